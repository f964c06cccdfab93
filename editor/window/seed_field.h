#pragma once

#include <QLineEdit>

#include <cstdint>

class QAction;

namespace isle {

/// A field for the seed of a deal, with a button for the next one.
class SeedField : public QLineEdit {
    Q_OBJECT

  public:
    explicit SeedField(QAction* next, QWidget* parent = nullptr);

    [[nodiscard]] std::uint64_t seed() const { return seed_; }
    void setSeed(std::uint64_t seed); ///< tells nobody

  signals:
    void seedEntered(std::uint64_t seed);

  private:
    void enter();

    std::uint64_t seed_ = 1;
};

} // namespace isle

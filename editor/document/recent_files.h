#pragma once

#include <QObject>
#include <QStringList>

namespace isle {

/// The files opened or saved last, newest first, remembered in the settings of the application.
class RecentFiles : public QObject {
    Q_OBJECT

  public:
    static constexpr int most = 10;

    using QObject::QObject;

    /// At most `most` paths; files that are gone are left out.
    [[nodiscard]] QStringList paths() const;
    /// Puts a file first.
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

  signals:
    void changed();

  private:
    void store(const QStringList& paths);
};

} // namespace isle

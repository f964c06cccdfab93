#pragma once

#include "engine/map/map.h"

#include <QListWidget>

namespace isle {

/// A list of maps with their pictures, for choosing one.
class MapList : public QListWidget {
    Q_OBJECT

  public:
    explicit MapList(QWidget* parent = nullptr);

    /// Adds a map; a picture is drawn when none is given.
    void add(const Map& map, const QByteArray& png = {});
    void addEntry(const QString& text, const QImage& picture);
};

} // namespace isle

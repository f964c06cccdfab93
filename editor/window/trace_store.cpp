#include "editor/window/trace_store.h"

#include "editor/canvas/view_transform.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>
#include <QImageReader>
#include <QSettings>

#include <algorithm>

namespace isle {
namespace {

/// Larger pictures are read smaller: more than a screen at 200 % shows nothing more, and costs memory.
constexpr int mostSide = 6000;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TracePicture)
};

QString keyOf(const QString& mapPath) {
    const QString path = QFileInfo(mapPath).absoluteFilePath();
    return QString::fromLatin1(
        QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex().left(20));
}

QImage readImage(const QString& file, QString& problem) {
    QImageReader reader(file);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isValid() && std::max(size.width(), size.height()) > mostSide)
        reader.setScaledSize(size.scaled(mostSide, mostSide, Qt::KeepAspectRatio));
    const QImage image = reader.read();
    if (image.isNull())
        problem = Words::tr("The picture %1 could not be read: %2")
                      .arg(QFileInfo(file).fileName(), reader.errorString());
    return image.isNull() ? image : image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

void forgetOldest(QSettings& settings) {
    QStringList keys = settings.childGroups();
    while (keys.size() > mostTraces) {
        const auto oldest =
            std::min_element(keys.begin(), keys.end(), [&](const QString& a, const QString& b) {
                return settings.value(a + QStringLiteral("/used")).toLongLong()
                       < settings.value(b + QStringLiteral("/used")).toLongLong();
            });
        settings.remove(*oldest);
        keys.erase(oldest);
    }
}

} // namespace

std::optional<TraceSetup> loadTrace(const QString& file, int rows, int cols, QString& problem) {
    TraceSetup setup;
    setup.file = QFileInfo(file).absoluteFilePath();
    setup.picture.image = readImage(file, problem);
    if (setup.picture.image.isNull())
        return std::nullopt;
    const QRectF extent = ViewTransform::extentOf(std::max(1, rows), std::max(1, cols));
    const QSizeF size = setup.picture.image.size();
    setup.picture.scale = std::min(extent.width() / size.width(), extent.height() / size.height());
    const QSizeF shown = size * setup.picture.scale;
    setup.picture.topLeft = extent.center() - QPointF(shown.width() / 2, shown.height() / 2);
    return setup;
}

std::optional<TraceSetup> rememberedTrace(const QString& mapPath) {
    if (mapPath.isEmpty())
        return std::nullopt;
    QSettings settings;
    settings.beginGroup(QStringLiteral("trace/") + keyOf(mapPath));
    TraceSetup setup;
    setup.file = settings.value(QStringLiteral("file")).toString();
    if (setup.file.isEmpty())
        return std::nullopt;
    QString problem;
    TracePicture& picture = setup.picture;
    picture.image = readImage(setup.file, problem);
    if (picture.image.isNull())
        return std::nullopt;
    picture.topLeft = settings.value(QStringLiteral("topLeft")).toPointF();
    const auto number = [&](const char* name, double low, double high, double otherwise) {
        return std::clamp(settings.value(QLatin1String(name), otherwise).toDouble(), low, high);
    };
    picture.scale = number("scale", 0.001, 1000.0, 1.0);
    picture.opacity = number("opacity", 0.0, 1.0, 1.0);
    picture.seaOpacity = number("sea", 0.0, 1.0, 0.35);
    return setup;
}

void rememberTrace(const QString& mapPath, const std::optional<TraceSetup>& trace) {
    if (mapPath.isEmpty())
        return;
    QSettings settings;
    settings.beginGroup(QStringLiteral("trace"));
    const QString key = keyOf(mapPath);
    if (!trace) {
        settings.remove(key);
        return;
    }
    settings.beginGroup(key);
    settings.setValue(QStringLiteral("file"), trace->file);
    settings.setValue(QStringLiteral("topLeft"), trace->picture.topLeft);
    settings.setValue(QStringLiteral("scale"), trace->picture.scale);
    settings.setValue(QStringLiteral("opacity"), trace->picture.opacity);
    settings.setValue(QStringLiteral("sea"), trace->picture.seaOpacity);
    settings.setValue(QStringLiteral("used"), QDateTime::currentMSecsSinceEpoch());
    settings.endGroup();
    forgetOldest(settings);
}

} // namespace isle

#pragma once

#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace isle::test {

struct Outcome {
    int code = -1;
    QString out;
    QString err;

    [[nodiscard]] QStringList lines() const { return out.split(QLatin1Char('\n'), Qt::SkipEmptyParts); }
};

/// Runs the program with no environment at all: no display, no platform, no locale.
inline Outcome run(const QStringList& arguments) {
    QProcess process;
    QProcessEnvironment environment;
    if (qEnvironmentVariableIsSet("LSAN_OPTIONS")) // for the sanitizers, which the program knows nothing of
        environment.insert(QStringLiteral("LSAN_OPTIONS"), qEnvironmentVariable("LSAN_OPTIONS"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(ISLEWRIGHT_CLI), arguments);
    Outcome outcome;
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return outcome;
    outcome.code = process.exitCode();
    outcome.out = QString::fromUtf8(process.readAllStandardOutput());
    outcome.err = QString::fromUtf8(process.readAllStandardError());
    return outcome;
}

inline QString shipped(const char* name) {
    return QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/maps/") + QLatin1String(name);
}

} // namespace isle::test

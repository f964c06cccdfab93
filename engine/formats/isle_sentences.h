#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

/// Pieces the sentences of the `.isle` reader are made with.
namespace isle::isle_sentences {

/// A sentence in the reader's language.
inline QString tr(const char* text) {
    return QCoreApplication::translate("formats", text);
}

/// A part of the file inside a sentence.
inline QString quote(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// What can be wanted of a value, for "... must be %2".
inline constexpr const char* aText = QT_TRANSLATE_NOOP("formats", "a text in quotes");
inline constexpr const char* aList = QT_TRANSLATE_NOOP("formats", "a list of texts in quotes");
inline constexpr const char* anObject = QT_TRANSLATE_NOOP("formats", "an object in { }");
inline constexpr const char* aListOfObjects = QT_TRANSLATE_NOOP("formats", "a list of objects in { }");
inline constexpr const char* aCellText = QT_TRANSLATE_NOOP("formats", "a place such as \"(2,3)\"");

} // namespace isle::isle_sentences

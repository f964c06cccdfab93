#pragma once

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <vector>

/// Zip archives byte by byte, so that a test can make one say anything, true or not.
namespace isle::test {

struct RawZipEntry {
    QByteArray name;
    QByteArray bytes;
    bool deflated = false;
    quint16 flags = 0;
    quint16 method = 0xFFFF; ///< as `deflated` says unless set
    quint32 unixMode = 0100644;
    std::optional<quint32> crc = {};  ///< the true one unless set
    std::optional<quint32> size = {}; ///< the true one unless set
    std::optional<quint32> packedSize = {};
    std::optional<quint32> offset = {}; ///< of its local header, to share the bytes of another
};

inline quint32 crcOf(const QByteArray& bytes) {
    quint32 crc = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return ~crc;
}

inline void put16(QByteArray& out, quint32 value) {
    out.append(static_cast<char>(value & 0xFFU));
    out.append(static_cast<char>((value >> 8U) & 0xFFU));
}
inline void put32(QByteArray& out, quint32 value) {
    put16(out, value & 0xFFFFU);
    put16(out, value >> 16U);
}

inline QByteArray buildZip(const std::vector<RawZipEntry>& entries) {
    QByteArray archive;
    QByteArray directory;
    for (const RawZipEntry& entry : entries) {
        // qCompress puts its own four bytes and zlib's two in front, and a checksum of four behind.
        const QByteArray packed = entry.deflated ? qCompress(entry.bytes, 9).mid(6).chopped(4) : entry.bytes;
        const quint32 offset = entry.offset.value_or(static_cast<quint32>(archive.size()));
        QByteArray common;
        put16(common, 20);
        put16(common, entry.flags);
        put16(common, entry.method != 0xFFFF ? entry.method : entry.deflated ? 8 : 0);
        put32(common, 0x00210000); // 1980-01-01
        put32(common, entry.crc.value_or(crcOf(entry.bytes)));
        put32(common, entry.packedSize.value_or(static_cast<quint32>(packed.size())));
        put32(common, entry.size.value_or(static_cast<quint32>(entry.bytes.size())));
        put16(common, static_cast<quint32>(entry.name.size()));
        put16(common, 0);
        if (!entry.offset) {
            put32(archive, 0x04034B50);
            archive += common + entry.name + packed;
        }
        put32(directory, 0x02014B50);
        put16(directory, 0x0314); // made on Unix
        directory += common;
        put16(directory, 0);
        put16(directory, 0);
        put16(directory, 0);
        put32(directory, entry.unixMode << 16U);
        put32(directory, offset);
        directory += entry.name;
    }
    const auto start = static_cast<quint32>(archive.size());
    archive += directory;
    put32(archive, 0x06054B50);
    put32(archive, 0);
    put16(archive, static_cast<quint32>(entries.size()));
    put16(archive, static_cast<quint32>(entries.size()));
    put32(archive, static_cast<quint32>(directory.size()));
    put32(archive, start);
    put16(archive, 0);
    return archive;
}

} // namespace isle::test

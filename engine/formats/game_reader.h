#pragma once

#include "engine/base/result.h"
#include "engine/formats/game_file.h"
#include "engine/formats/json_reader.h"
#include "engine/lattice/topology.h"

#include <QString>

#include <optional>
#include <string_view>

namespace isle {

inline constexpr std::string_view gameFormatName = "islewright game";

/// Turns the JSON of an `.islegame` file into a recorded game. Every function returns false once something is
/// wrong.
class GameReader {
  public:
    explicit GameReader(const JsonDocument& document) : document_(document) {}

    [[nodiscard]] Result<RecordedGame, JsonError> read();

  private:
    using Kind = JsonValue::Kind;

    bool fail(JsonPlace place, const QString& message);
    bool fail(const JsonValue& value, const QString& message) {
        return fail(document_.placeOf(value), message);
    }
    bool wrongType(const JsonValue& value, std::string_view field, const char* wanted);
    /// A field that has to be there; nullptr, with the sentence told, when it is not.
    const JsonValue* need(std::string_view field);

    bool readHeader();
    bool readMap();
    bool readSeats();
    bool readSeed(std::string_view field, std::uint64_t& seed);
    bool readPlayers();
    bool readActions();
    bool readCheckpoints();
    bool readCheckpoint(const JsonValue& item);
    bool readResult();
    bool readWinner(const JsonValue& result);
    bool readPoints(const JsonValue& result);
    bool keepUnknown();

    const JsonDocument& document_;
    RecordedGame game_;
    JsonError error_;
};

} // namespace isle

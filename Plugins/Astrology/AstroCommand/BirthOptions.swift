// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import ComputationKit

/// The options that say when and where, shared by `chart` and `time`.
struct BirthOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Date and time as the source has them: 1990-05-15T14:30, with Z, +03:00 or [Europe/Kyiv] at the end where known. A date alone is a birth of unknown time.",
            valueName: "date"))
    var date: String

    @Option(help: ArgumentHelp("Time of day, when it is not in the date.", valueName: "hh:mm"))
    var time: String?

    @Option(
        name: [.customLong("tz"), .customLong("zone")], parsing: .unconditional,
        help: ArgumentHelp(
            "Time zone (Europe/Kyiv), offset (+03:00) or LMT for local mean time. Without one it comes from the place or the coordinates.",
            valueName: "zone"))
    var zone: String?

    @Option(help: ArgumentHelp("Birth place, found offline: Kyiv, \"Paris, TX\", Київ.", valueName: "name"))
    var place: String?

    @Option(
        name: [.customLong("lat"), .customLong("latitude")], parsing: .unconditional,
        help: ArgumentHelp("Latitude, north positive: 50.45, 50n27, -33.87.", valueName: "degrees"))
    var latitude: Coordinate?

    @Option(
        name: [.customLong("lon"), .customLong("longitude")], parsing: .unconditional,
        help: ArgumentHelp("Longitude, east positive: 30.52, 30e31, -0.13.", valueName: "degrees"))
    var longitude: Coordinate?

    @Option(
        name: [.customLong("alt"), .customLong("altitude")], parsing: .unconditional,
        help: ArgumentHelp("Height above the sea, for topocentric charts.", valueName: "meters"))
    var altitude: Double?

    @Option(
        help: ArgumentHelp(
            "Which one, when the clocks showed the time twice.", valueName: "reading"))
    var fold: FoldChoice?

    @Option(help: ArgumentHelp("The calendar of the date.", valueName: "calendar"))
    var calendar: CalendarSystem?

    /// The birth as the engine takes it.
    var json: JSONValue {
        var birth = JSONObject()
        birth["date"] = .string(date)
        birth["time"] = time.map(JSONValue.string)
        birth["zone"] = zone.map(JSONValue.string)
        birth["place"] = place.map(JSONValue.string)
        birth["latitude"] = latitude.map { .number($0.degrees) }
        birth["longitude"] = longitude.map { .number($0.degrees) }
        birth["altitude"] = altitude.map(JSONValue.number)
        birth["fold"] = fold.map { .string($0.rawValue) }
        birth["calendar"] = calendar.map { .string($0.rawValue) }
        return .object(birth)
    }

    /// The options by the paths of the fields they set, so that a refusal names what the user typed.
    ///
    /// - Parameter prefix: the path of the birth in the input, ended by a dot, or nothing.
    static func optionsByPath(under prefix: String) -> [String: String] {
        let options = [
            "date": "--date", "time": "--time", "zone": "--tz", "offset": "--tz", "place": "--place",
            "latitude": "--lat", "longitude": "--lon", "altitude": "--alt", "fold": "--fold",
            "calendar": "--calendar",
        ]
        return Dictionary(uniqueKeysWithValues: options.map { (prefix + $0.key, $0.value) })
    }
}

/// A latitude or longitude as people write it: decimal degrees, or degrees and minutes around a letter.
struct Coordinate: ExpressibleByArgument {
    let degrees: Double

    /// Reads `50.45`, `-33.87`, `50.45N`, `50n27`, `50n27'30`, `50°27′N`, `50:27:30`.
    init?(argument: String) {
        let text = argument.uppercased()
        let letters = text.filter(\.isLetter)
        guard letters.count <= 1, letters.isEmpty || "NSEW".contains(letters) else { return nil }
        let parts = text.split { !($0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+")) }.map(
            String.init)
        guard (1...3).contains(parts.count) else { return nil }
        var total = 0.0
        for (index, part) in parts.enumerated() {
            guard let value = Double(part), index == 0 || (value >= 0 && value < 60) else { return nil }
            total += abs(value) / [1, 60, 3600][index]
        }
        let isNegative = parts[0].hasPrefix("-")
        if isNegative, !letters.isEmpty { return nil }
        degrees = isNegative || letters == "S" || letters == "W" ? -total : total
    }
}

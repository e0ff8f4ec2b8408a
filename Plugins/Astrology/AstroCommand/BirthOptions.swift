// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import ComputationKit

/// The options for the date, time, and place of birth, shared by `chart` and `time`.
struct BirthOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Date and local time of birth, such as 1990-05-15T14:30. Can end with Z, +03:00, or [Europe/Kyiv]. Give only the date if the time is unknown.",
            valueName: "date"))
    var date: String

    @Option(help: ArgumentHelp("Time of day, if --date is only a date.", valueName: "hh:mm"))
    var time: String?

    @Option(
        name: [.customLong("tz"), .customLong("zone")], parsing: .unconditional,
        help: ArgumentHelp(
            "Time zone: a name (Europe/Kyiv), an offset (+03:00), or LMT for local mean time. The default is the zone of the place or coordinates.",
            valueName: "zone"))
    var zone: String?

    @Option(help: ArgumentHelp("Place of birth, looked up offline: Kyiv, \"Paris, TX\", Київ.", valueName: "name"))
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
        help: ArgumentHelp("Height above sea level, for topocentric charts.", valueName: "meters"))
    var altitude: Double?

    @Option(
        help: ArgumentHelp(
            "Which occurrence to use if the clocks showed the time twice.", valueName: "reading"))
    var fold: FoldChoice?

    @Option(help: ArgumentHelp("Calendar of the date.", valueName: "calendar"))
    var calendar: CalendarSystem?

    /// The birth as input for the engine.
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

    /// The options by the paths of the fields they set, so that an error names the option the user typed.
    ///
    /// - Parameter prefix: The path of the birth in the input, with a dot at the end; empty for the input itself.
    static func optionsByPath(under prefix: String) -> [String: String] {
        let options = [
            "date": "--date", "time": "--time", "zone": "--tz", "offset": "--tz", "place": "--place",
            "latitude": "--lat", "longitude": "--lon", "altitude": "--alt", "fold": "--fold",
            "calendar": "--calendar",
        ]
        return Dictionary(uniqueKeysWithValues: options.map { (prefix + $0.key, $0.value) })
    }
}

/// A latitude or longitude: decimal degrees, or degrees and minutes with a letter such as `50n27`.
struct Coordinate: ExpressibleByArgument {
    let degrees: Double

    /// Parses text such as `50.45`, `-33.87`, `50.45N`, `50n27`, `50n27'30`, `50°27′N`, `50:27:30`.
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

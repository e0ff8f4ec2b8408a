// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import ComputationKit

/// The options for the date, time, and place of birth, shared by `chart` and `time`.
struct BirthOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Date and local time of birth, such as 1990-05-15T14:30. Can end with Z, +03:00, or [Europe/Kyiv]. Give only the date if the time is unknown. Dates before 1582-10-15 are Julian unless --calendar says otherwise.",
            valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("Time of day, if --date is only a date.", valueName: "hh:mm"))
    var time: String?

    @Option(
        name: [.customLong("tz"), .customLong("zone")], parsing: .unconditional,
        help: ArgumentHelp(
            "Time zone: a name (Europe/Kyiv), an offset (+03:00 or UTC+3), or LMT for local mean time. The default is the zone of the place or coordinates.",
            valueName: "zone"))
    var zone: String?

    @Option(help: ArgumentHelp("Place of birth, looked up offline: Kyiv, \"Paris, TX\", Київ.", valueName: "name"))
    var place: String?

    @Option(
        name: [.customLong("lat"), .customLong("latitude")], parsing: .unconditional,
        help: ArgumentHelp("Latitude, north positive: 50.45, 50n27, -33.87.", valueName: "degrees"))
    var latitude: String?

    @Option(
        name: [.customLong("lon"), .customLong("longitude")], parsing: .unconditional,
        help: ArgumentHelp("Longitude, east positive: 30.52, 30e31, -0.13.", valueName: "degrees"))
    var longitude: String?

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

    /// Whether the date is the word for the current instant.
    var isNow: Bool { date?.lowercased() == "now" }

    /// The birth as input for the engine.
    /// - Throws: `ComputationError` if a coordinate isn't in a supported form.
    func json() throws(ComputationError) -> JSONObject {
        var birth = try placeJSON()
        birth["date"] = date.map(JSONValue.string)
        birth["time"] = time.map(JSONValue.string)
        birth["fold"] = fold.map { .string($0.rawValue) }
        birth["calendar"] = calendar.map { .string($0.rawValue) }
        return birth
    }

    /// The place and zone as input for the engine, without the date and time.
    /// - Throws: `ComputationError` if a coordinate isn't in a supported form.
    func placeJSON() throws(ComputationError) -> JSONObject {
        var place = JSONObject()
        place["zone"] = zone.map(JSONValue.string)
        place["place"] = self.place.map(JSONValue.string)
        if let latitude {
            place["latitude"] = .number(try Coordinate(latitude, .latitude, at: "--lat").degrees)
        }
        if let longitude {
            place["longitude"] = .number(try Coordinate(longitude, .longitude, at: "--lon").degrees)
        }
        place["altitude"] = try altitude.map { value throws(ComputationError) in
            try .finite(value, option: "--alt", "meters from -12000 to 100000")
        }
        return place
    }

    /// The first option that was given, with its value.
    var firstGiven: (option: String, value: String)? {
        let given = [
            ("--date", date), ("--time", time), ("--tz", zone), ("--place", place), ("--lat", latitude),
            ("--lon", longitude), ("--alt", altitude.map { "\($0)" }), ("--fold", fold?.rawValue),
            ("--calendar", calendar?.rawValue),
        ]
        return given.lazy.compactMap { option, value in value.map { (option, $0) } }.first
    }

    /// Rejects options that have no meaning for the current instant.
    func checkOptionsOfNow() throws(ComputationError) {
        let given = [("--time", time), ("--fold", fold?.rawValue), ("--calendar", calendar?.rawValue)]
        guard let (option, value) = given.first(where: { $0.1 != nil }) else { return }
        throw .refused(path: option, expected: "no value with --date now", got: (value ?? "").quoted(limit: 60))
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

extension JSONValue {
    /// Returns a number that a user typed.
    /// - Throws: `ComputationError` if it is infinite or not a number, which JSON doesn't have.
    static func finite(_ value: Double, option: String, _ expected: String) throws(ComputationError) -> JSONValue {
        guard value.isFinite else { throw .refused(path: option, expected: expected, got: "\(value)") }
        return .number(value)
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// The mean time of one city that the database has for a whole zone, such as Kyiv's for Kharkiv until 1924.
///
/// Where the law made a city's mean time that of a country, there is no doubt. Elsewhere railways and telegraphs used
/// it, and towns kept their own, so the place's record may mean either.
struct CityMeanTime {
    /// The smallest difference that counts, in seconds: a quarter of a degree of the Ascendant.
    static let smallestDifference = 60

    let zone: String
    let city: String
    let abbreviation: String
    let offset: Int
    /// How far the clocks were ahead of the mean time in summer, in seconds.
    let saving: Int
    let own: Int

    /// Creates the city mean time of a reading; `nil` if the reading has another kind of time, the law prescribed it,
    /// or the place's own mean time is almost the same.
    init?(_ reading: TimeReading, in timeline: ZoneTimeline, at second: Int) {
        let offset = reading.standardOffset.seconds
        guard offset % 900 != 0, !reading.isLocalMeanTime, let zone = timeline.zone, let longitude = timeline.longitude,
            !Self.isLegal(zone.name, at: second)
        else { return nil }
        own = ZoneTimeline.meanTime(of: longitude, near: offset)
        guard abs(own - offset) >= Self.smallestDifference else { return nil }
        self.offset = offset
        saving = reading.offset.seconds - offset
        self.zone = zone.name
        abbreviation = reading.abbreviation
        city = Self.cities["\(zone.name) \(reading.abbreviation)"] ?? Self.mainCity(of: zone.name)
    }

    /// The warning, a sentence.
    var message: String {
        var text = ISO8601Writer(capacity: 200)
        text.append("the clocks of \(zone) are read as the mean time of \(city) (\(abbreviation), ")
        text.append(UTCOffset(unchecked: offset))
        text.append(saving == 0 ? "), and" : "), and an hour or more ahead of it in summer, and")
        text.append(" the mean time of the place itself is ")
        text.append(UTCOffset(unchecked: own))
        text.append(", ")
        text.appendDuration(abs(own - offset))
        text.append(own > offset ? " ahead" : " behind")
        text.append(": check which one the record uses, and specify LMT as the zone for that of the place")
        return text.string
    }

    /// Returns whether the law made the mean time of a city that of the whole zone.
    private static func isLegal(_ zone: String, at second: Int) -> Bool {
        laws.contains { $0.zone == zone && second >= $0.start }
    }

    /// The laws, from a second since 1970.
    ///
    /// Sources: the comments in the tz database's files `europe`, `africa`, and `backzone`.
    private static let laws: [(zone: String, start: Int)] = [
        // France: law of 14 March 1891, in Algeria too.
        ("Europe/Paris", -2_486_592_000), ("Africa/Algiers", -2_486_592_000), ("Europe/Monaco", -2_486_592_000),
        // Ireland: Statutes (Definition of Time) Act, 2 August 1880.
        ("Europe/Dublin", -2_821_651_200), ("Eire", -2_821_651_200),
        // The Netherlands: law of 23 July 1908, from 1 May 1909.
        ("Europe/Amsterdam", -1_914_624_000),
        // Liberia: until 1972.
        ("Africa/Monrovia", -1_604_361_600),
    ]

    /// The cities of abbreviations that aren't those of the zone's main city.
    private static let cities = [
        "Asia/Kolkata HMT": "Howrah", "Asia/Kolkata MMT": "Madras", "Europe/Zurich BMT": "Bern",
        "America/Argentina/Buenos_Aires CMT": "Córdoba", "Europe/Sofia IMT": "Istanbul",
        "Europe/Vilnius WMT": "Warsaw", "Europe/Vilnius KMT": "Kaunas", "Europe/Chisinau BMT": "Bucharest",
    ]

    /// Returns the city that a zone is named for: `Kyiv` for `Europe/Kyiv`.
    private static func mainCity(of zone: String) -> String {
        let last = zone.split(separator: "/").last ?? Substring(zone)
        return String(last.map { $0 == "_" ? " " : $0 })
    }
}

// SPDX-License-Identifier: Apache-2.0

/// The offset of a zone's clocks while one rule was in force.
public struct ZoneRule: Hashable, Sendable {
    /// Seconds ahead of UTC.
    public let offset: Int
    /// Seconds that standard time is ahead of UTC; equal to ``offset`` outside of daylight saving time.
    ///
    /// TZif files don't record it. It is derived from the standard times before and after.
    public let standardOffset: Int
    /// The database's daylight saving time flag.
    ///
    /// In some releases it is also set for winter time *behind* standard time (Dublin).
    public let isFlaggedDaylight: Bool
    /// The database's abbreviation: `EEST`, `LMT`, `+03`, `-00`.
    public let abbreviation: String

    /// Creates a rule.
    package init(offset: Int, standardOffset: Int, isFlaggedDaylight: Bool, abbreviation: String) {
        self.offset = offset
        self.standardOffset = standardOffset
        self.isFlaggedDaylight = isFlaggedDaylight
        self.abbreviation = abbreviation
    }

    /// The abbreviation of local mean time, used before standard time.
    package static let localMeanTime = "LMT"
    /// The abbreviation for places and times without inhabitants (RFC 9636, section 3.2).
    package static let undefined = "-00"

    /// Whether clocks showed the mean time of the zone's main city.
    public var isLocalMeanTime: Bool { abbreviation == Self.localMeanTime }

    /// The number of seconds that clocks were ahead of standard time; negative for Irish winter time.
    public var saving: Int { offset - standardOffset }
}

/// A period in which one rule was in force in a zone.
public struct ZonePeriod: Hashable, Sendable {
    /// The first second, counted from 1970-01-01T00:00:00Z; `Int.min` if the period has no known start.
    public let start: Int
    /// The first second after the period; `Int.max` if it has no known end.
    public let end: Int
    /// The rule that was in force.
    public let rule: ZoneRule

    /// Creates a period.
    package init(start: Int, end: Int, rule: ZoneRule) {
        self.start = start
        self.end = end
        self.rule = rule
    }
}

/// Derives the standard time of a daylight saving time, which TZif files don't record.
enum StandardOffset {
    /// Returns the standard offset of a daylight saving time from the standard times around it.
    ///
    /// If the neighbors differ, standard time changed during summer (Kyiv 1941, Moscow 1919): then the result is the
    /// one that gives a saving of one hour, otherwise two hours, otherwise the most common saving. If a war changed
    /// both (Paris 1944, Jersey 1945), the abbreviation decides.
    static func behind(
        daylight offset: Int, abbreviation: String, before: Int?, after: Int?
    ) -> Int {
        if doubleSummerTimes.contains(abbreviation) { return offset - 7200 }
        let candidates = [before, after].compactMap { $0 }
        guard let best = candidates.min(by: { rank(offset - $0) < rank(offset - $1) }), best != offset else {
            return offset - 3600
        }
        return best
    }

    /// British, Central European, Western European, and Moscow double summer (midsummer) time.
    private static let doubleSummerTimes: Set = ["BDST", "CEMT", "WEMT", "MDST"]

    /// Returns the rank of a saving in seconds; the most common has rank 0.
    private static func rank(_ saving: Int) -> Int {
        switch saving {
        case 3600: 0
        case 7200: 1
        case 1200, 1800, 2400, 5400: 2
        case -3600: 3
        case 0: Int.max
        default: 4 + abs(saving - 3600)
        }
    }
}

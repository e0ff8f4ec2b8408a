// SPDX-License-Identifier: Apache-2.0

/// What the clocks of a zone showed while one rule was in force.
public struct ZoneRule: Hashable, Sendable {
    /// Seconds ahead of Universal Time.
    public var offset: Int
    /// Seconds by which the standard time behind it is ahead of Universal Time; equal to ``offset`` in standard time.
    ///
    /// The tz database's files don't record it. It is found from the standard times before and after.
    public var standardOffset: Int
    /// The database's own flag of daylight saving time.
    ///
    /// It is also set for winter time that is *behind* standard time (Dublin).
    public var isFlaggedDaylight: Bool
    /// The database's abbreviation: `EEST`, `LMT`, `+03`, `-00`.
    public var abbreviation: String

    /// Creates a rule.
    public init(offset: Int, standardOffset: Int, isFlaggedDaylight: Bool, abbreviation: String) {
        self.offset = offset
        self.standardOffset = standardOffset
        self.isFlaggedDaylight = isFlaggedDaylight
        self.abbreviation = abbreviation
    }

    /// The abbreviation of local mean time, before a zone had a standard time.
    public static let localMeanTime = "LMT"
    /// The abbreviation for places and times without inhabitants (RFC 9636, section 3.2).
    public static let undefined = "-00"

    /// Whether the clocks showed the mean time of the zone's main city.
    public var isLocalMeanTime: Bool { abbreviation == Self.localMeanTime }

    /// How far clocks were ahead of standard time, in seconds; negative for Irish winter time.
    public var saving: Int { offset - standardOffset }
}

/// A stretch of time in which one rule was in force in a zone.
public struct ZonePeriod: Hashable, Sendable {
    /// The first second, from 1970-01-01T00:00:00Z; `Int.min` when the database knows no beginning.
    public var start: Int
    /// The first second after it; `Int.max` when no end is known.
    public var end: Int
    /// The rule that was in force.
    public var rule: ZoneRule

    /// Creates a period.
    public init(start: Int, end: Int, rule: ZoneRule) {
        self.start = start
        self.end = end
        self.rule = rule
    }
}

/// The standard time behind a daylight saving time, which the files of the tz database don't record.
enum StandardOffset {
    /// Picks the standard offset of a daylight saving time from the standard times around it.
    ///
    /// When the neighbors differ, the clocks changed their standard time in summer (Kyiv 1941, Moscow 1919):
    /// then the one that makes the summer an hour is the one in force, else two hours, else the least
    /// unusual. Where a war moved both (Paris 1944, Jersey 1945) only the abbreviation tells.
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

    /// British, Central European, Western European and Moscow double summer (midsummer) time.
    private static let doubleSummerTimes: Set = ["BDST", "CEMT", "WEMT", "MDST"]

    /// How unusual a saving of so many seconds is.
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

// SPDX-License-Identifier: AGPL-3.0-or-later

/// What clocks did in a zone: one rule that came into force at a moment, without the times it was in force.
struct ZoneRule: Hashable, Sendable {
    /// Seconds ahead of UT.
    var offset: Int
    /// Seconds ahead of UT of the standard time behind it; equal to `offset` in standard time.
    var standardOffset: Int
    /// The database's own flag.
    ///
    /// It is also set for winter time that is *behind* standard time (Dublin).
    var isFlaggedDaylight: Bool
    /// The database's abbreviation: `EEST`, `LMT`, `+03`, `-00`.
    var abbreviation: String
}

/// A stretch of time in which one rule was in force in a zone.
struct ZonePeriod: Hashable, Sendable {
    /// The first second, from 1970-01-01T00:00:00Z; `Int.min` when the database knows no beginning.
    var start: Int
    /// The first second after it; `Int.max` when no end is known.
    var end: Int
    var rule: ZoneRule
}

/// The standard time behind a daylight saving time, which time zone files do not record.
enum StandardOffset {
    /// Picks the standard offset of a daylight saving time from the standard times around it.
    ///
    /// When the neighbors differ the clocks changed their standard time in summer (Kyiv 1941, Moscow 1919):
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

// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// The clocks of one birth place: a zone's history with local mean time by the birth longitude in it.
///
/// Laws brought standard time in "from the first of the month", so the place is taken to change when its own
/// clocks show what those of the zone's main city showed at their change. Every moment keeps exactly one
/// local time; minutes are skipped where the mean time was behind the standard time, and repeated where it
/// was ahead.
struct ZoneTimeline {
    let basis: TimeBasis
    let zone: ZoneHistory?
    let longitude: Double?

    /// An offset that holds from a moment to a moment, and the rule behind it.
    struct Stretch {
        var start: Int
        var end: Int
        /// The offset in force: the rule's, or that of the birth longitude.
        var offset: Int
        var rule: ZoneRule

        var isLocalMeanTime: Bool { rule.isLocalMeanTime }
    }

    /// The stretches whose clocks may have shown a local time, in order.
    func stretches(aroundLocal clockSeconds: Int, _ body: (Stretch) -> Void) {
        guard let zone else { return body(stretch(of: fixedPeriod, shiftedBy: 0)) }
        let isPlain = longitude == nil || clockSeconds > zone.localMeanTimeEnd + 3 * 86_400
        var shift: Int?
        zone.forEachPeriod(aroundLocal: clockSeconds) { period in
            guard !isPlain else { return body(stretch(of: period, shiftedBy: 0)) }
            let before = shift ?? self.shift(ofEndBefore: period, in: zone)
            var result = stretch(of: period, shiftedBy: before)
            let after = result.isLocalMeanTime ? period.rule.offset - result.offset : 0
            if period.end != .max { result.end = period.end + after }
            shift = after
            body(result)
        }
    }

    /// All of time, for a stated offset.
    var fixedStretch: Stretch { stretch(of: fixedPeriod, shiftedBy: 0) }

    private func stretch(of period: ZonePeriod, shiftedBy shift: Int) -> Stretch {
        var offset = period.rule.offset
        if let longitude, period.rule.isLocalMeanTime {
            offset = zone == nil ? Self.meanTime(of: longitude) : Self.meanTime(of: longitude, near: offset)
        }
        let start = period.start == .min ? .min : period.start + shift
        return Stretch(start: start, end: period.end, offset: offset, rule: period.rule)
    }

    /// How much later than the zone's main city the place left the period before.
    private func shift(ofEndBefore period: ZonePeriod, in zone: ZoneHistory) -> Int {
        guard period.start != .min, let longitude else { return 0 }
        let rule = zone.period(atSecond: period.start - 1).rule
        guard rule.isLocalMeanTime else { return 0 }
        return rule.offset - Self.meanTime(of: longitude, near: rule.offset)
    }

    /// The change from local mean time to standard time within a day of a local time, as the new clock showed
    /// it.
    func standardTimeChange(aroundLocal clockSeconds: Int) -> LocalDateTime? {
        guard let zone, longitude != nil, clockSeconds <= zone.localMeanTimeEnd + 3 * 86_400 else {
            return nil
        }
        var change: Int?
        var previous: Stretch?
        stretches(aroundLocal: clockSeconds) { stretch in
            if let before = previous, before.isLocalMeanTime, !stretch.isLocalMeanTime,
                abs(stretch.start + stretch.offset - clockSeconds) <= 86_400
            {
                change = stretch.start + stretch.offset
            }
            previous = stretch
        }
        return change.map { LocalDateTime(clockSeconds: $0, nanosecond: 0, calendar: .gregorian) }
    }

    /// Refuses a longitude that cannot be in the zone; none is a sixth of the Earth away from its main city.
    func check(_ stretch: Stretch) throws(TimeInputError) {
        guard let zone, let longitude, abs(stretch.offset - stretch.rule.offset) > 4 * 3600 else { return }
        throw TimeInputError(
            field: "longitude",
            expected:
                "a longitude in \(zone.name), whose mean time is \(UTCOffset(unchecked: stretch.rule.offset))",
            got: "\(longitude)", recoverySuggestion: "east of Greenwich is positive; check the sign and the zone")
    }

    private var fixedPeriod: ZonePeriod {
        let offset: Int
        let abbreviation: String
        switch basis {
        case .offset(let stated):
            offset = stated.seconds
            abbreviation = stated.description
        default:
            offset = 0
            abbreviation = ZoneRule.localMeanTime
        }
        let rule = ZoneRule(
            offset: offset, standardOffset: offset, isFlaggedDaylight: false, abbreviation: abbreviation)
        return ZonePeriod(start: .min, end: .max, rule: rule)
    }

    /// Local mean time: 240 s for every degree east of Greenwich, rounded to a whole second.
    private static func meanTime(of longitude: Double) -> Int {
        Int((longitude * 240).rounded())
    }

    /// Local mean time on the zone's side of the date line.
    ///
    /// Where a zone kept the date of the other side of the Pacific (Manila before 1845, Alaska before 1867),
    /// its record is a day away from the longitude's mean time, and the day is added.
    static func meanTime(of longitude: Double, near record: Int) -> Int {
        let offset = meanTime(of: longitude)
        let days = (Double(record - offset) / 86_400).rounded()
        return offset + 86_400 * Int(days)
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// The clocks of one place: a zone's history, with local mean time of the birth longitude.
///
/// Laws introduced standard time "from the first of the month", so the place changes when its clocks show the same time
/// as those of the zone's main city at their change. Every instant has exactly one local time. Minutes are skipped if
/// mean time was behind standard time, and repeated if it was ahead.
struct ZoneTimeline {
    let basis: TimeBasis
    let zone: ZoneHistory?
    let longitude: Double?
    /// Whether the basis was specified, or else comes from the table of territories.
    var isStated = true

    /// An offset that applies during an interval, with its rule.
    struct Stretch {
        var start: Int
        var end: Int
        /// The offset that applies: that of the rule or of the birth longitude.
        var offset: Int
        var rule: ZoneRule

        var isLocalMeanTime: Bool { rule.isLocalMeanTime }
    }

    /// Calls a closure with the stretches whose clocks can have shown a local time, in order.
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

    /// The unlimited stretch of a fixed offset.
    var fixedStretch: Stretch { stretch(of: fixedPeriod, shiftedBy: 0) }

    private func stretch(of period: ZonePeriod, shiftedBy shift: Int) -> Stretch {
        var offset = period.rule.offset
        if let longitude, period.rule.isLocalMeanTime {
            offset = zone == nil ? Self.meanTime(of: longitude) : Self.meanTime(of: longitude, near: offset)
        }
        let start = period.start == .min ? .min : period.start + shift
        return Stretch(start: start, end: period.end, offset: offset, rule: period.rule)
    }

    /// Returns how much later than the zone's main city the place left the previous period.
    private func shift(ofEndBefore period: ZonePeriod, in zone: ZoneHistory) -> Int {
        guard period.start != .min, let longitude else { return 0 }
        let rule = zone.period(atSecond: period.start - 1).rule
        guard rule.isLocalMeanTime else { return 0 }
        return rule.offset - Self.meanTime(of: longitude, near: rule.offset)
    }

    /// Returns the change from local mean time to standard time within a day of a local time, by the new clock.
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

    /// Rejects a longitude that can't be in the zone: no place is 60 degrees away from the zone's main city.
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

    /// Returns local mean time: 240 s per degree east of Greenwich, rounded to a second.
    private static func meanTime(of longitude: Double) -> Int {
        Int((longitude * 240).rounded())
    }

    /// Returns local mean time on the zone's side of the date line.
    ///
    /// If a zone used the date of the other side of the Pacific (Manila before 1845, Alaska before 1867), its entry
    /// differs from the longitude's mean time by a day, which is added.
    static func meanTime(of longitude: Double, near record: Int) -> Int {
        let offset = meanTime(of: longitude)
        let days = (Double(record - offset) / 86_400).rounded()
        return offset + 86_400 * Int(days)
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

extension LocalTimeResolver {
    /// Finds the interval of Universal Time of a local day, for a birth whose time is unknown.
    ///
    /// - Parameters:
    ///   - date: The day, in its calendar.
    ///   - basis: The zone or offset. The offset of a zone with an offset is ignored, because it can change during the
    ///     day.
    ///   - longitude: The birth longitude in degrees, east positive, for local mean time.
    ///   - isCalendarStated: Whether the calendar of the date was specified.
    ///   - isBasisStated: Whether the basis was specified, for the sentence about a fixed offset.
    ///   - placeZone: The zone of the place, whose calendar counts if the basis is an offset.
    /// - Throws: `TimeInputError` if the day was skipped in the zone, and the errors of `resolve`.
    public func day(
        _ date: CalendarDate, in basis: TimeBasis, longitude: Double? = nil, isCalendarStated: Bool = false,
        isBasisStated: Bool = true, placeZone: String? = nil
    ) throws(TimeInputError) -> LocalDay {
        var timeline = try timeline(basis, longitude: longitude)
        timeline.isStated = isBasisStated
        let midnight = LocalDateTime(date: date, time: .midnight).clockSeconds
        var parts: [(start: Int, end: Int, stretch: ZoneTimeline.Stretch)] = []
        timeline.stretches(aroundLocal: midnight) { Self.add($0, midnight, &parts) }
        timeline.stretches(aroundLocal: midnight + 86_400) { stretch in
            guard !parts.contains(where: { $0.stretch.end == stretch.end }) else { return }
            Self.add(stretch, midnight, &parts)
        }
        guard let first = parts.min(by: { $0.start < $1.start }),
            let last = parts.max(by: { $0.end < $1.end })
        else { throw Self.missing(date, timeline, at: midnight) }
        try timeline.check(first.stretch)
        func reading(_ second: Int, _ stretch: ZoneTimeline.Stretch) -> TimeReading {
            let isFixed = timeline.zone == nil && !stretch.isLocalMeanTime
            let kind: TimeReading.Kind =
                isFixed ? .fixedOffset : stretch.isLocalMeanTime ? .localMeanTime : .ordinary
            return TimeReading(
                UTCInstant(seconds: second, nanosecond: 0), in: stretch, of: timeline, kind: kind)
        }
        let start = reading(first.start, first.stretch)
        var notes = Notes()
        notes.add(timeline, clockSeconds: midnight, reading: start, database: database)
        notes.addCalendar(date, in: timeline.zone?.name ?? placeZone, isStated: isCalendarStated)
        return LocalDay(
            date: date, zone: timeline.zone?.name, start: start, end: reading(last.end, last.stretch),
            seconds: last.end - first.start, warnings: notes.warnings,
            databaseVersion: timeline.zone == nil ? nil : database?.version)
    }

    private static func add(
        _ stretch: ZoneTimeline.Stretch, _ midnight: Int,
        _ parts: inout [(start: Int, end: Int, stretch: ZoneTimeline.Stretch)]
    ) {
        let start = max(stretch.start, midnight - stretch.offset)
        let end = min(stretch.end, midnight + 86_400 - stretch.offset)
        if start < end { parts.append((start, end, stretch)) }
    }

    private static func missing(_ date: CalendarDate, _ timeline: ZoneTimeline, at midnight: Int)
        -> TimeInputError
    {
        let previous = CalendarDate(uncheckedDayNumber: date.julianDayNumber - 1, calendar: date.calendar)
        let next = CalendarDate(uncheckedDayNumber: date.julianDayNumber + 1, calendar: date.calendar)
        let place = timeline.zone?.name ?? "\(timeline.basis)"
        return TimeInputError(
            field: "date", expected: "a day that occurred in \(place)", got: "\(date)",
            recoverySuggestion: "the calendar there went from \(previous) to \(next)")
    }
}

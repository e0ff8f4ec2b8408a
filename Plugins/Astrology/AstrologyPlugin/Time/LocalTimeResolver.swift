// SPDX-License-Identifier: Apache-2.0

public import CivilTime

/// Finds the instants that a local birth time can mean.
///
/// An ambiguous time has two readings, a time that the clocks skipped has the edges of the gap, and a date whose
/// calendar is unclear has a warning. Before a zone's standard time, the mean time of the birth longitude is used (240
/// s per degree).
public struct LocalTimeResolver: Sendable {
    /// The database of zones; if it is `nil`, only times with an offset can be resolved.
    public let database: TimeZoneDatabase?
    private let databaseProblem: TimeInputError?

    /// Creates a resolver with a database.
    public init(database: TimeZoneDatabase) {
        self.database = database
        databaseProblem = nil
    }

    /// Creates a resolver without a database, which resolves offsets and local mean time.
    ///
    /// - Parameter problem: The error to throw if a zone is requested.
    public init(withoutDatabase problem: TimeInputError) {
        database = nil
        databaseProblem = problem
    }

    /// Returns the zone with a name.
    private func zone(named name: String) throws(TimeInputError) -> ZoneHistory {
        if let database {
            return try TimeInputError.naming("zone") { () throws(CivilTimeError) in try database.zone(named: name) }
        }
        throw databaseProblem
            ?? TimeInputError(
                kind: .data, field: "zone", expected: "a time zone database", got: "none",
                recoverySuggestion: "install tzdata")
    }

    /// Finds every reading of a local time.
    ///
    /// - Parameters:
    ///   - local: The day, in its calendar, and the time of day.
    ///   - basis: The zone, the offset, or both.
    ///   - longitude: The birth longitude in degrees, east positive, for local mean time.
    ///   - fold: The reading to use if there are two.
    ///   - isCalendarStated: Whether the calendar of the date was specified. If not, dates before the place's adoption
    ///     of the Gregorian calendar get a warning.
    ///   - isBasisStated: Whether the basis was specified, for the sentence about a fixed offset.
    ///   - placeZone: The zone of the place, whose calendar counts if the basis is an offset.
    /// - Throws: `TimeInputError` if the zone is unknown or damaged, the longitude is outside -180...180 or required
    ///   but missing, or the zone didn't use the given offset then.
    /// - Complexity: O(log *n*) in the number of the zone's changes.
    public func resolve(
        _ local: LocalDateTime, in basis: TimeBasis, longitude: Double? = nil, fold: FoldChoice? = nil,
        isCalendarStated: Bool = false, isBasisStated: Bool = true, placeZone: String? = nil
    ) throws(TimeInputError) -> LocalTimeResolution {
        var timeline = try timeline(basis, longitude: longitude)
        timeline.isStated = isBasisStated
        let (readings, gap) = try readings(of: local, in: timeline)
        var chosen = readings.count == 1 ? readings.first : nil
        if readings.count > 1, let fold {
            chosen = fold == .earlier ? readings.first : readings.last
        }
        if case .zoneWithOffset(_, let stated) = basis, !readings.isEmpty {
            chosen = try reading(with: stated, of: readings, zone: timeline.zone?.name ?? "")
        }
        var notes = Notes()
        notes.add(timeline, clockSeconds: local.clockSeconds, reading: readings.first, database: database)
        notes.addCalendar(local.date, in: timeline.zone?.name ?? placeZone, isStated: isCalendarStated)
        var other: CalendarAlternative?
        if let calendar = notes.otherCalendar {
            other = alternative(local, calendar: calendar, timeline)
        }
        return LocalTimeResolution(
            local: local, gregorianDate: local.date.converted(to: .gregorian), weekday: local.date.weekday,
            zone: timeline.zone?.name, outcome: Self.outcome(readings), readings: readings, chosen: chosen,
            gap: gap,
            question: chosen == nil ? question(local, readings, gap, timeline) : nil,
            warnings: notes.warnings,
            otherCalendar: other, databaseVersion: timeline.zone == nil ? nil : database?.version)
    }

    func timeline(_ basis: TimeBasis, longitude: Double?) throws(TimeInputError) -> ZoneTimeline {
        if let longitude, !(-180...180).contains(longitude) {
            throw TimeInputError(
                field: "longitude", expected: "a number from -180 to 180 degrees", got: "\(longitude)",
                recoverySuggestion: "east of Greenwich is positive")
        }
        switch basis {
        case .zone(let name), .zoneWithOffset(let name, _):
            return ZoneTimeline(basis: basis, zone: try zone(named: name), longitude: longitude)
        case .offset:
            return ZoneTimeline(basis: basis, zone: nil, longitude: longitude)
        case .localMeanTime:
            guard longitude != nil else {
                throw TimeInputError(
                    field: "longitude", expected: "the birth longitude for local mean time", got: "none",
                    recoverySuggestion: "give the longitude in degrees, east positive")
            }
            return ZoneTimeline(basis: basis, zone: nil, longitude: longitude)
        }
    }

    func readings(
        of local: LocalDateTime, in timeline: ZoneTimeline
    ) throws(TimeInputError) -> ([TimeReading], LocalTimeGap?) {
        let clock = local.clockSeconds
        if case .offset = timeline.basis {
            let stretch = timeline.fixedStretch
            let instant = UTCInstant(seconds: clock - stretch.offset, nanosecond: local.time.nanosecond)
            return ([TimeReading(instant, in: stretch, of: timeline, kind: .fixedOffset)], nil)
        }
        var found: [(UTCInstant, ZoneTimeline.Stretch)] = []
        var previous: ZoneTimeline.Stretch?
        var jump: (ZoneTimeline.Stretch, ZoneTimeline.Stretch)?
        timeline.stretches(aroundLocal: clock) { stretch in
            let second = clock - stretch.offset
            if stretch.start <= second, second < stretch.end {
                found.append((UTCInstant(seconds: second, nanosecond: local.time.nanosecond), stretch))
            }
            // The time is past the end of one stretch and before the start of the next.
            if let before = previous, clock - before.offset >= before.end, second < stretch.start {
                jump = (before, stretch)
            }
            previous = stretch
        }
        if let stretch = found.first?.1 { try timeline.check(stretch) }
        let readings = found.enumerated().map { number, item in
            let kind: TimeReading.Kind =
                if found.count > 1 {
                    number == 0 ? .earlier : .later
                } else if timeline.zone == nil, !item.1.isLocalMeanTime {
                    .fixedOffset
                } else {
                    item.1.isLocalMeanTime ? .localMeanTime : .ordinary
                }
            return TimeReading(item.0, in: item.1, of: timeline, kind: kind)
        }
        guard readings.isEmpty, let (before, after) = jump else { return (readings, nil) }
        return ([], gap(before, after, timeline, calendar: local.date.calendar))
    }

    private func gap(
        _ before: ZoneTimeline.Stretch, _ after: ZoneTimeline.Stretch, _ timeline: ZoneTimeline,
        calendar: CalendarSystem
    ) -> LocalTimeGap {
        func edge(_ second: Int, _ stretch: ZoneTimeline.Stretch) -> (LocalDateTime, TimeReading) {
            let local = LocalDateTime(
                clockSeconds: second + stretch.offset, nanosecond: 0, calendar: calendar)
            let instant = UTCInstant(seconds: second, nanosecond: 0)
            let kind: TimeReading.Kind = stretch.isLocalMeanTime ? .localMeanTime : .ordinary
            return (local, TimeReading(instant, in: stretch, of: timeline, kind: kind))
        }
        let (lastBefore, beforeReading) = edge(before.end - 1, before)
        let (firstAfter, afterReading) = edge(after.start, after)
        return LocalTimeGap(
            lastBefore: lastBefore, before: beforeReading, firstAfter: firstAfter, after: afterReading,
            seconds: after.offset - before.offset)
    }

    private static func outcome(_ readings: [TimeReading]) -> LocalTimeOutcome {
        guard let first = readings.first else { return .nonExistent }
        guard readings.count == 1 else { return .ambiguous }
        return first.kind == .localMeanTime ? .localMeanTime : .ordinary
    }

    private func reading(
        with stated: UTCOffset, of readings: [TimeReading], zone: String
    ) throws(TimeInputError) -> TimeReading {
        if let match = readings.first(where: { $0.offset == stated }) { return match }
        // RFC 9557 offsets of old sources are often rounded to the minute.
        let isMinute = stated.seconds % 60 == 0
        if isMinute, let match = readings.first(where: { abs($0.offset.seconds - stated.seconds) <= 30 }) {
            return match
        }
        throw TimeInputError(
            field: "offset",
            expected: readings.map(\.offset.description).joined(separator: " or ")
                + ", which \(zone) used then",
            got: "\(stated)", recoverySuggestion: "remove the offset or the zone")
    }

    private func alternative(
        _ local: LocalDateTime, calendar: CalendarSystem, _ timeline: ZoneTimeline
    ) -> CalendarAlternative? {
        let date = local.date
        guard
            let other = try? CalendarDate(
                year: date.year, month: date.month, day: date.day, calendar: calendar)
        else { return nil }
        let moved = LocalDateTime(date: other, time: local.time)
        guard let (readings, _) = try? readings(of: moved, in: timeline) else { return nil }
        return CalendarAlternative(
            calendar: calendar, gregorianDate: other.converted(to: .gregorian), readings: readings)
    }

    private func question(
        _ local: LocalDateTime, _ readings: [TimeReading], _ gap: LocalTimeGap?, _ timeline: ZoneTimeline
    ) -> String {
        let place = timeline.zone?.name ?? "\(timeline.basis)"
        if let first = readings.first, let last = readings.last {
            return
                "\(local) occurred twice in \(place): at \(first.abbreviation) (\(first.offset)) and again at "
                + "\(last.abbreviation) (\(last.offset)); choose fold earlier or later"
        }
        guard let gap else { return "\(local) didn't occur in \(place)" }
        return
            "\(local) didn't occur in \(place): the clocks went from \(gap.lastBefore) (\(gap.before.offset)) "
            + "to \(gap.firstAfter) (\(gap.after.offset)); check the time or give one of these"
    }
}

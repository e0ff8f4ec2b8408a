// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// The period, the entries, and the instant that a statistic of the records is computed from.
struct DiaryReading {
    let diary: Diary
    let from: CalendarDay?
    let through: CalendarDay?
    let now: Timestamp
    let offset: UTCOffset
}

/// What a statistic reads besides its period.
enum DiaryReach {
    /// The days next to it, which cover other boundaries of days and the hours after an entry.
    case neighbors
    /// The strata of 28 days that it touches.
    case strata
    /// All days since the latest use before now.
    case lastUse

    /// The number of days before and after the period.
    fileprivate var days: Int { self == .strata ? 30 : 2 }
}

/// The parts of the diary that statistics are computed from.
struct DiaryRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Reads the part of the diary that a statistic needs.
    ///
    /// - Parameters:
    ///   - period: The period.
    ///   - defaultDays: The greatest number of days if no period is stated, from the first day of the diary on; nil for the
    ///     whole diary.
    ///   - boundary: The hour at which a day begins.
    ///   - reach: What to read besides the period.
    /// - Throws: ``ComputationError`` if the parts of the period contradict each other.
    func reading(
        _ period: StatedPeriod, defaultDays: Int?, boundary hour: Int, reach: DiaryReach = .neighbors
    ) throws -> DiaryReading {
        if period.from != nil, period.days != nil {
            throw ComputationError.refusal("period.days", "the first day or a number of days", "both")
        }
        let now = transaction.instant
        let offset = transaction.clock.localZone.offset(at: now)
        let today = DayBoundary(hour: hour).day(of: now, offset: offset)
        let through = period.through?.day(today: today)
        let isStated = period.from != nil || period.through != nil
        let days = period.days ?? (isStated ? nil : defaultDays)
        let last = min(through ?? today, today)
        let first = try firstDay(boundary: hour)
        var from = days.map { last.adding(days: 1 - $0) } ?? period.from?.day(today: today)
        if period.days == nil, !isStated, let start = from, let first { from = min(max(start, first), last) }
        if let issue = ValidationIssue.reversal(from, through, at: "period.through", after: "period.from") {
            throw ComputationError.refused([issue])
        }
        if let from, from > today {
            throw ComputationError.refusal("period.from", "a day not after today, \(today)", "\(from)")
        }
        var bounds = (from: from?.adding(days: -reach.days), through: through?.adding(days: reach.days))
        if reach == .lastUse {
            bounds.through = nil
            if let from = bounds.from { bounds.from = try min(from, dayOfLastUse() ?? from) }
        }
        var diary = try diary(from: bounds.from, through: bounds.through)
        diary.dayBoundary = hour
        diary.firstDay = first
        return DiaryReading(diary: diary, from: from, through: through, now: now, offset: offset)
    }

    /// The first day with an entry or a status.
    private func firstDay(boundary hour: Int) throws -> CalendarDay? {
        let entry = try Int.fetchOne(db, sql: "SELECT min(time + utcOffset) FROM entry")
            .map { CalendarDay(secondsSince1970: $0 - hour * 3_600) }
        let status = try Int.fetchOne(db, sql: "SELECT min(day) FROM dayStatus").map(CalendarDay.init(daysSince1970:))
        return [entry, status].compactMap(\.self).min()
    }

    /// The day before that of the latest use, for any boundary of days.
    private func dayOfLastUse() throws -> CalendarDay? {
        try Int.fetchOne(db, sql: "SELECT day FROM entry WHERE kind = 'use' ORDER BY time DESC LIMIT 1")
            .map { CalendarDay(daysSince1970: $0 - 1) }
    }

    private func diary(from: CalendarDay?, through: CalendarDay?) throws -> Diary {
        var diary = Diary(days: try transaction.days.all(from: from, through: through))
        var reader = DiaryReader()
        // The index by time also gives the order. Two days of a clock reach into three days of UTC.
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT kind, time, utcOffset, isTimeKnown, triggers, place, intensity, method, amount FROM entry
                WHERE time BETWEEN ? AND ? AND day BETWEEN ? AND ? ORDER BY time
                """,
            arguments: [
                from.map { start(of: $0.adding(days: -2)) } ?? Int.min,
                through.map { start(of: $0.adding(days: 3)) } ?? Int.max,
                from?.daysSince1970 ?? Int.min, through?.daysSince1970 ?? Int.max,
            ])
        while let row = try rows.next() { try reader.add(row, to: &diary) }
        return diary
    }

    private func start(of day: CalendarDay) -> Int { day.daysSince1970 * 86_400 }
}

/// Reads the entries of a diary, each text of triggers once.
private struct DiaryReader {
    private var triggers: [String: [Trigger]] = ["": []]
    private var places: [String: PlaceKind] = [:]
    private var methods: [String: UseMethod] = [:]
    private var offsets: [Int: UTCOffset] = [:]

    init() {
        for place in PlaceKind.allCases { places[place.rawValue] = place }
        for method in UseMethod.allCases { methods[method.rawValue] = method }
    }

    mutating func add(_ row: Row, to diary: inout Diary) throws {
        let kind: String = row[0]
        let time = Timestamp(secondsSince1970: row[1] as Int)
        let offset = try offset(row[2])
        let triggers = try triggers(row[4])
        let place = try (row[5] as String?).map { try value(places[$0], "place") }
        if kind == "craving" {
            diary.cravings.append(
                DiaryCraving(
                    time: time, offset: offset, intensity: row[6], triggers: triggers, place: place,
                    isTimeKnown: row[3]))
        } else {
            diary.uses.append(
                DiaryUse(
                    time: time, offset: offset, method: try value(methods[row[7]], "method"), amount: row[8],
                    triggers: triggers, place: place, isTimeKnown: row[3]))
        }
    }

    private mutating func offset(_ seconds: Int) throws -> UTCOffset {
        if let known = offsets[seconds] { return known }
        let offset = try value(try? UTCOffset(seconds: seconds), "utcOffset")
        offsets[seconds] = offset
        return offset
    }

    private mutating func triggers(_ text: String) throws -> [Trigger] {
        if let known = triggers[text] { return known }
        let list = try value(Trigger.list(text), "triggers")
        triggers[text] = list
        return list
    }

    private func value<Value>(_ value: Value?, _ column: String) throws -> Value {
        guard let value else {
            throw StoreError(
                .corrupt,
                "The cravings records have a value in column \(column) of entry that this version can't read. Update "
                    + "the program, or import your last export.")
        }
        return value
    }
}

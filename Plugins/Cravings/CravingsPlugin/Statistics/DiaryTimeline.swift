// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// The entries of a diary by day, in columns that statistics read in one pass.
///
/// Days are numbered from 1970-01-01 and begin at the diary's boundary on the person's clock.
struct DiaryTimeline {
    /// An entry: a craving or a use.
    struct Point {
        /// The instant, in seconds since 1970.
        let second: Int
        /// The day of the diary.
        let day: Int
        /// Seconds since midnight on the person's clock; `nil` if the time isn't known.
        let clockSecond: Int?
        /// The offset of the person's clock, in seconds.
        let offset: Int
        /// The triggers, a bit for each in the order of `Trigger.allCases`.
        let triggers: UInt16
        let place: PlaceKind?
        /// The intensity of a craving, 1 to 10; `nil` for a use.
        let intensity: Int?
        /// The method and the amount of a use; `nil` for a craving.
        let use: (method: UseMethod, amount: Double)?

        /// The hour on the person's clock, 0 to 23.
        var hour: Int? { clockSecond.map { $0 / 3_600 } }
        /// The weekday of the diary's day, 1 for Monday to 7 for Sunday.
        var weekday: Int { DiaryTimeline.weekday(ofDay: day) }
    }

    /// The cravings up to now, earliest first.
    let cravings: [Point]
    /// The uses up to now, earliest first.
    let uses: [Point]
    /// The current instant, in seconds since 1970.
    let now: Int
    /// The day of the diary that contains now.
    let today: Int
    /// The first day of the diary; `nil` for an empty one.
    let firstDay: Int?
    private let boundarySeconds: Int
    private var statuses: [Int: DayStatus]
    private let daysWithEntries: Set<Int>
    /// The days with a use whose time of day isn't known.
    private let daysOfUntimedUse: Set<Int>

    init(_ diary: Diary, now: Timestamp, offset: UTCOffset) {
        let boundary = diary.boundary.hour * 3_600
        boundarySeconds = boundary
        self.now = now.wholeSeconds
        let today = Self.day(ofClock: now.wholeSeconds + offset.seconds - boundary)
        self.today = today
        cravings = Self.sorted(
            diary.cravings.lazy.filter { $0.time <= now }.map { entry in
                Point(
                    second: entry.time.wholeSeconds,
                    day: Self.day(ofClock: entry.time.wholeSeconds + entry.offset.seconds - boundary),
                    clockSecond: Self.clockSecond(entry.time, entry.offset, entry.isTimeKnown),
                    offset: entry.offset.seconds, triggers: Self.mask(of: entry.triggers), place: entry.place,
                    intensity: entry.intensity, use: nil)
            })
        uses = Self.sorted(
            diary.uses.lazy.filter { $0.time <= now }.map { entry in
                Point(
                    second: entry.time.wholeSeconds,
                    day: Self.day(ofClock: entry.time.wholeSeconds + entry.offset.seconds - boundary),
                    clockSecond: Self.clockSecond(entry.time, entry.offset, entry.isTimeKnown),
                    offset: entry.offset.seconds, triggers: Self.mask(of: entry.triggers), place: entry.place,
                    intensity: nil, use: (entry.method, entry.amount))
            })
        statuses = Dictionary(
            diary.days.lazy.map { ($0.day.daysSince1970, $0.status) }.filter { $0.0 <= today },
            uniquingKeysWith: { $1 })
        var days: Set<Int> = []
        for point in cravings { days.insert(point.day) }
        for point in uses { days.insert(point.day) }
        daysWithEntries = days
        daysOfUntimedUse = Set(uses.lazy.filter { $0.clockSecond == nil }.map(\.day))
        firstDay = diary.firstDay?.daysSince1970 ?? [days.min(), statuses.keys.min()].compactMap(\.self).min()
    }

    /// Returns the status of a day; `nil` if it has none.
    func status(ofDay day: Int) -> DayStatus? { statuses[day] }

    /// Returns whether a day is covered: it has entries or a status other than unknown.
    ///
    /// The status unknown is stronger than entries: nothing follows from what such a day lacks.
    func isCovered(_ day: Int) -> Bool {
        switch statuses[day] {
        case .complete, .nothing: true
        case .unknown: false
        case nil: daysWithEntries.contains(day)
        }
    }

    /// Returns the finished days of a range since the first day that have neither an entry nor a status, about which nothing is known.
    func unmarkedDays(in days: ClosedRange<Int>) -> [Int] {
        days.filter(isUnmarked)
    }

    /// Returns whether a finished day since the first day has neither an entry nor a status.
    func isUnmarked(_ day: Int) -> Bool {
        day < today && day >= firstDay ?? .max && statuses[day] == nil && !daysWithEntries.contains(day)
    }

    /// Returns the diary as it would be if there was nothing to report on certain days.
    func marking(_ days: [Int]) -> DiaryTimeline {
        var timeline = self
        for day in days { timeline.statuses[day] = .nothing }
        return timeline
    }

    /// Returns whether a day is over, or its status says that nothing is left to log.
    func isFinished(_ day: Int) -> Bool {
        day < today || statuses[day] == .complete || statuses[day] == .nothing
    }

    /// Returns whether all that happened in a stretch of time is known: it has passed, its days are covered, and no use
    /// of these days lacks its time.
    func isKnown(from point: Point, seconds: Int) -> Bool {
        guard point.clockSecond != nil, point.second + seconds <= now else { return false }
        let last = Self.day(ofClock: point.second + seconds + point.offset - boundarySeconds)
        return (point.day...max(point.day, last)).allSatisfy { isCovered($0) && !daysOfUntimedUse.contains($0) }
    }

    /// Returns whether every use of a day has its time.
    func hasOnlyTimedUses(_ day: Int) -> Bool { !daysOfUntimedUse.contains(day) }

    /// Returns the instant at which a day begins on a clock with an offset, in seconds since 1970.
    func start(ofDay day: Int, offset: Int) -> Int { day * 86_400 + boundarySeconds - offset }

    /// Returns the day of an instant on a clock with an offset.
    func day(of second: Int, offset: Int) -> Int { Self.day(ofClock: second + offset - boundarySeconds) }

    /// Returns the weekday of a day, 1 for Monday to 7 for Sunday.
    static func weekday(ofDay day: Int) -> Int { ((day + 3) % 7 + 7) % 7 + 1 }

    private static func day(ofClock seconds: Int) -> Int {
        seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    }

    private static func clockSecond(_ time: Timestamp, _ offset: UTCOffset, _ isKnown: Bool) -> Int? {
        guard isKnown else { return nil }
        let seconds = time.wholeSeconds + offset.seconds
        return seconds - day(ofClock: seconds) * 86_400
    }

    private static func mask(of triggers: [Trigger]) -> UInt16 {
        triggers.reduce(0) { $0 | $1.bit }
    }

    /// Sorts points by time only if they aren't in order, and keeps the order of equal times.
    private static func sorted(_ points: some Sequence<Point>) -> [Point] {
        let points = Array(points)
        let isSorted = zip(points, points.dropFirst()).allSatisfy { $0.second <= $1.second }
        return isSorted ? points : points.sorted { $0.second < $1.second }
    }
}

extension Trigger {
    /// The trigger's bit in a set of triggers.
    var bit: UInt16 {
        switch self {
        case .hungry: 1
        case .angry: 1 << 1
        case .anxious: 1 << 2
        case .lonely: 1 << 3
        case .tired: 1 << 4
        case .sad: 1 << 5
        case .bored: 1 << 6
        case .social: 1 << 7
        case .habit: 1 << 8
        case .paraphernalia: 1 << 9
        }
    }
}

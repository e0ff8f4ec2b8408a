// SPDX-License-Identifier: Apache-2.0

/// The history of a zone's clocks, read from a TZif file (RFC 9636), with the rule for the years after it.
///
/// Reading keeps what the file says and adds one thing that it doesn't say: the standard time behind each daylight
/// saving time. Neighboring periods with the same rule are one.
///
/// ```swift
/// let paris = try TimeZoneDatabase.system().zone(named: "Europe/Paris")
/// let local = try CivilDateTime("1983-09-25T02:30")
/// paris.offsets(of: local)    // .fold(earlier: +02:00, later: +01:00)
/// ```
///
/// ## Topics
///
/// ### Instants
/// - ``offset(at:)``
/// - ``period(at:)``
/// - ``local(at:)``
///
/// ### Local times
/// - ``offsets(of:)``
///
/// ### Transitions
/// - ``transition(after:)``
/// - ``transitions(in:)``
public final class ZoneHistory: Sendable {
    /// The zone's name, such as `Europe/Kyiv`.
    public let name: String
    /// The starts of the periods, ascending; the first is `Int.min`.
    private let starts: [Int]
    /// The number of each period's rule in `rules`.
    private let ruleNumbers: [Int]
    private let rules: [ZoneRule]
    /// The rule after the last start; nil when the file has none.
    public let footer: PosixTimeZone?
    /// The end of the last period of local mean time, in seconds since 1970-01-01T00:00:00Z; far in the past when there
    /// is none, far in the future when it never ends.
    public let localMeanTimeEnd: Int
    /// Whether the footer holds for all times, since the file has no transitions of its own.
    private let isFooterAlone: Bool

    /// Reads a TZif file of version 1 to 4.
    ///
    /// - Parameters:
    ///   - name: the zone's name, used in answers and errors.
    ///   - bytes: the whole file.
    /// - Throws: ``CivilTimeError`` of kind ``CivilTimeError/Kind/data`` when the file is cut off, damaged, or counts
    ///   leap seconds.
    public convenience init(name: String, tzif bytes: [UInt8]) throws(CivilTimeError) {
        do {
            var reader = TZifReader(bytes: bytes)
            let contents = try reader.contents()
            self.init(name: name, periods: contents.periods, footer: contents.footer)
        } catch {
            throw CivilTimeError(
                kind: .data, expected: "a sound time zone file for \(name)", got: error.finding,
                recoverySuggestion: error.remedy)
        }
    }

    /// Creates the history of a zone that has followed one rule at all times.
    public convenience init(name: String, rule: PosixTimeZone) {
        self.init(name: name, periods: [(.min, rule.standard)], footer: rule.daylight == nil ? nil : rule)
    }

    /// Creates a history from the starts of its periods, ascending, of which the first is `Int.min`.
    init(name: String, periods: [(start: Int, rule: ZoneRule)], footer: PosixTimeZone?) {
        var starts: [Int] = []
        var numbers: [Int] = []
        var rules: [ZoneRule] = []
        var known: [ZoneRule: Int] = [:]
        for period in periods {
            let number = known[period.rule] ?? rules.count
            if number == rules.count {
                rules.append(period.rule)
                known[period.rule] = number
            }
            guard numbers.last != number else { continue }
            starts.append(period.start)
            numbers.append(number)
        }
        self.name = name
        self.starts = starts
        self.ruleNumbers = numbers
        self.rules = rules
        self.footer = footer
        self.localMeanTimeEnd =
            numbers.lastIndex { rules[$0].isLocalMeanTime }
            .map { $0 + 1 < starts.count ? starts[$0 + 1] : Int.max - (1 << 32) } ?? Int.min + (1 << 32)
        self.isFooterAlone = starts.count == 1
    }

    /// Seconds that rules are computed for: about 34,800 years before and after 1970.
    static let range = -1 << 40...1 << 40

    private static func clamped(_ second: Int) -> Int { min(max(second, range.lowerBound), range.upperBound) }

    /// The period that a second lies in; one beyond 34,800 years from 1970 counts as the nearest within.
    ///
    /// - Parameter second: seconds since 1970-01-01T00:00:00Z.
    /// - Complexity: O(log *n*) in the number of transitions; no allocation.
    public func period(at second: Int) -> ZonePeriod {
        let second = Self.clamped(second)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= second { low = middle } else { high = middle }
        }
        guard low == starts.count - 1 else {
            return ZonePeriod(start: starts[low], end: starts[low + 1], rule: rules[ruleNumbers[low]])
        }
        let last = ZonePeriod(start: starts[low], end: .max, rule: rules[ruleNumbers[low]])
        guard let footer else { return last }
        guard !isFooterAlone else { return footer.period(at: second) }
        var period = footer.period(at: second)
        // The last transition of the table begins the footer's time; no period of the footer reaches behind it.
        period.start = max(period.start, last.start)
        return period
    }

    /// Calls a closure with the periods in which clocks may have shown a time, in order: all that touch the 30 hours
    /// around it.
    ///
    /// - Parameter clockSeconds: seconds from 1970-01-01T00:00:00 on the zone's clock.
    public func periods(aroundLocal clockSeconds: Int, _ body: (ZonePeriod) -> Void) {
        let clockSeconds = Self.clamped(clockSeconds)
        let reach = 30 * 3600
        var period = period(at: clockSeconds - reach)
        body(period)
        while period.end <= min(clockSeconds + reach, Self.range.upperBound) {
            period = self.period(at: period.end)
            body(period)
        }
    }
}

extension ZoneHistory {
    /// The offset at an instant.
    ///
    /// - Complexity: O(log *n*) in the number of transitions.
    public func offset(at instant: Timestamp) -> UTCOffset {
        UTCOffset(known: period(at: instant.wholeSeconds).rule.offset)
    }

    /// The local time that the zone's clocks show at an instant.
    public func local(at instant: Timestamp) -> CivilDateTime { instant.local(at: offset(at: instant)) }

    /// Every offset with which the zone's clocks can show a local time.
    ///
    /// - Complexity: O(log *n*) in the number of transitions.
    public func offsets(of local: CivilDateTime) -> LocalTimeOffsets { offsets(ofClock: local.clockSeconds) }

    /// Every offset with which the zone's clocks can show a time, in seconds from 1970-01-01T00:00:00 on that clock.
    func offsets(ofClock clockSeconds: Int) -> LocalTimeOffsets {
        var first: Int?
        var last = 0
        var previous: ZonePeriod?
        var gap: (before: Int, after: Int)?
        periods(aroundLocal: clockSeconds) { period in
            let second = clockSeconds - period.rule.offset
            if period.start <= second, second < period.end {
                if first == nil { first = period.rule.offset }
                last = period.rule.offset
            }
            // The time is past the end of one period and before the start of the next.
            if let before = previous, clockSeconds - before.rule.offset >= before.end, second < period.start {
                gap = (before.rule.offset, period.rule.offset)
            }
            previous = period
        }
        if let first {
            return first == last
                ? .unique(UTCOffset(known: first))
                : .fold(earlier: UTCOffset(known: first), later: UTCOffset(known: last))
        }
        // Without a reading there is a gap; the fallback only satisfies the compiler.
        let (before, after) = gap ?? (last, last)
        return .gap(before: UTCOffset(known: before), after: UTCOffset(known: after))
    }

    /// The next transition after an instant: when another rule comes into force, and which one.
    ///
    /// - Parameter second: seconds since 1970-01-01T00:00:00Z.
    /// - Returns: nil when no later transition is known.
    public func transition(after second: Int) -> ZonePeriod? {
        let end = period(at: second).end
        return end > Self.range.upperBound ? nil : period(at: end)
    }

    /// The transitions inside a range of time, oldest first, each as the period that it begins.
    ///
    /// The rule at the end of a zone's file can go on for ever, so that a range far into the future has many.
    ///
    /// - Parameter seconds: seconds since 1970-01-01T00:00:00Z; from `Int.min` for the whole past.
    /// - Complexity: O(*t* · log *n*) in the transitions of the range and all those of the file.
    public func transitions(in seconds: Range<Int>) -> [ZonePeriod] {
        guard !seconds.isEmpty else { return [] }
        var transitions: [ZonePeriod] = []
        var period = period(at: seconds.lowerBound)
        if period.start == seconds.lowerBound, period.start != .min { transitions.append(period) }
        let end = min(seconds.upperBound, Self.range.upperBound)
        while period.end < end {
            period = self.period(at: period.end)
            transitions.append(period)
        }
        return transitions
    }
}

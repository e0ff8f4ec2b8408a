// SPDX-License-Identifier: Apache-2.0

/// The history of a zone's clocks: the transitions of a TZif file (RFC 9636), and the rule for the years after them.
///
/// Each daylight saving time also has its standard time, which TZif files don't record. Adjacent periods with the same
/// rule are merged.
///
/// ```swift
/// let paris = try TimeZoneDatabase.shared().zone(named: "Europe/Paris")
/// let local = try CivilDateTime("1983-09-25T02:30")
/// paris.offsets(of: local)    // .fold(earlier: +02:00, later: +01:00)
/// ```
///
/// ## Topics
///
/// ### Instants
/// - ``offset(at:)``
/// - ``period(at:)``
/// - ``period(atSecond:)``
/// - ``local(at:)``
///
/// ### Local times
/// - ``offsets(of:)``
/// - ``instant(of:)``
///
/// ### Transitions
/// - ``transition(after:)``
/// - ``transition(afterSecond:)``
/// - ``transitions(inSeconds:)``
public final class ZoneHistory: Sendable {
    /// The zone's name, such as `Europe/Kyiv`.
    public let name: String
    /// The starts of the periods, ascending; the first is `Int.min`.
    private let starts: [Int]
    /// The index of each period's rule in `rules`.
    private let ruleNumbers: [Int]
    private let rules: [ZoneRule]
    /// The rule after the last start; `nil` if the file has none.
    let footer: PosixTimeZone?
    /// The end of the last period of local mean time, in seconds since 1970-01-01T00:00:00Z; far in the past if there
    /// is none, far in the future if it never ends.
    package let localMeanTimeEnd: Int
    /// The last transition of the file, from which the footer applies; `Int.min` if there is none.
    ///
    /// It can be later than the last of `starts`, because a transition can leave the rule unchanged.
    private let footerStart: Int

    /// Creates a history from a TZif file of version 1 to 4.
    ///
    /// - Parameters:
    ///   - name: The zone's name.
    ///   - bytes: The whole file.
    /// - Throws: ``CivilTimeError`` of kind ``CivilTimeError/Kind/data`` if the file is truncated or damaged, or counts
    ///   leap seconds.
    public convenience init(name: String, tzif bytes: [UInt8]) throws(CivilTimeError) {
        do {
            var reader = TZifReader(bytes: bytes)
            let contents = try reader.contents()
            self.init(name: name, periods: contents.periods, footer: contents.footer)
        } catch {
            throw CivilTimeError(
                kind: .data, expected: "a valid time zone file for \(name)", got: error.finding,
                recoverySuggestion: error.remedy)
        }
    }

    /// Creates the history of a zone with the same rule at all times.
    public convenience init(name: String, rule: PosixTimeZone) {
        self.init(name: name, periods: [(.min, rule.standard)], footer: rule.daylight == nil ? nil : rule)
    }

    /// Creates a history from its periods, ascending, the first from `Int.min`.
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
        self.footerStart = periods.count > 1 ? periods[periods.count - 1].start : .min
    }

    /// The range of seconds that rules are computed for: about 34,800 years before and after 1970.
    static let range = -1 << 40...1 << 40

    private static func clamped(_ second: Int) -> Int { min(max(second, range.lowerBound), range.upperBound) }

    /// Returns the period that contains a second.
    ///
    /// - Parameter second: Seconds since 1970-01-01T00:00:00Z; clamped to 34,800 years before and after 1970.
    /// - Complexity: O(log *n*) in the number of transitions.
    public func period(atSecond second: Int) -> ZonePeriod {
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
        guard footerStart > .min else { return footer.period(atSecond: second) }
        let period = footer.period(atSecond: max(second, footerStart))
        // No period of the footer starts before the last transition, where the last period of the table can continue.
        let isContinued = period.start <= footerStart && period.rule == last.rule
        if second < footerStart, !isContinued {
            return ZonePeriod(start: last.start, end: footerStart, rule: last.rule)
        }
        return ZonePeriod(
            start: isContinued ? last.start : max(period.start, footerStart), end: period.end, rule: period.rule)
    }

    /// Calls a closure with each period within 30 hours of a local time, in order: all periods in which clocks can
    /// have shown it.
    ///
    /// - Parameter clockSeconds: Seconds from 1970-01-01T00:00:00 on the zone's clock.
    package func forEachPeriod(aroundLocal clockSeconds: Int, _ body: (ZonePeriod) -> Void) {
        let clockSeconds = Self.clamped(clockSeconds)
        let reach = 30 * 3600
        var period = period(atSecond: clockSeconds - reach)
        body(period)
        while period.end <= min(clockSeconds + reach, Self.range.upperBound) {
            period = self.period(atSecond: period.end)
            body(period)
        }
    }
}

extension ZoneHistory {
    /// Returns the period that contains an instant.
    ///
    /// - Complexity: O(log *n*) in the number of transitions.
    public func period(at instant: Timestamp) -> ZonePeriod { period(atSecond: instant.wholeSeconds) }

    /// Returns the offset at an instant.
    ///
    /// - Complexity: O(log *n*) in the number of transitions.
    public func offset(at instant: Timestamp) -> UTCOffset { UTCOffset(unchecked: period(at: instant).rule.offset) }

    /// Returns the local time that clocks in this zone show at an instant.
    public func local(at instant: Timestamp) -> CivilDateTime { instant.local(at: offset(at: instant)) }

    /// Returns the instant at which clocks in this zone show a local time.
    ///
    /// For a repeated time, the earlier instant. For a skipped time, the instant computed with the offset before the
    /// transition (RFC 5545, section 3.3.5).
    public func instant(of local: CivilDateTime) -> Timestamp { Timestamp(local, offset: offsets(of: local).first) }

    /// Returns the offsets at which clocks in this zone show a local time.
    ///
    /// - Complexity: O(log *n*) in the number of transitions.
    public func offsets(of local: CivilDateTime) -> LocalTimeOffsets { offsets(ofClock: local.clockSeconds) }

    /// Returns the offsets at which clocks show a local time, in seconds from 1970-01-01T00:00:00 on the same clock.
    func offsets(ofClock clockSeconds: Int) -> LocalTimeOffsets {
        let clockSeconds = Self.clamped(clockSeconds)
        var first: Int?
        var last = 0
        var previous: ZonePeriod?
        var gap: (before: Int, after: Int)?
        forEachPeriod(aroundLocal: clockSeconds) { period in
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
                ? .unique(UTCOffset(unchecked: first))
                : .fold(earlier: UTCOffset(unchecked: first), later: UTCOffset(unchecked: last))
        }
        // A time that never occurred is in a gap; the fallback only satisfies the compiler.
        let (before, after) = gap ?? (last, last)
        return .gap(before: UTCOffset(unchecked: before), after: UTCOffset(unchecked: after))
    }

    /// Returns the next transition after an instant, as the period that it begins.
    ///
    /// - Returns: `nil` if no later transition is known.
    public func transition(after instant: Timestamp) -> ZonePeriod? { transition(afterSecond: instant.wholeSeconds) }

    /// Returns the next transition after a second, as the period that it begins.
    ///
    /// - Parameter second: Seconds since 1970-01-01T00:00:00Z.
    /// - Returns: `nil` if no later transition is known.
    public func transition(afterSecond second: Int) -> ZonePeriod? {
        let end = period(atSecond: second).end
        return end > Self.range.upperBound ? nil : period(atSecond: end)
    }

    /// Returns the transitions in a range of time, oldest first, each as the period that it begins.
    ///
    /// The rule at the end of a zone's file never ends, so a range far into the future has many transitions.
    ///
    /// - Parameter seconds: Seconds since 1970-01-01T00:00:00Z; from `Int.min` for all of the past.
    /// - Complexity: O(*t* · log *n*) in the transitions of the range and of the file.
    public func transitions(inSeconds seconds: Range<Int>) -> [ZonePeriod] {
        guard !seconds.isEmpty else { return [] }
        var transitions: [ZonePeriod] = []
        var period = period(atSecond: seconds.lowerBound)
        if period.start == seconds.lowerBound, period.start != .min { transitions.append(period) }
        let end = min(seconds.upperBound, Self.range.upperBound)
        while period.end < end {
            period = self.period(atSecond: period.end)
            transitions.append(period)
        }
        return transitions
    }
}

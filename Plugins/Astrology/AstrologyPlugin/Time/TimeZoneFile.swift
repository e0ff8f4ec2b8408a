// SPDX-License-Identifier: AGPL-3.0-or-later

/// The history of a zone's clocks, read from a TZif file (RFC 9636).
///
/// Reading keeps what the file says and adds one thing it does not say: the standard time behind each
/// daylight saving time. Neighboring periods with the same rule are one.
public final class TimeZoneFile: Sendable {
    /// The zone's name, such as `Europe/Kyiv`.
    public let name: String
    /// The starts of the periods, ascending; the first is `Int.min`.
    let starts: [Int]
    /// The number of each period's rule in `rules`.
    let ruleNumbers: [Int]
    let rules: [ZoneRule]
    /// The rule after the last start, when the file has one.
    let footer: PosixTimeZone?
    /// The end of the last period of local mean time; far in the past when there is none, far in
    /// the future when it never ends.
    let localMeanTimeEnd: Int
    /// Whether the footer holds for all times, since the file has no changes of its own.
    private let isFooterAlone: Bool

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

    /// The period a moment lies in.
    ///
    /// - Complexity: O(log *n*) in the number of changes; no allocation.
    func period(at second: Int) -> ZonePeriod {
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
        // The last change of the table opens the footer's time; no period of the footer reaches behind it.
        period.start = max(period.start, last.start)
        return period
    }

    /// The periods in which clocks may have shown a time, in order: all that touch the 30 hours around it.
    func periods(aroundLocal clockSeconds: Int, _ body: (ZonePeriod) -> Void) {
        let reach = 30 * 3600
        var period = period(at: clockSeconds - reach)
        body(period)
        while period.end <= clockSeconds + reach {
            period = self.period(at: period.end)
            body(period)
        }
    }
}

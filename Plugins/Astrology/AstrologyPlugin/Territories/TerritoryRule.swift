// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// The clocks that a territory kept during a period.
enum TerritoryRule: Sendable, Equatable {
    /// The clocks of a zone, an offset, or local mean time.
    case decided(TimeBasis)
    /// It isn't established which clocks; the months in doubt, from 1 to 12, and what else they may have been.
    case undetermined(months: ClosedRange<Int>, alternatives: [TimeBasis])
    /// The clocks that are best supported, and what else they may have been.
    case probable(TimeBasis, alternatives: [TimeBasis])

    /// Parses a rule: a zone, an offset, or `LMT`; or `?` with the months in doubt and the alternatives, as in
    /// `?04-10 -05:00 -04:00`; or the probable clocks before the `?`, as in `Europe/Bucharest ? Europe/Berlin`.
    init?(_ text: Substring) {
        guard text.first == "?" else {
            var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
            guard let basis = try? TimeBasis(parsing: words.removeFirst()) else { return nil }
            guard let mark = words.popFirst() else {
                self = .decided(basis)
                return
            }
            guard mark == "?", !words.isEmpty, let alternatives = Self.bases(words) else { return nil }
            self = .probable(basis, alternatives: alternatives)
            return
        }
        var words = text.dropFirst().split(separator: " ", omittingEmptySubsequences: false)
        var months = 1...12
        if let range = words.first, !range.isEmpty {
            let ends = range.split(separator: "-").compactMap { Int($0) }
            guard ends.count == 2, ends[0] <= ends[1] else { return nil }
            months = ends[0]...ends[1]
        }
        words.removeFirst()
        guard let alternatives = Self.bases(words[...]) else { return nil }
        self = .undetermined(months: months, alternatives: alternatives)
    }

    private static func bases(_ words: ArraySlice<Substring>) -> [TimeBasis]? {
        var bases: [TimeBasis] = []
        for word in words {
            guard let basis = try? TimeBasis(parsing: word) else { return nil }
            bases.append(basis)
        }
        return bases
    }

    /// The clocks, if they are established or probable.
    var basis: TimeBasis? {
        switch self {
        case .decided(let basis), .probable(let basis, _): basis
        case .undetermined: nil
        }
    }

    /// What isn't established: the months in doubt, from 1 to 12, and the other possibilities; `nil` if all is decided.
    var doubt: (months: ClosedRange<Int>, alternatives: [TimeBasis])? {
        switch self {
        case .decided: nil
        case .undetermined(let months, let alternatives): (months, alternatives)
        case .probable(_, let alternatives): (1...12, alternatives)
        }
    }
}

/// A period of a territory: a row of `territories.tsv`.
struct TerritoryPeriod: Sendable {
    /// The Julian day number of the first day.
    let start: Int
    /// The Julian day number of the first day after the period.
    let end: Int
    /// The clocks.
    let rule: TerritoryRule
    /// The number of days before and after the start and the end in which the change of the clocks is uncertain.
    let days: Int
    /// Who held the territory, to follow "was": `in Poland`.
    let holder: String
    /// The source, a sentence.
    let source: String

    /// The period in words: `from 1922-06-01 until 1939-09-17`.
    var term: String {
        let from = start == .min ? nil : CalendarDate(uncheckedDayNumber: start, calendar: .gregorian)
        let until = end == .max ? nil : CalendarDate(uncheckedDayNumber: end, calendar: .gregorian)
        return [from.map { "from \($0)" }, until.map { "until \($0)" }].compactMap(\.self).joined(separator: " ")
    }

    /// Parses the cells of a row after the name of its area.
    init?(_ cells: [Substring]) {
        guard cells.count == 6, let rule = TerritoryRule(cells[2]), let days = Int(cells[3]),
            let start = Self.day(cells[0], open: .min), let end = Self.day(cells[1], open: .max)
        else { return nil }
        self.start = start
        self.end = end
        self.rule = rule
        self.days = days
        holder = String(cells[4])
        source = String(cells[5])
    }

    private static func day(_ text: Substring, open: Int) -> Int? {
        guard !text.isEmpty else { return open }
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        return CalendarDate(unchecked: parts[0], parts[1], parts[2], .gregorian).julianDayNumber
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The hours before an outcome, compared with the same hours in the other weeks of a stratum of 28 days.
///
/// Each outcome is a case, and the same hour and weekday in the other three weeks are its controls, so that slow changes
/// and weekdays cancel (Maclure 1991, "The case-crossover design", American Journal of Epidemiology 133; time-stratified
/// referents: Janes, Sheppard, and Lumley 2005, "Case-crossover analyses of air pollution exposure data", Epidemiology
/// 16). Outcomes that follow another one within the hours belong to its bout, which is one case. On a day with many
/// entries, all hours have more of them; so what counts is the share that the hours before have in what was logged within
/// 12 hours. Weeks in which nothing was, or whose hours aren't wholly on covered days, are left out.
struct CaseCrossover {
    /// The weeks of a weekday in a stratum, and the share of the hours before its cases in each of them.
    private struct Unit {
        var weeks: [Int] = []
        var cases: [(week: Int, shares: [Double])] = []

        /// Returns the sum of the cases' shares if each week has those of another one.
        func score(_ origins: [Int]) -> Double {
            cases.reduce(0) { $0 + $1.shares[origins[$1.week]] }
        }
    }

    private var units: [Unit] = []

    /// Compares the outcomes on the days of a period.
    ///
    /// - Parameters:
    ///   - outcomes: The outcomes, earliest first.
    ///   - exposures: The instants of the exposure in seconds since 1970, in ascending order.
    ///   - hours: The number of hours before an outcome.
    ///   - days: The days of the period; a stratum can reach beyond them.
    init(
        _ timeline: DiaryTimeline, outcomes: [DiaryTimeline.Point], exposures: [Int], hours: Int,
        days: ClosedRange<Int>
    ) {
        let (week, window) = (7 * 86_400, hours * 3_600)
        var groups: [Int: [DiaryTimeline.Point]] = [:]
        var last: Int?
        for outcome in outcomes {
            let isNew = last.map { outcome.second - $0 > window } ?? true
            last = outcome.second
            guard isNew, days.contains(outcome.day) else { continue }
            groups[outcome.day - Self.week(of: outcome) * 7, default: []].append(outcome)
        }
        for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
            let shares = group.map { outcome in
                (0..<4).map { index -> Double? in
                    let end = outcome.second + (index - Self.week(of: outcome)) * week
                    guard Self.isKnown(timeline, outcome, at: end, hours: hours) else { return nil }
                    let near = exposures.count(after: end - 43_200, through: end + 43_200)
                    return near == 0
                        ? nil : Double(exposures.count(after: end - window - 1, through: end)) / Double(near)
                }
            }
            let cases = zip(group.map(Self.week), shares).filter { $1[$0] != nil }
            let weeks = (0..<4).filter { index in cases.allSatisfy { $0.1[index] != nil } }
            let kept = cases.filter { weeks.contains($0.0) }
            guard weeks.count > 1, !kept.isEmpty else { continue }
            units.append(Unit(weeks: weeks, cases: kept.map { ($0.0, $0.1.map { $0 ?? 0 }) }))
        }
    }

    /// The number of cases with at least one other week.
    var cases: Int { units.reduce(0) { $0 + $1.cases.count } }

    /// The number of these with something logged in the hours before.
    var exposedCases: Int {
        units.reduce(0) { $0 + $1.cases.count { $0.shares[$0.week] > 0 } }
    }

    /// The number of cases whose weeks differ.
    var differingCases: Int {
        units.reduce(0) { sum, unit in
            sum + unit.cases.count { outcome in Set(unit.weeks.map { outcome.shares[$0] }).count > 1 }
        }
    }

    /// Returns the probability of a sum of shares at least as great if the weeks of a stratum are exchangeable: they are
    /// permuted, for each weekday apart.
    ///
    /// It is (1 + the number of permutations with a sum at least as great)/(permutations + 1) (Phipson and Smyth 2010).
    func probability(permutations: Int, seed: UInt64, check: () throws -> Void) rethrows -> Double {
        var generator = SeededGenerator(seed: seed)
        let observed = units.reduce(0) { $0 + $1.score([0, 1, 2, 3]) }
        var reached = 0
        for _ in 0..<permutations {
            try check()
            let score = units.reduce(0) { sum, unit in
                var origins = [0, 1, 2, 3]
                for (week, origin) in zip(unit.weeks, unit.weeks.shuffled(using: &generator)) { origins[week] = origin }
                return sum + unit.score(origins)
            }
            if score >= observed - 1e-9 { reached += 1 }
        }
        return Double(1 + reached) / Double(permutations + 1)
    }

    /// Returns the week of an outcome in its stratum, 0 to 3.
    private static func week(of outcome: DiaryTimeline.Point) -> Int { ((outcome.day % 28) + 28) % 28 / 7 }

    private static func isKnown(
        _ timeline: DiaryTimeline, _ outcome: DiaryTimeline.Point, at second: Int, hours: Int
    ) -> Bool {
        guard second <= timeline.now else { return false }
        let days =
            timeline.day(
                of: second - hours * 3_600, offset: outcome.offset)...timeline.day(
                of: second, offset: outcome.offset)
        return days.allSatisfy { timeline.isCovered($0) && timeline.hasOnlyTimedUses($0) }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// The hours before an outcome, compared with the same hours in the other weeks of a stratum of 28 days.
///
/// Each outcome is a case, and the same hour and weekday in the other three weeks are its controls, so that slow changes
/// and weekdays cancel (time-stratified referents: Janes, Sheppard, and Lumley 2005, "Case-crossover analyses of air
/// pollution exposure data", Epidemiology 16). The pairs of a case share a weight of 1, so that three controls don't
/// count as three cases. A case or control is left out if its hours aren't wholly on covered days.
struct CaseCrossover: Equatable {
    /// The number of cases with at least one control.
    private(set) var cases = 0
    /// The number of these that are exposed.
    private(set) var exposedCases = 0
    private var caseOnly = 0.0
    private var controlOnly = 0.0

    /// The pairs that differ.
    var pairs: MatchedPairs { MatchedPairs(caseOnly: caseOnly, controlOnly: controlOnly) }

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
        let week = 7 * 86_400
        for outcome in outcomes where days.contains(outcome.day) {
            guard Self.isKnown(timeline, outcome, at: outcome.second, hours: hours) else { continue }
            let position = ((outcome.day % 28) + 28) % 28 / 7
            let controls = (0..<4).filter { $0 != position }.map { outcome.second + ($0 - position) * week }
                .filter { Self.isKnown(timeline, outcome, at: $0, hours: hours) }
            guard !controls.isEmpty else { continue }
            let exposed = controls.count { exposures.hasElement(after: $0 - hours * 3_600 - 1, through: $0) }
            let share = Double(exposed) / Double(controls.count)
            cases += 1
            if exposures.hasElement(after: outcome.second - hours * 3_600 - 1, through: outcome.second) {
                exposedCases += 1
                caseOnly += 1 - share
            } else {
                controlOnly += share
            }
        }
    }

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

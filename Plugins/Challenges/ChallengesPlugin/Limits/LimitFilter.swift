// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Takes away what is beyond somebody's limits, and keeps account of it.
struct LimitFilter {
    /// The candidates that are left, by their places.
    private(set) var left: [Int] = []
    private(set) var counts: [Limit: LimitCount] = [:]

    init(
        _ candidates: [Challenge], preferences: UserPreferences, moment: Moment, events: [ChallengeEvent],
        coolDown: CoolDown
    ) {
        let seasonality = MomentFeatures(moment).seasonality
        let excluded = Set(preferences.excludedLocations)
        var resting: Set<String> = []
        for event in events where !event.isOpinion {
            let rest: Int
            switch event.status {
            case .completed: rest = coolDown.completed
            case .skipped: rest = coolDown.skipped
            case .pending, .expired: continue
            }
            let age = moment.day.daysSince1970 - event.moment.day.daysSince1970
            if age >= 0, age < rest { resting.insert(event.challenge) }
        }
        left.reserveCapacity(candidates.count)
        var removed = [Int](repeating: 0, count: Limit.allCases.count)
        var alone = removed
        for place in candidates.indices {
            var (beyond, last) = (0, 0)
            func check(_ limit: Int, _ isBeyond: Bool) {
                guard isBeyond else { return }
                removed[limit] += 1
                beyond += 1
                last = limit
            }
            let traits = candidates[place].traits
            check(0, !candidates[place].isActive)
            check(1, candidates[place].validUntil.map { $0 < moment.day } ?? false)
            check(2, traits.timeInvestment.place > preferences.mostTime.place)
            check(3, traits.costLevel.rank > preferences.budget.rank)
            check(4, traits.socialRequirement.leastComfort > preferences.socialComfort)
            check(5, excluded.contains(traits.locationType))
            check(
                6,
                traits.seasonality.map { $0 == .holiday ? !moment.isHoliday : $0 != seasonality } ?? false)
            check(7, !resting.isEmpty && resting.contains(candidates[place].id))
            if beyond == 0 { left.append(place) }
            if beyond == 1 { alone[last] += 1 }
        }
        for (place, limit) in Limit.allCases.enumerated() where removed[place] > 0 {
            counts[limit] = LimitCount(removed: removed[place], wouldReturn: alone[place])
        }
    }
}

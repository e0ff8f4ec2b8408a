// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Removes challenges outside the limits and counts them.
struct LimitFilter {
    /// The indices of the remaining candidates.
    private(set) var left: [Int] = []
    private(set) var counts: [Limit: LimitCount] = [:]
    /// The number of candidates that exactly these limits exclude.
    private(set) var sets: [LimitSet: Int] = [:]

    init(
        _ candidates: [Challenge], preferences: UserPreferences, situation: Situation, events: [ChallengeEvent],
        coolDown: CoolDown
    ) {
        let seasonality = SituationFeatures(situation).seasonality
        let excluded = Set(preferences.excludedLocations)
        var resting: Set<String> = []
        for event in events where !event.isFeedback {
            let age = situation.day.daysSince1970 - event.situation.day.daysSince1970
            let rest: Int
            switch event.status {
            case .completed: rest = coolDown.completed
            // A challenge that isn't for today may come back tomorrow.
            case .skipped: rest = event.skipReason == .notToday ? min(1, coolDown.skipped) : coolDown.skipped
            case .pending where age == 0: continue
            // A pending challenge of an earlier day was missed, whether or not it's marked as expired already.
            case .expired, .pending: rest = coolDown.skipped
            }
            if age >= 0, age < rest { resting.insert(event.challenge) }
        }
        left.reserveCapacity(candidates.count)
        var bySet = [Int](repeating: 0, count: LimitSet.all.rawValue + 1)
        for place in candidates.indices {
            var beyond = 0
            func check(_ limit: Limit, _ isBeyond: Bool) { if isBeyond { beyond |= 1 << limit.place } }
            let traits = candidates[place].traits
            check(.inactive, !candidates[place].isActive)
            check(.validity, candidates[place].validUntil.map { $0 < situation.day } ?? false)
            check(.time, traits.timeInvestment.place > preferences.mostTime.place)
            check(.budget, traits.costLevel.rank > preferences.budget.rank)
            check(.socialComfort, preferences.socialComfort.map { traits.socialRequirement.leastComfort > $0 } ?? false)
            check(.location, excluded.contains(traits.locationType))
            check(
                .season,
                traits.seasonality.map { $0 == .holiday ? !situation.isHoliday : $0 != seasonality } ?? false)
            check(.coolDown, !resting.isEmpty && resting.contains(candidates[place].id))
            for limit in traits.limits(for: situation, bookings: preferences.bookings) { check(limit, true) }
            if beyond == 0 { left.append(place) }
            bySet[beyond] += 1
        }
        for set in bySet.indices where set > 0 && bySet[set] > 0 { sets[LimitSet(rawValue: set)] = bySet[set] }
        for limit in Limit.allCases {
            let removed = sets.reduce(0) { $0 + ($1.key.contains(LimitSet(limit)) ? $1.value : 0) }
            if removed > 0 {
                counts[limit] = LimitCount(removed: removed, wouldReturn: sets[LimitSet(limit)] ?? 0)
            }
        }
    }
}

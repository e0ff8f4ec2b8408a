// SPDX-License-Identifier: Apache-2.0

/// The counts of groups of entries, filled in one pass.
struct GroupCounts {
    private var cravings: [[Int]]
    private var uses: [Int]
    private var outcomes: [[ResistedCravings.Outcome]]

    init(groups: Int) {
        cravings = Array(repeating: Array(repeating: 0, count: 10), count: groups)
        uses = Array(repeating: 0, count: groups)
        outcomes = Array(repeating: [], count: groups)
    }

    /// Adds a craving of an intensity, 1 to 10.
    mutating func add(intensity: Int, _ outcome: ResistedCravings.Outcome, to group: Int) {
        cravings[group][min(max(intensity, 1), 10) - 1] += 1
        outcomes[group].append(outcome)
    }

    /// Adds a use.
    mutating func addUse(to group: Int) { uses[group] += 1 }

    /// Returns a group; nil without entries.
    ///
    /// - Parameter total: The number of cravings of which the group is a share.
    func group(_ index: Int, of total: Int) -> CravingGroup? {
        let count = cravings[index].reduce(0, +)
        guard count + uses[index] > 0 else { return nil }
        return CravingGroup(
            cravings: count, uses: uses[index], share: ShareEstimate(count, of: total),
            medianIntensity: IntensitySummary.median(of: cravings[index]),
            resisted: ResistedCravings(outcomes[index]))
    }
}

// SPDX-License-Identifier: Apache-2.0

extension HabitGoal {
    /// Returns how far the goal was met on each known day, and the strength after it.
    ///
    /// Loop Habit Tracker's rules: a habit of less than every day is checked over twice its period, so that its days can
    /// move within a week, and a limit starts at full strength. Unknown days are left out of the periods as well, so
    /// that they neither meet nor miss a goal.
    ///
    /// - Parameter uses: The number of uses of each known day, oldest first.
    func strengths(_ uses: [Int]) -> [(check: Double, strength: Double)] {
        switch self {
        case .daysWithoutUse(let goal):
            let perWeek = Double(goal.daysPerWeek)
            let (numerator, days) = goal.daysPerWeek == 7 ? (1, 1) : (2 * perWeek, 14)
            var score = HabitScore(frequency: perWeek / 7, strength: 0)
            return Self.rollingSums(uses.map { $0 == 0 ? 1 : 0 }, days: days).map { sum in
                let check = min(1, Double(sum) / numerator)
                score.add(check)
                return (check, score.strength)
            }
        case .atMost(let goal):
            var score = HabitScore(frequency: 1 / Double(goal.days), strength: 1)
            return Self.rollingSums(uses, days: goal.days).map { sum in
                let check = Self.check(sum, limit: goal.uses)
                score.add(check)
                return (check, score.strength)
            }
        }
    }

    /// The number of known days before a strength is told: a week, and the period of a limit.
    ///
    /// Our convention. A limit starts at full strength, so after one day it would tell its own start.
    var leastDays: Int {
        switch self {
        case .daysWithoutUse: 7
        case .atMost(let goal): max(7, goal.days)
        }
    }

    /// Returns how far a limit was kept: 1 up to the limit, and less the further beyond it, down to 0 at its double.
    private static func check(_ uses: Int, limit: Int) -> Double {
        guard limit > 0 else { return uses > 0 ? 0 : 1 }
        return min(1, max(0, 1 - Double(uses - limit) / Double(limit)))
    }

    /// Returns the sum of each number and those before it, up to a number of days.
    private static func rollingSums(_ numbers: [Int], days: Int) -> [Int] {
        var sum = 0
        return numbers.indices.map { index in
            sum += numbers[index]
            if index >= days { sum -= numbers[index - days] }
            return sum
        }
    }
}

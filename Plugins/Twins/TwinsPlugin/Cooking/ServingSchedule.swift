// SPDX-License-Identifier: Apache-2.0

/// Distributes servings over days so that as many as possible are used in time.
///
/// Amounts are whole thousandths of a serving. Each lot flows to the days until it is due, through the daily limit of
/// its food and the daily limit of all food. A maximum flow uses the most (Ford and Fulkerson, 1956), and lots are added
/// one by one in their order, which never takes anything away from an earlier one. Without limits of single foods, using
/// the lot that is due first is as good (Jackson's rule, 1955); with them it isn't, because a limited food can need
/// several days.
struct ServingSchedule {
    /// Servings of a food that are due together.
    struct Lot {
        /// The number of the food, from 0.
        let food: Int
        /// The thousandths of a serving.
        let amount: Int
        /// The last day on which it can be used, from 0; after the last day of the plan, it keeps.
        let due: Int
    }

    let lots: [Lot]
    /// The thousandths of a serving that are used a day.
    let capacity: Int
    /// The limit of each food a day; `nil` for none.
    let limits: [Int?]
    let days: Int
    /// The thousandths used of each lot on each day.
    private(set) var uses: [[Int]]
    private var dayTotals: [Int]
    private var foodTotals: [[Int]]
    /// The lots that are used on each day, in order.
    private var lotsOnDay: [[Int]]

    /// Creates a schedule.
    ///
    /// - Parameter lots: The lots, the most important first.
    init(_ lots: [Lot], capacity: Int, limits: [Int?], days: Int) {
        self.lots = lots
        self.capacity = capacity
        self.limits = limits
        self.days = days
        uses = Array(repeating: Array(repeating: 0, count: days), count: lots.count)
        dayTotals = Array(repeating: 0, count: days)
        foodTotals = Array(repeating: Array(repeating: 0, count: days), count: limits.count)
        lotsOnDay = Array(repeating: [], count: days)
        for lot in lots.indices { fill(lot) }
        moveForward()
        bringInOrder()
    }

    /// The thousandths of a lot that are used.
    func used(of lot: Int) -> Int { uses[lot].reduce(0, +) }

    // MARK: Maximum flow

    /// Adds as much of a lot as fits, moving other lots to other days where that makes room.
    private mutating func fill(_ lot: Int) {
        var rest = lots[lot].amount
        // A path ends on a day with room.
        while rest > 0, dayTotals.contains(where: { $0 < capacity }), let path = augmentingPath(from: lot) {
            let amount = min(rest, bottleneck(of: path))
            apply(amount, to: path)
            rest -= amount
        }
    }

    /// A step of a path: a lot is used on one day more, and another lot on that day less.
    private struct Step {
        let lot: Int
        let day: Int
    }

    /// Returns the shortest path that makes room for a lot, or `nil` if there is none.
    ///
    /// The lot takes a day, whose lot moves to another day, and so on, until a day has room. A step takes the place of a
    /// lot of the same food if its daily limit is reached, otherwise of any.
    private func augmentingPath(from lot: Int) -> [Step]? {
        var previous: [Int?] = Array(repeating: nil, count: lots.count)
        var arrival: [Step?] = Array(repeating: nil, count: lots.count)
        var seen = Set([lot])
        var queue = [lot]
        var next = 0
        while next < queue.count {
            let current = queue[next]
            next += 1
            for day in 0...min(lots[current].due, days - 1) where arrival[current]?.day != day {
                let isFoodFull = foodRoom(of: current, on: day) == 0
                if !isFoodFull, dayTotals[day] < capacity {
                    var path = [Step(lot: current, day: day)]
                    var index = current
                    while let step = arrival[index], let before = previous[index] {
                        path.append(step)
                        index = before
                    }
                    return path.reversed()
                }
                for other in lotsOnDay[day] where !seen.contains(other) {
                    if isFoodFull, lots[other].food != lots[current].food { continue }
                    seen.insert(other)
                    previous[other] = current
                    arrival[other] = Step(lot: current, day: day)
                    queue.append(other)
                }
            }
        }
        return nil
    }

    private func foodRoom(of lot: Int, on day: Int) -> Int {
        let food = lots[lot].food
        return limits[food].map { max(0, $0 - foodTotals[food][day]) } ?? .max
    }

    /// Returns the amount that a path can move.
    private func bottleneck(of path: [Step]) -> Int {
        var amount = Int.max
        for (index, step) in path.enumerated() {
            if index + 1 < path.count {
                let other = path[index + 1].lot
                amount = min(amount, uses[other][step.day])
                if lots[other].food != lots[step.lot].food {
                    amount = min(amount, foodRoom(of: step.lot, on: step.day))
                }
            } else {
                amount = min(amount, capacity - dayTotals[step.day], foodRoom(of: step.lot, on: step.day))
            }
        }
        return amount
    }

    private mutating func apply(_ amount: Int, to path: [Step]) {
        for (index, step) in path.enumerated() {
            add(amount, of: step.lot, on: step.day)
            if index + 1 < path.count { add(-amount, of: path[index + 1].lot, on: step.day) }
        }
    }

    private mutating func add(_ amount: Int, of lot: Int, on day: Int) {
        guard amount != 0 else { return }
        let before = uses[lot][day]
        uses[lot][day] += amount
        dayTotals[day] += amount
        foodTotals[lots[lot].food][day] += amount
        if before == 0 {
            lotsOnDay[day].insert(lot, at: lotsOnDay[day].firstIndex { $0 > lot } ?? lotsOnDay[day].endIndex)
        } else if uses[lot][day] == 0 {
            lotsOnDay[day].removeAll { $0 == lot }
        }
    }

    // MARK: Order

    /// Moves servings to earlier days with room, which wastes no more.
    private mutating func moveForward() {
        for day in 0..<days {
            for lot in lots.indices where dayTotals[day] < capacity && lots[lot].due >= day {
                for later in stride(from: day + 1, to: days, by: 1) where uses[lot][later] > 0 {
                    let amount = min(uses[lot][later], capacity - dayTotals[day], foodRoom(of: lot, on: day))
                    add(-amount, of: lot, on: later)
                    add(amount, of: lot, on: day)
                }
            }
        }
    }

    /// Exchanges servings of two days so that the more important lot comes first where both can be used on both days.
    private mutating func bringInOrder() {
        for day in 0..<days {
            for later in stride(from: day + 1, to: days, by: 1) {
                for lot in lotsOnDay[later] where lots[lot].due >= day {
                    for other in lotsOnDay[day].reversed() where other > lot && lots[other].due >= later {
                        let isSameFood = lots[lot].food == lots[other].food
                        let room =
                            isSameFood ? Int.max : min(foodRoom(of: lot, on: day), foodRoom(of: other, on: later))
                        let amount = min(uses[lot][later], uses[other][day], room)
                        add(-amount, of: lot, on: later)
                        add(-amount, of: other, on: day)
                        add(amount, of: lot, on: day)
                        add(amount, of: other, on: later)
                    }
                }
            }
        }
    }
}

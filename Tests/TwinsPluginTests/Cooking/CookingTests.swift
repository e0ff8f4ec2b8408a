// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import TwinsPlugin

@Suite struct CookingTests {
    /// Returns the most that any schedule can use, by trying every amount of every lot on every day.
    private func bruteForce(_ lots: [ServingSchedule.Lot], capacity: Int, limits: [Int?], days: Int) -> Int {
        var left = lots.map(\.amount)
        func best(_ day: Int) -> Int {
            guard day < days else { return 0 }
            var most = 0
            func choose(_ lot: Int, _ room: Int, _ eaten: [Int], _ used: Int) {
                guard lot < lots.count else {
                    most = max(most, used + best(day + 1))
                    return
                }
                let food = lots[lot].food
                let foodRoom = limits[food].map { $0 - eaten[food] } ?? room
                let highest = lots[lot].due < day ? 0 : max(0, min(left[lot], room, foodRoom))
                for amount in 0...highest {
                    left[lot] -= amount
                    var next = eaten
                    next[food] += amount
                    choose(lot + 1, room - amount, next, used + amount)
                    left[lot] += amount
                }
            }
            choose(0, capacity, Array(repeating: 0, count: limits.count), 0)
            return most
        }
        return best(0)
    }

    @Test(arguments: [UInt64(1), 2, 3]) func `no schedule uses more`(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        for round in 0..<150 {
            let days = Int.random(in: 1...3, using: &numbers)
            let foods = Int.random(in: 1...3, using: &numbers)
            let limits = (0..<foods).map { _ in
                Bool.random(using: &numbers) ? nil : Int.random(in: 0...2, using: &numbers)
            }
            let lots = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
                ServingSchedule.Lot(
                    food: Int.random(in: 0..<foods, using: &numbers), amount: Int.random(in: 0...3, using: &numbers),
                    due: Int.random(in: 0...3, using: &numbers))
            }
            let capacity = Int.random(in: 0...3, using: &numbers)
            let schedule = ServingSchedule(lots, capacity: capacity, limits: limits, days: days)
            let used = lots.indices.map(schedule.used).reduce(0, +)
            let best = bruteForce(lots, capacity: capacity, limits: limits, days: days)
            #expect(used == best, "seed \(seed), round \(round): \(lots), \(limits), \(capacity) a day, \(days) days")
            check(schedule, "seed \(seed), round \(round)")
        }
    }

    private func check(_ schedule: ServingSchedule, _ comment: String) {
        for (index, lot) in schedule.lots.enumerated() {
            #expect(schedule.uses[index].allSatisfy { $0 >= 0 }, "\(comment)")
            #expect(schedule.used(of: index) <= lot.amount, "\(comment)")
            for day in 0..<schedule.days where day > lot.due { #expect(schedule.uses[index][day] == 0, "\(comment)") }
        }
        for day in 0..<schedule.days {
            #expect(schedule.uses.map { $0[day] }.reduce(0, +) <= schedule.capacity, "\(comment)")
            for (food, limit) in schedule.limits.enumerated() {
                guard let limit else { continue }
                let eaten = schedule.lots.indices.filter { schedule.lots[$0].food == food }
                    .map { schedule.uses[$0][day] }.reduce(0, +)
                #expect(eaten <= limit, "\(comment)")
            }
        }
    }

    /// Without limits of single foods, using first what is due first is optimal (Jackson 1955).
    @Test func `without limits the plan is as good as earliest due date`() {
        var numbers = SeededGenerator(seed: 77)
        for round in 0..<200 {
            let days = Int.random(in: 1...10, using: &numbers)
            let lots = (0..<Int.random(in: 1...20, using: &numbers)).map { _ in
                ServingSchedule.Lot(
                    food: 0, amount: Int.random(in: 0...5_000, using: &numbers),
                    due: Int.random(in: 0...12, using: &numbers))
            }
            let capacity = Int.random(in: 0...4_000, using: &numbers)
            var left = lots.map(\.amount)
            let order = lots.indices.sorted { lots[$0].due < lots[$1].due }
            for day in 0..<days {
                var room = capacity
                for lot in order where lots[lot].due >= day {
                    let amount = min(room, left[lot])
                    left[lot] -= amount
                    room -= amount
                }
            }
            let expected = zip(lots, left).map { $0.amount - $1 }.reduce(0, +)
            let schedule = ServingSchedule(lots, capacity: capacity, limits: [nil], days: days)
            #expect(lots.indices.map(schedule.used).reduce(0, +) == expected, "round \(round)")
            check(schedule, "round \(round)")
        }
    }

    /// Two units of A, at most one a day, and two of B, both due tomorrow, at two a day: earliest due date with B first
    /// wastes one A; one of each a day wastes nothing.
    @Test func `a limit of a food needs more than earliest due date`() {
        let lots = [ServingSchedule.Lot(food: 1, amount: 2, due: 1), .init(food: 0, amount: 2, due: 1)]
        let schedule = ServingSchedule(lots, capacity: 2, limits: [1, nil], days: 2)
        #expect(schedule.uses == [[1, 1], [1, 1]])
    }

    private func food(_ id: String, unit: String? = nil, opening: Int? = nil, _ lots: [FoodLot]) -> Twin {
        var details = FoodDetails(product: id)
        details.unit = unit
        details.daysAfterOpening = opening
        details.lots = lots
        return Twin(id: id, details: .food(details))
    }

    private func plan(_ twins: [Twin], _ servings: Double, _ portions: [Portion] = [], days: Int = 5) throws
        -> CookingPlan
    {
        try PlanCooking.reading(
            of: CookingInput(twins: twins, servingsPerDay: servings, portions: portions, days: days),
            today: .test(2026, 11, 23))
    }

    @Test func `quantities in different units become servings`() throws {
        let plan = try plan(
            [
                food("stew", unit: "g", [FoodLot(id: "s", quantity: 1_000, expiry: .test(2026, 11, 23))]),
                food("milk", unit: "l", [FoodLot(id: "m", quantity: 1, expiry: .test(2026, 11, 24))]),
            ], 2, [Portion(twin: "stew", quantity: 400), Portion(twin: "milk", quantity: 0.5)])
        // Of 2.5 servings of stew, 2 fit today; the rest is wasted. The milk is for tomorrow.
        #expect(plan.days.map { $0.uses.map(\.quantity) } == [[800], [1]])
        #expect(plan.days.map { $0.uses.map(\.unit) } == [["g"], ["l"]])
        #expect(plan.waste.map(\.quantity) == [200])
        #expect(plan.wasted == 0.5)
        #expect(plan.used == 4)
    }

    @Test func `opened food comes first among equals`() throws {
        var opened = FoodLot(id: "opened", quantity: 1, expiry: .test(2026, 11, 27))
        opened.opened = .test(2026, 11, 20)
        let twins = [
            food("a", [FoodLot(id: "closed", quantity: 1, expiry: .test(2026, 11, 27)), opened])
        ]
        #expect(try plan(twins, 1).days.flatMap { $0.uses.map(\.lot) } == ["opened", "closed"])
    }

    @Test func `what keeps doesn't displace what spoils`() throws {
        var kept = FoodLot(id: "kept", quantity: 5, expiry: .test(2026, 12, 31))
        kept.opened = .test(2026, 11, 1)
        let twins = [food("a", [kept]), food("b", [FoodLot(id: "urgent", quantity: 5, expiry: .test(2026, 11, 27))])]
        let plan = try plan(twins, 1)
        #expect(plan.days.flatMap { $0.uses.map(\.lot) } == Array(repeating: "urgent", count: 5))
        #expect(plan.kept == 5)
        #expect(plan.wasted == 0)
    }

    @Test func `food past its day isn't planned`() throws {
        var past = FoodLot(id: "p", quantity: 1, expiry: .test(2026, 11, 22))
        past.dateMeaning = .useBy
        let plan = try plan([food("fish", [past])], 1)
        #expect(plan.days.isEmpty)
        #expect(plan.past.map(\.mustBeUsed) == [true])
        #expect(plan.wasted == 0)
    }

    @Test func `a lot that is used for longer than it keeps open has a note`() throws {
        let twins = [food("cream", opening: 2, [FoodLot(id: "c", quantity: 5, expiry: .test(2026, 12, 1))])]
        let plan = try plan(twins, 1)
        #expect(plan.notes.map(\.code) == ["twins.opened-too-long"])
    }

    @Test func `a portion of no food is refused`() {
        #expect(throws: ComputationError.self) { try plan([], 1, [Portion(twin: "x")]) }
        let milk = [food("milk", [])]
        #expect(throws: ComputationError.self) { try plan(milk, 1, [Portion(twin: "milk"), Portion(twin: "milk")]) }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Turns lots into servings, and a schedule of servings into a plan.
struct CookingPlanner {
    /// A lot that can be planned.
    private struct Candidate {
        let twin: NamedRecord
        let details: FoodDetails
        let food: Int
        let lot: FoodLot
        let due: CalendarDay
        /// The quantity of a serving.
        let portion: Double

        /// The thousandths of a serving that the lot has.
        var amount: Int { Int((lot.quantity / portion * 1_000).rounded()) }
    }

    private let input: CookingInput
    private let today: CalendarDay
    private var candidates: [Candidate] = []
    private var past: [LotWaste] = []
    private var recalled: [RecallMatch] = []
    private var unportioned: [NamedRecord] = []
    private var limits: [Int?] = []

    init(_ input: CookingInput, today: CalendarDay) throws(ComputationError) {
        self.input = input
        self.today = today
        try checkPortions()
        let portions = Dictionary(input.portions.map { ($0.twin, $0) }, uniquingKeysWith: { first, _ in first })
        let recalls = OpenRecalls(input.recalls)
        for twin in input.twins {
            guard case .food(var food) = twin.details else { continue }
            if food.lots.contains(where: { recalls.include($0, of: twin) }) {
                recalled += recalls.matches(twin)
                food.lots.removeAll { recalls.include($0, of: twin) }
            }
            let name = NamedRecord(id: twin.id, name: twin.name)
            limits.append(portions[twin.id]?.perDay.map(Self.thousandths))
            guard let serving = try serving(of: food, portions[twin.id]) else {
                if food.lots.contains(where: { food.due(of: $0).day != nil }) { unportioned.append(name) }
                continue
            }
            add(food, of: name, serving)
        }
        guard candidates.count <= 1_000 else {
            throw ComputationError.refused(
                path: "twins", expected: "at most 1000 lots with a day", got: "\(candidates.count)")
        }
        candidates = Self.inOrderOfUse(candidates)
    }

    /// Returns the quantity of a serving in the unit of a food: the stated one, the size on the food, or one piece;
    /// `nil` if the food is measured and neither is known.
    private func serving(of food: FoodDetails, _ portion: Portion?) throws(ComputationError) -> Double? {
        guard let portion else {
            return food.statedServing ?? (food.unit.flatMap(QuantityUnit.init) == nil ? 1 : nil)
        }
        guard let unit = portion.unit else { return portion.quantity }
        if let quantity = QuantityUnit.convert(portion.quantity, from: unit, to: food.unit), quantity > 0 {
            return quantity
        }
        let index = input.portions.firstIndex(of: portion) ?? 0
        throw ComputationError.refused([.unconvertible(unit, food, at: "portions[\(index)].unit")])
    }

    private func checkPortions() throws(ComputationError) {
        let foods = Set(input.twins.filter { $0.kind == .food }.map(\.id))
        var issues: [ValidationIssue] = []
        var seen: Set<String> = []
        for (index, portion) in input.portions.enumerated() {
            let path = "portions[\(index)].twin"
            if !foods.contains(portion.twin) {
                issues.append(
                    ValidationIssue(path: path, expected: "the key of a food", got: portion.twin.quoted(limit: 60)))
            } else if !seen.insert(portion.twin).inserted {
                issues.append(
                    ValidationIssue(
                        path: path, expected: "each food once", got: "\(portion.twin.quoted(limit: 60)) again"))
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    private mutating func add(_ food: FoodDetails, of twin: NamedRecord, _ serving: Double) {
        for lot in food.lots {
            guard let due = food.due(of: lot).day else { continue }
            let candidate = Candidate(
                twin: twin, details: food, food: limits.count - 1, lot: lot, due: due, portion: serving)
            if due < today {
                past.append(waste(of: candidate, candidate.amount))
            } else {
                candidates.append(candidate)
            }
        }
    }

    /// Lots that would be wasted come before those that keep; then opened ones, by due day, and by day of purchase.
    private static func inOrderOfUse(_ candidates: [Candidate]) -> [Candidate] {
        candidates.enumerated().sorted { first, second in
            let (one, other) = (first.element, second.element)
            let keys = [one, other].map { ($0.lot.opened == nil ? 1 : 0, $0.due, $0.lot.purchased ?? .distant) }
            if keys[0] != keys[1] { return keys[0] < keys[1] }
            return (one.twin.name, one.twin.id, first.offset) < (other.twin.name, other.twin.id, second.offset)
        }.map(\.element)
    }

    private static func thousandths(_ servings: Double) -> Int { Int((servings * 1_000).rounded()) }

    private func waste(of candidate: Candidate, _ amount: Int) -> LotWaste {
        LotWaste(
            twin: candidate.twin, lot: candidate.lot.id, quantity: quantity(of: candidate, amount),
            unit: candidate.details.unit, servings: Double(amount) / 1_000, due: candidate.due,
            mustBeUsed: candidate.lot.dateMeaning == .useBy)
    }

    /// Returns a number of servings in the unit of the food, rounded to thousandths of a unit.
    private func quantity(of candidate: Candidate, _ amount: Int) -> Double {
        amount == candidate.amount
            ? candidate.lot.quantity : (Double(amount) * candidate.portion).rounded() / 1_000
    }

    // MARK: Plan

    /// The plan.
    var plan: CookingPlan {
        let through = today.adding(days: input.days - 1)
        // What keeps until after the last day doesn't take the place of what doesn't.
        let order = candidates.filter { $0.due <= through } + candidates.filter { $0.due > through }
        let schedule = ServingSchedule(
            order.map {
                .init(food: $0.food, amount: $0.amount, due: $0.due.daysSince1970 - today.daysSince1970)
            },
            capacity: Self.thousandths(input.servingsPerDay), limits: limits, days: input.days)
        var plan = CookingPlan(
            from: today, through: through, days: [], waste: [], past: past, recalled: recalled,
            unportioned: unportioned, used: 0, wasted: 0, kept: 0, notes: [])
        var (used, wasted, kept) = (0, 0, 0)
        for (index, candidate) in order.enumerated() {
            let rest = candidate.amount - schedule.used(of: index)
            used += schedule.used(of: index)
            if candidate.due > through {
                kept += rest
            } else if rest > 0 {
                wasted += rest
                plan.waste.append(waste(of: candidate, rest))
            }
        }
        (plan.used, plan.wasted, plan.kept) = (Double(used) / 1_000, Double(wasted) / 1_000, Double(kept) / 1_000)
        plan.days = (0..<input.days).compactMap { day in self.day(day, order, schedule) }
        plan.notes = notes(order, schedule)
        return plan
    }

    private func day(_ day: Int, _ order: [Candidate], _ schedule: ServingSchedule) -> CookingDay? {
        let uses = order.indices.filter { schedule.uses[$0][day] > 0 }.map { index in
            let (candidate, amount) = (order[index], schedule.uses[index][day])
            return LotServing(
                twin: candidate.twin, lot: candidate.lot.id, quantity: quantity(of: candidate, amount),
                unit: candidate.details.unit, servings: Double(amount) / 1_000, due: candidate.due)
        }
        return uses.isEmpty ? nil : CookingDay(day: today.adding(days: day), uses: uses)
    }

    private func notes(_ order: [Candidate], _ schedule: ServingSchedule) -> [Message] {
        order.enumerated().compactMap { index, candidate in
            guard candidate.lot.opened == nil, let keeps = candidate.details.daysAfterOpening,
                let first = schedule.uses[index].firstIndex(where: { $0 > 0 }),
                let last = schedule.uses[index].lastIndex(where: { $0 > 0 }), last - first > keeps
            else { return nil }
            let (from, until) = (today.adding(days: first), today.adding(days: first + keeps))
            return Message(
                "twins.opened-too-long",
                "\(candidate.twin.name) opened on \(from) keeps until \(until), but the plan uses it until "
                    + "\(today.adding(days: last)).",
                ["name": .string(candidate.twin.name), "opened": .string(from.description)])
        }
    }
}

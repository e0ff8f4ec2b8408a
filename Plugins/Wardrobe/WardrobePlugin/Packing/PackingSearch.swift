// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A search for the smallest set of items that covers all days.
///
/// Each day takes an outfit from the set that is at most `slack` points below the best of the whole wardrobe, and no
/// item is worn on more days than it may be. Sets are grown day by day in several orders of the days, with increasing
/// costs of new items, and reduced until no item can be left out. Then ``SmallestSet`` looks for a smaller one among
/// all sufficient outfits, or proves that there is none.
struct PackingSearch {
    private let input: PackOutfitsInput
    private let wishes: [DayWish]
    /// The position of each day's wish; days with the same request share one.
    private let wishOfDay: [Int]
    private let context: Context
    private(set) var tried = 0

    /// The number of outfits considered for a day.
    private static let breadth = 40

    init(_ input: PackOutfitsInput, in context: Context) throws {
        self.input = input
        self.context = context
        var requests: [OutfitRequest] = []
        var wishes: [DayWish] = []
        wishOfDay = try input.days.enumerated().map { day, request in
            if let known = requests.firstIndex(of: request) { return known }
            wishes.append(try DayWish(request, of: input, day: day, in: context))
            requests.append(request)
            return requests.count - 1
        }
        self.wishes = wishes
    }

    func wish(of day: Int) -> DayWish { wishes[wishOfDay[day]] }

    /// A set that was found, and what is proven about it.
    struct Answer {
        /// An outfit for each day.
        var plan: [FoundOutfit]
        /// The lower bound: no set with fewer items covers the days.
        var leastPossible: Int
    }

    /// Returns the smallest set found; nil if the search found no set that covers the days.
    mutating func run() throws -> Answer? {
        var best: [FoundOutfit]?
        for order in orders {
            for penalty in [0.5, 3] {
                guard let plan = try grow(order, penalty: Points(max(1, input.slack * penalty))) else { continue }
                let reduced = try reduce(plan)
                if best.map({ rank(reduced) < rank($0) }) ?? true { best = reduced }
            }
        }
        let least = try leastPossible()
        if let best, items(of: best).count <= least { return Answer(plan: best, leastPossible: least) }
        var exact = try SmallestSet(input, wishes: wishes, wishOfDay: wishOfDay, in: context)
        let smaller = try exact.run(below: best.map { items(of: $0).count })
        tried += exact.visited
        if let smaller, let plan = try assign(smaller) { best = plan }
        guard let best else { return nil }
        return Answer(plan: best, leastPossible: exact.isComplete ? items(of: best).count : least)
    }

    /// The orders of the days for growing: forward, backward, and days with the fewest candidate items first.
    private var orders: [[Int]] {
        let days = Array(input.days.indices)
        let choices = wishes.map { wish in
            wish.problem.templates.reduce(0) { $0 + $1.slots.reduce(0) { $0 + $1.items.count } }
        }
        let hardest = days.sorted { (choices[wishOfDay[$0]], $0) < (choices[wishOfDay[$1]], $1) }
        return [days, days.reversed(), hardest].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Compares plans: fewer items first, then the greater sum of totals.
    private func rank(_ plan: [FoundOutfit]) -> (Int, Int) {
        (items(of: plan).count, -plan.reduce(0) { $0 + $1.total.units })
    }

    private func items(of plan: [FoundOutfit]) -> Set<Int> { Set(plan.flatMap(\.chosen)) }

    // MARK: Growing

    /// Returns a plan made day by day; each day takes the outfit that adds the fewest items.
    private mutating func grow(_ order: [Int], penalty: Points) throws -> [FoundOutfit]? {
        var plan = [FoundOutfit?](repeating: nil, count: order.count)
        var uses = DaysWorn(input)
        for day in order {
            let packed = uses.packed
            let usable = uses.wearable
            let outfits = try wish(of: day).outfits(
                of: usable, penalty: penalty, free: packed, count: Self.breadth, in: context)
            tried += 1
            let wish = wish(of: day)
            let chosen = outfits.filter { uses.canWear(wish.wearings($0, input)) }.min { left, right in
                let (first, second) = (
                    left.chosen.count { !packed.contains($0) }, right.chosen.count { !packed.contains($0) }
                )
                return (first, -left.total.units) < (second, -right.total.units)
            }
            guard let chosen else { return nil }
            uses.wear(wish.wearings(chosen, input))
            plan[day] = chosen
        }
        return plan.compactMap(\.self)
    }

    // MARK: Reducing

    /// Leaves out items until none can be left out.
    private mutating func reduce(_ plan: [FoundOutfit]) throws -> [FoundOutfit] {
        var plan = plan
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            let packed = items(of: plan).sorted()
            for item in packed {
                guard let smaller = try assign(Set(packed).subtracting([item])) else { continue }
                plan = smaller
                isSmaller = true
                break
            }
        }
        return plan
    }

    /// Returns the best plan from a set of items, or nil if they don't cover the days.
    private mutating func assign(_ items: Set<Int>) throws -> [FoundOutfit]? {
        tried += 1
        var choices: [[WornOutfit]] = []
        for wish in wishes {
            let outfits = try wish.outfits(of: items, count: Self.breadth, in: context)
            if outfits.isEmpty { return nil }
            choices.append(outfits.map { WornOutfit(outfit: $0, wearings: wish.wearings($0, input)) })
        }
        // Days with the fewest choices first, days with the same request next to each other.
        let order = input.days.indices.sorted {
            (choices[wishOfDay[$0]].count, wishOfDay[$0], $0) < (choices[wishOfDay[$1]].count, wishOfDay[$1], $1)
        }
        var assignment = Assignment(order: order.map { choices[wishOfDay[$0]] }, uses: DaysWorn(input))
        guard try assignment.complete(in: context) else { return nil }
        var plan = [FoundOutfit?](repeating: nil, count: order.count)
        for (place, day) in order.enumerated() { plan[day] = assignment.chosen[place].outfit }
        return plan.compactMap(\.self)
    }

    // MARK: The bound

    /// Returns a lower bound of the number of items that cover the days.
    ///
    /// Every day takes a top and a bottom or a one-piece, and a pair of shoes; each kind can be worn on a limited
    /// number of days. A mid or outer layer is counted if some day has no outfit without one.
    private func leastPossible() throws -> Int {
        let days = input.days.count
        let most = { (slot: Slot) -> Int in
            input.items.filter { $0.slots.contains(slot) }
                .map { $0.category.slot == slot ? input.wearLimit(of: $0.category) : 1 }.max() ?? 0
        }
        let needed = { (count: Int, limit: Int) -> Int? in
            count == 0 ? 0 : limit == 0 ? nil : (count - 1) / limit + 1
        }
        let dressed = (0...days).compactMap { onePieces -> Int? in
            guard let first = needed(onePieces, most(.onePiece)), let tops = needed(days - onePieces, most(.top)),
                let bottoms = needed(days - onePieces, most(.bottom))
            else { return nil }
            return first + tops + bottoms
        }
        var least = (dressed.min() ?? 0) + (needed(days, most(.shoes)) ?? 0)
        for slot in [Slot.outer, .mid] {
            if try wishes.contains(where: { try !$0.holds(without: [slot], in: context) }) { least += 1 }
        }
        return least
    }
}

/// An outfit and what wearing it uses up.
private struct WornOutfit {
    let outfit: FoundOutfit
    let wearings: [Wearing]
}

/// An assignment of one outfit to each day so that no item is worn too often, found by backtracking.
private struct Assignment {
    let order: [[WornOutfit]]
    var uses: DaysWorn
    var chosen: [WornOutfit] = []
    /// The trials left before a set counts as insufficient.
    private var trials = 20_000

    init(order: [[WornOutfit]], uses: DaysWorn) {
        self.order = order
        self.uses = uses
    }

    /// Finds the first assignment, with the best outfits on the first days; returns false if there is none.
    mutating func complete(in context: Context) throws -> Bool {
        guard chosen.count < order.count else { return true }
        for outfit in order[chosen.count] where uses.canWear(outfit.wearings) {
            trials -= 1
            guard trials > 0 else { return false }
            if trials % 1000 == 0 {
                try context.checkCancellation()
                context.advance(by: 1000)
            }
            uses.wear(outfit.wearings)
            chosen.append(outfit)
            if try complete(in: context) { return true }
            chosen.removeLast()
            uses.takeOff(outfit.wearings)
        }
        return false
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Finds the provably best outfits in a wardrobe for a day and an occasion.
///
/// ```swift
/// let best = try await engine(
///     SuggestOutfits(),
///     SuggestOutfitsInput(items: wardrobe, request: OutfitRequest(temperature: 12.8, occasion: .work)))
/// best.search.optimal     // true: no combination left out could have reached the last one
/// ```
public struct SuggestOutfits: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.suggestOutfits.id,
        summary: "Finds the provably best outfits in a wardrobe for a day and an occasion.",
        discussion: """
            Top, bottom, and shoes, or a dress or jumpsuit and shoes, with layers, hat, scarf, gloves, tie, and belt \
            where they help: all combinations are searched by branch and bound, and the result says whether it is \
            proven. The day is a sequence of settings, each with its own heat balance. An outfit that a sensible \
            person would refuse (a T-shirt in the snow, gloves in the heat, half a suit) never ranks above an \
            acceptable one. Dangers of cold or heat that no clothes protect against are listed first. If nothing meets \
            the dress code, there are no outfits, and nearest reports what comes closest. Scores are those of \
            score-outfit. Damaged, unrepaired, and unwashed items are never suggested; every filter reports how many \
            items it removed. With variety, each outfit is the best that looks different from all the previous ones.
            """,
        examples: [
            Example(
                "Two tops, a mild day",
                [
                    "items": [
                        ["id": "t1", "name": "White shirt", "category": "shirt", "primaryColor": "#FFFFFF"],
                        ["id": "t2", "name": "Striped T-shirt", "category": "tshirt", "primaryColor": "#1F2A4D"],
                        ["id": "b1", "name": "Jeans", "category": "jeans", "primaryColor": "#3B5278"],
                        ["id": "s1", "name": "Sneakers", "category": "sneakers", "primaryColor": "#F4F4F2"],
                        ["id": "m1", "name": "Gray cardigan", "category": "cardigan", "primaryColor": "#8C8C8C"],
                    ],
                    "request": ["temperature": 17, "occasion": "casual"], "count": 3,
                ]),
            Example(
                "A temperature range, only clean items, different outfits",
                [
                    "items": [
                        ["id": "t1", "name": "Blue shirt", "category": "shirt", "primaryColor": "#9DB8D9"],
                        [
                            "id": "t2", "name": "Silk blouse", "category": "blouse", "primaryColor": "#F1E9DC",
                            "fabric": "silk",
                        ],
                        ["id": "b1", "name": "Chinos", "category": "pants", "primaryColor": "#B9A27C"],
                        [
                            "id": "b2", "name": "Gray trousers", "category": "pants", "primaryColor": "#6B6B6B",
                            "laundry": "dirty",
                        ],
                        ["id": "b3", "name": "Wool skirt", "category": "skirt", "primaryColor": "#3A3A3C"],
                        ["id": "s1", "name": "Loafers", "category": "shoes", "primaryColor": "#5C3A21"],
                        ["id": "s2", "name": "Boots", "category": "boots", "primaryColor": "#2B211C"],
                        ["id": "o1", "name": "Trench coat", "category": "coat", "primaryColor": "#C8B491"],
                    ],
                    "request": [
                        "coldest": 5, "warmest": 17, "condition": "rainy", "wind": 4, "occasion": "work",
                        "date": "2026-10-12", "latitude": 52.5,
                    ],
                    "onlyClean": true, "variety": true, "count": 2,
                ]),
        ])

    /// Creates the computation.
    public init() {}

    /// Finds the outfits.
    /// - Throws: `ComputationError` if a slot stays empty, with the slot and the reasons; for a contradictory request
    ///   or contradictory items; `CancellationError` if cancelled.
    public func run(_ input: SuggestOutfitsInput, in context: Context) async throws -> OutfitSuggestions {
        try Self.reading(of: input, in: context)
    }

    /// Finds the outfits without an engine, on the calling thread.
    /// - Throws: The errors of ``run(_:in:)``; the schema's ranges aren't checked here.
    /// - Complexity: That of `OutfitSearch`; 2,000 items take tens of milliseconds.
    public static func reading(
        of input: SuggestOutfitsInput, in context: Context = Context()
    ) throws -> OutfitSuggestions {
        try checkKeys(of: input.items)
        let scorer = try OutfitScorer(
            input.request, profile: input.profile, wears: input.wears, weights: input.weights, items: input.items)
        if input.notWornWithinDays != nil, input.request.date == nil {
            throw ComputationError.refused(
                path: "request.date", expected: "a date, because `notWornWithinDays` counts back from it", got: "none",
                naming: ["notWornWithinDays"])
        }
        let filter = ItemRestriction(input, scorer: scorer)
        try check(input, filter)
        let candidates = filter.candidates(scorer.readings)
        let problem = scorer.problem(candidates: candidates)
        let chosen = try Variety(input, scorer, problem).choose(in: context)
        if !chosen.unplaced.isEmpty { throw unplaced(chosen.unplaced, input) }
        let reasons = sentences(chosen.shortages, purpose: scorer.request.purpose)
        guard let first = chosen.outfits.first else {
            throw ComputationError(.refused, scorer.refusal(reasons))
        }
        var shortages = reasons
        var nearest: ScoredOutfit?
        var outfits = chosen.outfits
        let breaches = scorer.breaches(of: first.found, in: problem)
        if !breaches.isEmpty, let code = input.request.dressCode {
            nearest = first.scored
            outfits = []
            shortages.insert("nothing you own is \(code.inWords): \(breaches.joined(separator: "; "))", at: 0)
        } else {
            // An outfit that a sensible person would refuse isn't offered beside one that they wouldn't.
            if first.scored.refusals.isEmpty { outfits.removeAll { !$0.scored.refusals.isEmpty } }
            shortages = fewer(outfits.count, input)
        }
        return OutfitSuggestions(
            danger: scorer.danger(wearing: first.found, of: problem), outfits: outfits.map(\.scored), nearest: nearest,
            search: chosen.certificate,
            filters: Slot.allCases.compactMap { slot in
                candidates[slot].flatMap { $0.removals.offered > 0 ? SlotFilter(slot, $0.removals) : nil }
            },
            shortages: shortages, remarks: scorer.warmth.remarks + scorer.sets.remarks(scorer.readings))
    }

    /// Checks that all keys are unique.
    static func checkKeys(of items: [WardrobeItem]) throws(ComputationError) {
        var seen: Set<String> = []
        let issues = items.enumerated().compactMap { index, item in
            seen.insert(item.id).inserted
                ? nil
                : ValidationIssue(
                    path: "items[\(index)].id", expected: "a key that no other item has", got: "\"\(item.id)\"")
        }
        if !issues.isEmpty { throw ComputationError.refused(issues) }
    }

    /// Checks the required and excluded items.
    private static func check(_ input: SuggestOutfitsInput, _ filter: ItemRestriction) throws(ComputationError) {
        let positions = Dictionary(uniqueKeysWithValues: input.items.enumerated().map { ($1.id, $0) })
        var issues: [ValidationIssue] = []
        for (index, id) in input.without.enumerated() where positions[id] == nil {
            issues.append(
                ValidationIssue(path: "without[\(index)]", expected: "the id of one of the items", got: "\"\(id)\""))
        }
        for (index, id) in input.with.enumerated() {
            guard let position = positions[id] else {
                issues.append(
                    ValidationIssue(path: "with[\(index)]", expected: "the id of one of the items", got: "\"\(id)\""))
                continue
            }
            if let reason = filter.hardReason(against: input.items[position]) {
                issues.append(
                    ValidationIssue(
                        path: "with[\(index)]", expected: "an item that can be worn",
                        got: "\"\(input.items[position].name)\", which is \(reason)"))
            }
        }
        if !issues.isEmpty { throw ComputationError.refused(issues) }
    }

    private static func unplaced(_ ids: [String], _ input: SuggestOutfitsInput) -> ComputationError {
        let names = input.with.compactMap { id in input.items.first { $0.id == id } }
            .map { "\($0.name) (\($0.slots[0].rawValue))" }
        return ComputationError.refused(
            path: "with", expected: "items that fit together in one outfit", got: names.joined(separator: ", "),
            recoverySuggestion: "each slot holds one item, and a dress or jumpsuit takes the place of top and bottom")
    }

    /// Returns the slots that can't be filled: those of every kind of outfit first, each once.
    static func sentences(_ shortages: [SlotShortage], purpose: String) -> [String] {
        let slots = Set(shortages.map(\.slot))
        let inAll = slots.filter { slot in
            Set(shortages.filter { $0.slot == slot }.map(\.template)).count == OutfitTemplate.allCases.count
        }
        var seen: Set<String> = []
        return shortages.filter { (inAll.isEmpty || inAll.contains($0.slot)) && seen.insert($0.slot).inserted }
            .map { $0.sentence(for: purpose) }
    }

    private static func fewer(_ found: Int, _ input: SuggestOutfitsInput) -> [String] {
        guard found < input.count else { return [] }
        let others =
            input.variety
            ? "the others look too similar or are much worse" : "the others break more rules, or there are none"
        return ["only \(found) of \(input.count) \(input.count == 1 ? "outfit" : "outfits"): \(others)"]
    }
}

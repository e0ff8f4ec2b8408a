// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Scores an outfit for a day and an occasion.
public struct ScoreOutfit: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.scoreOutfit.id,
        summary: "Scores an outfit for a day and an occasion, with points and reasons for each part.",
        discussion: """
            Warmth compares the ensemble's insulation (ISO 9920) with what the day requires: ISO 7730 indoors, ISO \
            11079 outdoors. Over a day's range, the full outfit is compared with the coldest hour and the items that \
            stay on with the warmest, and the worse result counts. Weather, formality, occasion, color, season, style, \
            freshness, and ratings follow this plugin's tables, which the manifest's weights scale and the items' own \
            attributes override. The parts' points add up to exactly the total. Confidence is the known share, by \
            weight, of the score's inputs. Ratings count from 20 rated wears on. suggest-outfits uses the same scores.
            """,
        examples: [
            Example(
                "A workday in spring",
                [
                    "items": [
                        ["id": "s", "name": "White shirt", "category": "shirt", "primaryColor": "#FFFFFF"],
                        [
                            "id": "p", "name": "Gray trousers", "category": "pants", "primaryColor": "#6B6B6B",
                            "fabric": "wool",
                        ],
                        [
                            "id": "o", "name": "Brown oxfords", "category": "shoes", "primaryColor": "#5C3A21",
                            "fabric": "leather", "subcategory": "oxford",
                        ],
                        ["id": "b", "name": "Navy blazer", "category": "blazer", "primaryColor": "#1F2A4D"],
                    ],
                    "request": ["temperature": 12.8, "wind": 3, "occasion": "work"],
                    "profile": ["temperatureUnit": "fahrenheit"],
                ]),
            Example(
                "A dress on a day that warms up",
                [
                    "items": [
                        ["id": "d", "name": "Green dress", "category": "dress", "primaryColor": "#2E5B3C"],
                        ["id": "c", "name": "Beige cardigan", "category": "cardigan", "primaryColor": "#D9C8A9"],
                        ["id": "n", "name": "Sneakers", "category": "sneakers", "primaryColor": "#F4F4F2"],
                    ],
                    "request": ["coldest": 14, "warmest": 22, "date": "2026-05-09", "latitude": 48.1],
                ]),
        ])

    /// Creates the computation.
    public init() {}

    /// Scores the outfit.
    /// - Throws: `ComputationError` for items that don't form an outfit, and for a contradictory request.
    public func run(_ input: ScoreOutfitInput, in context: Context) async throws -> ScoredOutfit {
        try Self.reading(of: input)
    }

    /// Scores the outfit without an engine, on the calling thread.
    /// - Throws: The errors of ``run(_:in:)``; the schema's ranges aren't checked here.
    public static func reading(of input: ScoreOutfitInput) throws(ComputationError) -> ScoredOutfit {
        let scorer = try OutfitScorer(
            input.request, profile: input.profile, wears: input.wears, weights: input.weights, items: input.items)
        let ways = try arrangements(of: input)
        let (problem, best) = best(of: ways, input.items, by: scorer)
        return try scorer.scored(best, of: problem)
    }

    /// Returns the arrangement with the best score: a sweater that can be a top or a mid layer takes the better slot;
    /// ties go to the arrangement with the lower ids.
    static func best(
        of ways: [[Slot: Int]], _ items: [WardrobeItem], by scorer: OutfitScorer
    ) -> (problem: SearchProblem, outfit: FoundOutfit) {
        let problem = scorer.problem(candidates: [:])
        let outfits = ways.map { way in
            let template: OutfitTemplate = way[.onePiece] == nil ? .separates : .onePiece
            var found = FoundOutfit(
                template: template.rawValue, items: template.slots.map { way[$0] }, total: .zero)
            found.total = problem.breakdown(of: found).total
            return found
        }
        func ids(_ outfit: FoundOutfit) -> [String] { outfit.items.map { $0.map { items[$0].id } ?? "" } }
        let best = outfits.max { first, second in
            first.total == second.total
                ? ids(second).lexicographicallyPrecedes(ids(first)) : first.total < second.total
        }
        return (problem, best ?? outfits[0])
    }

    /// Returns every way to assign the items to slots.
    private static func arrangements(of input: ScoreOutfitInput) throws(ComputationError) -> [[Slot: Int]] {
        if !input.slots.isEmpty, input.slots.count != input.items.count {
            throw ComputationError.refused(
                path: "slots", expected: "one slot for each of the \(input.items.count) items, or none",
                got: "\(input.slots.count)")
        }
        var seen: Set<String> = []
        var ways: [[Slot: Int]] = [[:]]
        for (index, item) in input.items.enumerated() {
            guard seen.insert(item.id).inserted else {
                throw ComputationError.refused(
                    path: "items[\(index)].id", expected: "a key that no other item has", got: "\"\(item.id)\"")
            }
            let allowed = input.slots.isEmpty ? item.slots : item.slots.filter { $0 == input.slots[index] }
            guard !allowed.isEmpty else {
                throw ComputationError.refused(
                    path: "slots[\(index)]",
                    expected: item.slots.map(\.rawValue).joined(separator: " or ")
                        + " for an item of the category \(item.category.rawValue)", got: input.slots[index].rawValue)
            }
            ways = ways.flatMap { way in
                allowed.filter { way[$0] == nil }.map { way.merging([$0: index]) { $1 } }
            }
            guard !ways.isEmpty else {
                throw ComputationError.refused(
                    path: "items[\(index)]", expected: "one item for each slot",
                    got: "a second item for \(allowed[0].rawValue), \"\(item.name)\"")
            }
        }
        let whole = ways.filter { way in
            OutfitTemplate.allCases.contains { template in
                Set(way.keys).isSubset(of: template.slots)
                    && template.slots.allSatisfy { $0.isOptional || way[$0] != nil }
            }
        }
        guard !whole.isEmpty else {
            let slots = ways[0].keys.map(\.rawValue).sorted().joined(separator: ", ")
            throw ComputationError.refused(
                path: "items", expected: "a top, a bottom, and shoes, or a dress or jumpsuit and shoes",
                got: "items for \(slots)")
        }
        return whole
    }
}

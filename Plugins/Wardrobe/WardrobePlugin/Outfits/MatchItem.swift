// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Finds the items in a wardrobe that go with an item that isn't in it yet: the best outfits with the item, and the
/// items most frequent in them.
public struct MatchItem: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.matchItem.id,
        summary: "Finds the items in a wardrobe that go with an item you're considering buying.",
        discussion: """
            For several kinds of day, finds the best outfits with the item as suggest-outfits does, each different \
            from the previous ones in two main slots, and provably the best. It keeps the best of all days and counts \
            the items in them: the most frequent items come first, and ties go to the items in the better \
            outfits. Days on which no outfit can include the item are listed. Items in the wash count as clean; items \
            that are damaged or need repair are left out.
            """,
        examples: [
            Example(
                "Boots for work and for a walk",
                [
                    "item": ["id": "wish", "name": "Desert boots", "category": "boots", "primaryColor": "#B5895B"],
                    "items": [
                        ["id": "t1", "name": "White shirt", "category": "shirt", "primaryColor": "#FFFFFF"],
                        ["id": "t2", "name": "Striped T-shirt", "category": "tshirt", "primaryColor": "#1F2A4D"],
                        ["id": "b1", "name": "Jeans", "category": "jeans", "primaryColor": "#3B5278"],
                        ["id": "b2", "name": "Gray trousers", "category": "pants", "primaryColor": "#6B6B6B"],
                        ["id": "m1", "name": "Navy sweater", "category": "sweater", "primaryColor": "#1F2A4D"],
                    ],
                    "requests": [
                        ["temperature": 14, "occasion": "workCasual"], ["temperature": 10, "occasion": "casual"],
                    ],
                ]),
            Example(
                "A coat, on days from frost to summer",
                [
                    "item": ["id": "wish", "name": "Camel coat", "category": "coat", "primaryColor": "#B98F5B"],
                    "items": [
                        ["id": "d1", "name": "Green dress", "category": "dress", "primaryColor": "#2E5B3C"],
                        ["id": "t1", "name": "White shirt", "category": "shirt", "primaryColor": "#FFFFFF"],
                        ["id": "b1", "name": "Jeans", "category": "jeans", "primaryColor": "#3B5278"],
                        ["id": "s1", "name": "Boots", "category": "boots", "primaryColor": "#2B211C"],
                    ],
                    "outfits": 4,
                ]),
        ])

    /// Creates the computation.
    public init() {}

    /// Finds the outfits and counts their items.
    /// - Throws: `ComputationError` if a day is contradictory, the item is damaged, or no outfit can include it;
    ///   `CancellationError` if cancelled.
    public func run(_ input: MatchItemInput, in context: Context) async throws -> ItemMatches {
        try Self.reading(of: input, in: context)
    }

    /// Finds the outfits and counts their items without an engine, on the calling thread.
    /// - Throws: The errors of ``run(_:in:)``; the schema's ranges aren't checked here.
    public static func reading(of input: MatchItemInput, in context: Context = Context()) throws -> ItemMatches {
        if let place = input.items.firstIndex(where: { $0.id == input.item.id }) {
            throw ComputationError.refused(
                path: "items[\(place)].id", expected: "a key other than that of the item", got: "\"\(input.item.id)\"")
        }
        var item = input.item
        item.laundry = .clean
        let owned = input.items.map { item in
            var item = item
            item.laundry = .clean
            return item
        }
        var outfits: [MatchedOutfit] = []
        var shortages: [String] = []
        for (day, request) in input.requests.enumerated() {
            let wanted = SuggestOutfitsInput(
                items: owned + [item], request: request, profile: input.profile, wears: input.wears,
                weights: input.weights, count: input.outfits, variety: true, with: [item.id])
            do {
                let answer = try SuggestOutfits.reading(of: wanted, in: context)
                outfits += answer.outfits.map { MatchedOutfit(day: day + 1, outfit: $0) }
                if answer.nearest != nil, let why = answer.shortages.first {
                    shortages.append("day \(day + 1): \(why)")
                }
            } catch let failure as ComputationError where failure.code == .refused && failure.issues.isEmpty {
                // The error of an empty slot is a sentence; a contradictory request has issues.
                shortages.append("day \(day + 1): \(failure.message)")
            } catch let failure as ComputationError {
                throw failure.onDay(day)
            }
        }
        guard !outfits.isEmpty else { throw ComputationError(.refused, shortages.joined(separator: "; ")) }
        outfits.sort { $0.outfit.total == $1.outfit.total ? $0.day < $1.day : $0.outfit.total > $1.outfit.total }
        let best = Array(outfits.prefix(input.outfits))
        return ItemMatches(items: matches(of: item, in: best), outfits: best, shortages: shortages)
    }

    private static func matches(of item: WardrobeItem, in outfits: [MatchedOutfit]) -> [ItemMatch] {
        var matches: [String: ItemMatch] = [:]
        // The best outfit that has an item comes first.
        for outfit in outfits.map(\.outfit) {
            for worn in outfit.items where worn.id != item.id {
                matches[
                    worn.id,
                    default: ItemMatch(
                        id: worn.id, name: worn.name, category: worn.category, outfits: 0, best: outfit.total)
                ].outfits += 1
            }
        }
        return matches.values.sorted {
            ($1.outfits, $1.best, $0.id) < ($0.outfits, $0.best, $1.id)
        }
    }
}

extension ComputationError {
    /// Returns the error with the paths of one of the requests.
    fileprivate func onDay(_ day: Int) -> ComputationError {
        renamingPaths { path in
            if path.hasPrefix("request.") { return "requests[\(day)].\(path.dropFirst("request.".count))" }
            return path.hasPrefix("with") ? "item" : path
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Finds the smallest set of items that covers every day of a trip.
///
/// ```swift
/// let days = [Occasion.work, .casual, .work].map { OutfitRequest(coldest: 5, warmest: 20, occasion: $0) }
/// let list = try await engine(PackOutfits(), PackOutfitsInput(items: wardrobe, days: days))
/// print(list.items.map(\.name))
/// ```
public struct PackOutfits: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.packOutfits.id,
        summary: "Finds the smallest set of items that covers every day of a trip.",
        discussion: """
            Every day gets an outfit from the set whose score (score-outfit) is at most slack points below the best \
            that the whole wardrobe has for that day. Items next to the skin, including a sweater worn as a top, are \
            worn one day, trousers three, shoes and coats any number, unless wearLimits say otherwise. Sets are \
            grown in several orders and reduced until no item can be left out; then all suitable outfits, up to \
            4,000 per request, are searched for a smaller set by branch and bound. isSmallest reports whether that \
            search finished, which proves that no smaller set exists. If the clothes don't last for all days, slack \
            is doubled up to twice, and a remark says so. Each day has its danger of cold or heat.
            """,
        examples: [
            Example(
                "Two days",
                [
                    "items": [
                        ["id": "t1", "name": "White shirt", "category": "shirt", "primaryColor": "#FFFFFF"],
                        ["id": "t2", "name": "Blue shirt", "category": "shirt", "primaryColor": "#9DB8D9"],
                        ["id": "t3", "name": "T-shirt", "category": "tshirt", "primaryColor": "#1F2A4D"],
                        ["id": "b1", "name": "Chinos", "category": "pants", "primaryColor": "#B9A27C"],
                        ["id": "b2", "name": "Jeans", "category": "jeans", "primaryColor": "#3B5278"],
                        ["id": "s1", "name": "Loafers", "category": "shoes", "primaryColor": "#5C3A21"],
                        ["id": "s2", "name": "Sneakers", "category": "sneakers", "primaryColor": "#F4F4F2"],
                    ],
                    "days": [
                        ["temperature": 21, "occasion": "work"], ["temperature": 23, "occasion": "casual"],
                    ],
                ])
        ])

    /// Creates the computation.
    public init() {}

    /// Finds the set.
    /// - Throws: `ComputationError` if a day has no outfit, or the items can't be worn on that many days;
    ///   `CancellationError` if cancelled.
    public func run(_ input: PackOutfitsInput, in context: Context) async throws -> PackingList {
        try Self.reading(of: input, in: context)
    }

    /// Finds the set without an engine, on the calling thread.
    /// - Throws: The errors of ``run(_:in:)``; the schema's ranges aren't checked here.
    public static func reading(of input: PackOutfitsInput, in context: Context = Context()) throws -> PackingList {
        try SuggestOutfits.checkKeys(of: input.items)
        for factor in slackFactors {
            var relaxed = input
            relaxed.slack = min(100, input.slack * factor)
            var search = try PackingSearch(relaxed, in: context)
            guard let answer = try search.run() else { continue }
            var list = try list(of: answer, search, relaxed)
            if factor > 1 {
                list.remarks.insert(
                    "Your clothes don't last for \(input.days.count) days with outfits at most \(JSONValue.number(input.slack)) points "
                        + "below the best; these are at most \(JSONValue.number(relaxed.slack)) below it.", at: 0)
            }
            return list
        }
        throw notEnough(input)
    }

    /// The steps by which the slack is widened if the clothes don't last otherwise.
    private static let slackFactors = [1.0, 2, 4]

    private static func list(
        of answer: PackingSearch.Answer, _ search: PackingSearch, _ input: PackOutfitsInput
    ) throws -> PackingList {
        let (plan, least) = (answer.plan, answer.leastPossible)
        let items = packed(plan, input)
        let days = try plan.enumerated().map { day, found in
            let wish = search.wish(of: day)
            return PackedDay(
                day: day + 1, best: min(max(0, (wish.best + wish.scorer.start).value), 100),
                danger: wish.scorer.danger(wearing: found, of: wish.problem),
                outfit: try wish.scorer.scored(found, of: wish.problem))
        }
        var remarks: [String] = []
        for day in plan.indices {
            for remark in search.wish(of: day).scorer.warmth.remarks where !remarks.contains(remark) {
                remarks.append(remark)
            }
        }
        return PackingList(
            items: items, days: days,
            search: PackingCertificate(
                leastPossible: least, isSmallest: items.count <= least, tried: search.tried),
            remarks: remarks)
    }

    private static func packed(_ plan: [FoundOutfit], _ input: PackOutfitsInput) -> [PackedItem] {
        var days: [Int: [Int]] = [:]
        for (day, outfit) in plan.enumerated() {
            for item in outfit.chosen { days[item, default: []].append(day + 1) }
        }
        return days.map { index, days in
            let item = input.items[index]
            return PackedItem(
                id: item.id, name: item.name, category: item.category, slot: item.category.slot, days: days)
        }
        .sorted {
            (Slot.allCases.firstIndex(of: $0.slot) ?? 0, $0.id) < (Slot.allCases.firstIndex(of: $1.slot) ?? 0, $1.id)
        }
    }

    private static func notEnough(_ input: PackOutfitsInput) -> ComputationError {
        let days = input.days.count
        let wears = { (slot: Slot) in
            input.items.filter { $0.category.slot == slot }.reduce(0) { total, item in
                min(days, total + min(days, input.wearLimit(of: item.category)))
            }
        }
        return ComputationError(
            .refused,
            """
            The items don't last for \(days) days: what fits is worn too often. Tops last for \(wears(.top)) days \
            and trousers and skirts for \(wears(.bottom)), dresses and jumpsuits for \(wears(.onePiece)). Raise \
            wearLimits or slack, or plan fewer days.
            """)
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Currencies

/// Calculates a wardrobe's costs, wears, colors, and categories.
///
/// ```swift
/// let statistics = Statistics.reading(of: StatisticsInput(items: wardrobe))
/// statistics.costs.first?.perWear    // what was paid in one currency, shared among the wears
/// ```
public struct Statistics: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.statistics.id,
        summary:
            "Calculates cost per wear, most-worn and unworn items, and the balance of colors and categories in a wardrobe.",
        discussion: """
            Cost per wear is the price divided by the wears, counted as at least one, rounded half up to the \
            currency's smallest unit (ISO 4217); all sums are exact decimals. Currencies are never mixed, and items \
            without a price are excluded from costs and counted separately. Colors are counted by families, which are \
            our convention. Ties are ordered by name, then by key.
            """,
        examples: [
            Example(
                "Three items, one without a price, one never worn",
                [
                    "items": [
                        [
                            "id": "coat", "name": "Wool coat", "category": "coat", "primaryColor": "#1F2A44",
                            "price": ["amount": "240", "currency": "EUR"], "timesWorn": 32, "lastWorn": "2026-03-02",
                        ],
                        [
                            "id": "dress", "name": "Silk dress", "category": "dress", "primaryColor": "#8A1C3A",
                            "price": ["amount": "129.90", "currency": "EUR"],
                        ],
                        [
                            "id": "tee", "name": "White T-shirt", "category": "tshirt", "primaryColor": "#FFFFFF",
                            "timesWorn": 18,
                        ],
                    ]
                ]),
            Example("An empty wardrobe", ["items": []]),
        ])

    /// Creates the computation.
    public init() {}

    /// Computes the statistics.
    public func run(_ input: StatisticsInput, in context: Context) async throws -> WardrobeStatistics {
        Self.reading(of: input)
    }

    /// Computes the statistics without an engine, on the calling thread.
    /// - Complexity: O(n log n) in the number of items.
    public static func reading(of input: StatisticsInput) -> WardrobeStatistics {
        let items = input.items
        let costs = items.compactMap(ItemCost.init)
        let currencies = Set(costs.map(\.price.currency)).sorted()
        let byCurrency = currencies.map { currency in costs.filter { $0.price.currency == currency } }
        let never = items.filter { $0.timesWorn == 0 }.sorted {
            ($0.purchaseOrder, $0.name, $0.id) < ($1.purchaseOrder, $1.name, $1.id)
        }
        let most = items.filter { $0.timesWorn > 0 }.sorted {
            (-$0.timesWorn, $0.name, $0.id) < (-$1.timesWorn, $1.name, $1.id)
        }
        return WardrobeStatistics(
            items: items.count, worn: most.count, wears: items.reduce(0) { $0 + $1.timesWorn },
            costs: byCurrency.map { CurrencyCost($0) }, unpriced: items.count - costs.count,
            dearest: byCurrency.flatMap { $0.sorted(by: ItemCost.isDearer).prefix(input.count) },
            cheapest: byCurrency.flatMap { $0.sorted(by: ItemCost.isCheaper).prefix(input.count) },
            mostWorn: most.prefix(input.count).map(ItemWears.init),
            neverWorn: never.prefix(input.count).map(ItemWears.init), neverWornCount: never.count,
            colors: balance(of: items, by: \.colorFamily).map {
                ColorShare(family: $0.kind, items: $0.items, share: $0.share, wears: $0.wears)
            },
            categories: balance(of: items, by: \.category).map {
                CategoryShare(category: $0.kind, items: $0.items, share: $0.share, wears: $0.wears)
            }, occasions: occasions(of: input.wears))
    }

    /// Returns the number of wears for each occasion, most frequent first; ties in the order of the cases.
    private static func occasions(of wears: [WearEvent]) -> [WardrobeStatistics.OccasionWears] {
        let groups = Dictionary(grouping: wears) { $0.occasion }
        let counts = Occasion.allCases.compactMap { occasion -> WardrobeStatistics.OccasionWears? in
            guard let group = groups[occasion] else { return nil }
            let ratings = group.compactMap(\.rating)
            return .init(
                occasion: occasion, wears: group.count,
                meanRating: ratings.isEmpty ? nil : Double(ratings.reduce(0, +)) / Double(ratings.count))
        }
        return counts.enumerated().sorted { ($1.element.wears, $0.offset) < ($0.element.wears, $1.offset) }
            .map(\.element)
    }

    private struct Share<Kind> {
        var kind: Kind
        var items = 0
        var share = 0.0
        var wears = 0
    }

    /// Returns the number of items of each kind, most frequent first; ties in the order of the cases.
    private static func balance<Kind: CaseIterable & Hashable>(
        of items: [WardrobeItem], by kind: (WardrobeItem) -> Kind
    ) -> [Share<Kind>] {
        let groups = Dictionary(grouping: items, by: kind)
        let shares = Kind.allCases.compactMap { kind -> Share<Kind>? in
            guard let group = groups[kind] else { return nil }
            return Share(
                kind: kind, items: group.count, share: Double(group.count) / Double(items.count),
                wears: group.reduce(0) { $0 + $1.timesWorn })
        }
        return shares.enumerated().sorted { ($1.element.items, $0.offset) < ($0.element.items, $1.offset) }
            .map(\.element)
    }
}

extension WardrobeItem {
    /// Sorts by the day of purchase, unknown days last.
    fileprivate var purchaseOrder: Int { purchaseDate?.daysSince1970 ?? Int.max }
}

extension ItemWears {
    fileprivate init(_ item: WardrobeItem) {
        self.init(id: item.id, name: item.name, timesWorn: item.timesWorn, lastWorn: item.lastWorn)
    }
}

extension ItemCost {
    fileprivate init?(_ item: WardrobeItem) {
        guard let price = item.price else { return nil }
        let amount = ExactAmount(price)
        self.init(
            id: item.id, name: item.name, price: amount.money(price.currency), timesWorn: item.timesWorn,
            perWear: amount.shared(among: item.timesWorn, currency: price.currency))
    }

    /// Returns whether one item costs more per wear than another, by exact quotients.
    fileprivate static func isDearer(_ first: ItemCost, _ second: ItemCost) -> Bool {
        let (left, right) = crossProducts(first, second)
        return left == right ? (first.name, first.id) < (second.name, second.id) : left > right
    }

    fileprivate static func isCheaper(_ first: ItemCost, _ second: ItemCost) -> Bool {
        let (left, right) = crossProducts(first, second)
        return left == right ? (first.name, first.id) < (second.name, second.id) : left < right
    }

    private static func crossProducts(_ first: ItemCost, _ second: ItemCost) -> (Int128, Int128) {
        (
            ExactAmount(first.price).tenThousandths * Int128(max(second.timesWorn, 1)),
            ExactAmount(second.price).tenThousandths * Int128(max(first.timesWorn, 1))
        )
    }
}

extension CurrencyCost {
    /// Creates the costs of at least one item in one currency.
    fileprivate init(_ items: [ItemCost]) {
        let currency = items[0].price.currency
        let paid = items.reduce(ExactAmount.zero) { $0 + ExactAmount($1.price) }
        let wears = items.reduce(0) { $0 + $1.timesWorn }
        self.init(
            currency: currency, items: items.count, wears: wears, paid: paid.money(currency),
            perWear: paid.shared(among: wears, currency: currency))
    }
}

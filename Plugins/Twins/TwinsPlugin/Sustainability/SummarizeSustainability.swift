// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Sums up the environmental impact of things.
public struct SummarizeSustainability: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Twins.sustainability.id,
        summary:
            "Sums up carbon footprints, recyclability, and batteries, with the number of items behind each figure.",
        discussion: """
            A figure that an item doesn't have is unknown, not 0: sums and means are over the known ones only, and both \
            numbers are shown. Carbon footprints are added by the source that each item names, so that figures from \
            different methods can be told apart.
            """,
        examples: [
            Example("Nothing", ["twins": []]),
            Example(
                "A phone whose maker states a footprint, and one without",
                [
                    "twins": [
                        [
                            "id": "phone",
                            "details": [
                                "kind": "electronics", "name": "Phone", "category": "smartphone",
                                "containsBattery": true,
                            ],
                            "items": [
                                [
                                    "id": "phone-1", "twin": "phone", "carbonFootprint": 61,
                                    "carbonSource": "maker's product report", "recyclability": 40,
                                ],
                                ["id": "phone-2", "twin": "phone"],
                            ],
                        ]
                    ]
                ]),
        ])

    /// Creates the computation.
    public init() {}

    /// Sums up the figures.
    public func run(_ input: SustainabilityInput, in context: Context) async throws -> Sustainability {
        Self.reading(of: input.twins)
    }

    /// Sums up the figures without an engine, on the calling thread.
    public static func reading(of twins: [Twin]) -> Sustainability {
        let items = twins.flatMap(\.items)
        let devices = twins.compactMap { twin in
            if case .electronics(let device) = twin.details { device } else { nil }
        }
        let foods = twins.compactMap { twin in
            if case .food(let food) = twin.details { food } else { nil }
        }
        let kinds = Dictionary(grouping: twins, by: \.kind)
        return Sustainability(
            items: items.count, carbon: CarbonFigure(items), recyclability: RecyclabilityFigure(items),
            recyclingInstructions: ShareFigure(devices.map { $0.recyclingInstructions == nil ? nil : true }),
            batteries: ShareFigure(devices.map { $0.containsBattery }),
            organicFood: ShareFigure(foods.map(\.isOrganic)), veganFood: ShareFigure(foods.map(\.isVegan)),
            kinds: TwinKind.allCases.compactMap { kind in
                let items = kinds[kind, default: []].flatMap(\.items)
                guard items.contains(where: { $0.carbonFootprint != nil || $0.recyclability != nil }) else {
                    return nil
                }
                return KindSustainability(
                    kind: kind, carbon: CarbonFigure(items), recyclability: RecyclabilityFigure(items))
            })
    }
}

extension CarbonFigure {
    init(_ items: [InventoryItem]) {
        let stated = items.compactMap { item in
            item.carbonFootprint.map { (source: item.carbonSource, kilograms: $0) }
        }
        let groups = Dictionary(grouping: stated) { $0.source }
        // Adding in one order gives the same last digit for the same figures.
        let sources = groups.map { source, figures in
            CarbonSource(
                source: source, kilograms: figures.map(\.kilograms).sorted().reduce(0, +), items: figures.count)
        }.sorted { ($0.source == nil ? 1 : 0, $0.source ?? "") < ($1.source == nil ? 1 : 0, $1.source ?? "") }
        self.init(
            kilograms: stated.isEmpty ? nil : stated.map(\.kilograms).sorted().reduce(0, +), known: stated.count,
            unknown: items.count - stated.count, sources: sources)
    }
}

extension RecyclabilityFigure {
    init(_ items: [InventoryItem]) {
        let scores = items.compactMap(\.recyclability)
        self.init(
            mean: scores.isEmpty ? nil : Double(scores.reduce(0, +)) / Double(scores.count), known: scores.count,
            unknown: items.count - scores.count)
    }
}

extension ShareFigure {
    init(_ values: [Bool?]) {
        let known = values.compactMap { $0 }
        self.init(count: known.count { $0 }, known: known.count, unknown: values.count - known.count)
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Totals the value of things.
public struct SummarizeValue: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Twins.valueSummary.id,
        summary: "Totals the value of things by room, kind, and currency, and lists them for an insurer.",
        discussion: """
            The value of an item is your estimate; without one, the price paid less depreciation; without a plan, the \
            price paid. Each says which, with method, start, life, and day. Prices, values, and replacement prices are \
            separate sums, and amounts in different currencies are never added. An item belongs to the innermost room \
            that it is in, or to the topmost place if there is none.
            """,
        examples: [
            Example("Nothing", ["twins": [], "day": "2026-11-23"]),
            Example(
                "A desk and a camera in two currencies",
                [
                    "day": "2026-11-23",
                    "locations": [
                        ["id": "home", "name": "Home", "kind": "home"],
                        ["id": "study", "name": "Study", "kind": "room", "parent": "home"],
                    ],
                    "twins": [
                        [
                            "id": "desk", "details": ["kind": "furniture", "name": "Desk", "category": "desk"],
                            "items": [
                                [
                                    "id": "desk-1", "twin": "desk", "location": "study",
                                    "purchase": [
                                        "date": "2024-01-15", "price": ["amount": "480", "currency": "EUR"],
                                    ],
                                    "depreciation": ["method": "linear", "lifeMonths": 120, "floorPercent": 10],
                                ]
                            ],
                        ],
                        [
                            "id": "camera", "details": ["kind": "electronics", "name": "Camera", "category": "camera"],
                            "items": [
                                [
                                    "id": "camera-1", "twin": "camera",
                                    "currentValue": ["amount": "350", "currency": "USD"],
                                    "valued": "2026-06-01",
                                ]
                            ],
                        ],
                    ],
                ]),
        ],
        effects: .clock)

    /// Creates the computation.
    public init() {}

    /// Sums up the values.
    public func run(_ input: ValueSummaryInput, in context: Context) async throws -> ValueSummary {
        Self.reading(of: input, day: try input.day?.day(in: context) ?? context.today())
    }

    /// Sums up the values without an engine, on the calling thread.
    ///
    /// - Parameters:
    ///   - input: The things and places.
    ///   - day: The day of the values, instead of that of the input.
    /// - Complexity: O(n log n) in the number of items.
    public static func reading(of input: ValueSummaryInput, day: CalendarDay) -> ValueSummary {
        let paths = PlacePaths(input.locations)
        let recalls = OpenRecalls(input.recalls)
        var total = ValueTotals()
        var rooms: [String: ValueTotals] = [:]
        var unplaced = ValueTotals()
        var kinds: [TwinKind: ValueTotals] = [:]
        var values: [(room: String?, value: ItemValue)] = []
        for twin in input.twins {
            for item in twin.items {
                let photos = item.photos.compactMap { input.photos[$0.hash] }
                let value = ItemValue(
                    item, of: twin, on: day, place: paths.path(to: item.location),
                    photos: input.listsItems ? photos : [], recalls: recalls.matches(twin))
                total.add(value)
                kinds[twin.kind, default: ValueTotals()].add(value)
                let room = paths.room(of: item.location)
                if let room { rooms[room.id, default: ValueTotals()].add(value) } else { unplaced.add(value) }
                values.append((paths.path(to: room?.id), value))
            }
        }
        var roomValues = rooms.map { key, totals in
            (key, RoomValue(room: paths.path(to: key), items: totals.items, totals: totals.byCurrency))
        }.sorted { ($0.1.room ?? "", $0.0) < ($1.1.room ?? "", $1.0) }.map(\.1)
        if unplaced.items > 0 {
            roomValues.append(RoomValue(room: nil, items: unplaced.items, totals: unplaced.byCurrency))
        }
        return ValueSummary(
            day: day, items: total.items, withoutValue: values.count { $0.value.value == nil },
            totals: total.byCurrency, rooms: roomValues,
            kinds: TwinKind.allCases.compactMap { kind in
                kinds[kind].map { KindValue(kind: kind, items: $0.items, totals: $0.byCurrency) }
            },
            list: input.listsItems ? inOrder(values) : [])
    }

    private static func inOrder(_ values: [(room: String?, value: ItemValue)]) -> [ItemValue] {
        values.sorted { first, second in
            // Without a place comes after every place.
            let rooms = (first.room ?? "\u{10FFFF}", second.room ?? "\u{10FFFF}")
            if rooms.0 != rooms.1 { return rooms.0 < rooms.1 }
            return (first.value.twin.name, first.value.item) < (second.value.twin.name, second.value.item)
        }.map(\.value)
    }
}

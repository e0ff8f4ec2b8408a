// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Lists what is due in the coming days.
public struct ListDue: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Twins.due.id,
        summary: "Lists what is due in the coming days: food, loans, plants, maintenance, warranties, and recalls.",
        discussion: """
            Food is due by the rules of freshness, maintenance and plant care at their interval after the last time, \
            loans on their day until they are returned, and a warranty on its last day. What is overdue is listed as \
            well, except for warranties that have ended. Maintenance without a last time counts from the earliest \
            purchase; a plant without a last time is due today. Care that repeats is listed each time that it is due, as \
            if overdue care were done on the first day and the rest on their days. A recall is listed until it is closed, and recalled \
            food has no other date.
            """,
        examples: [
            Example("Nothing", ["twins": [], "day": "2026-11-23"]),
            Example(
                "A plant and a loan",
                [
                    "day": "2026-11-23", "days": 14,
                    "twins": [
                        [
                            "id": "fern",
                            "details": [
                                "kind": "plants", "name": "Fern", "wateringDays": 4, "lastWatered": "2026-11-20",
                            ],
                        ],
                        [
                            "id": "drill", "details": ["kind": "tools", "name": "Drill", "category": "power"],
                            "items": [
                                [
                                    "id": "drill-1", "twin": "drill",
                                    "loans": [
                                        [
                                            "id": "l", "item": "drill-1", "borrower": "Ana", "lent": "2026-11-01",
                                            "due": "2026-11-30",
                                        ]
                                    ],
                                ]
                            ],
                        ],
                    ],
                ]),
        ],
        effects: .clock)

    /// Creates the computation.
    public init() {}

    /// Lists what is due.
    public func run(_ input: DueInput, in context: Context) async throws -> DueList {
        try Self.reading(of: input, today: try input.day?.day(in: context) ?? context.today())
    }

    private static let mostEntries = 100_000

    /// Lists what is due without an engine, on the calling thread.
    ///
    /// - Parameters:
    ///   - input: The things and the number of days.
    ///   - today: The first day, instead of that of the input.
    /// - Throws: `ComputationError` if there are more than 100,000 dates.
    /// - Complexity: O(n log n) in the number of dates.
    public static func reading(of input: DueInput, today: CalendarDay) throws(ComputationError) -> DueList {
        let paths = PlacePaths(input.locations)
        let kinds = Set(input.kinds ?? DueKind.allCases)
        let through = today.adding(days: input.days)
        let recalls = OpenRecalls(input.recalls)
        var list = DueList(from: today, through: through, entries: [], withoutDate: [])
        for twin in input.twins {
            let dates = DueDates(twin, recalls, today: today, through: through)
            let name = NamedRecord(id: twin.id, name: twin.name)
            if dates.lacksDate, kinds.contains(.maintenance) { list.withoutDate.append(name) }
            // The recall of food takes the place of its other dates.
            let own = kinds.contains(.expiry) && twin.kind == .food ? kinds.union([.recall]) : kinds
            for date in dates.dates where date.day <= through && own.contains(date.kind) {
                if date.kind == .warranty, date.day < today { continue }
                let item = twin.items.first { $0.id == date.item } ?? twin.items.first
                list.entries.append(
                    DueEntry(
                        day: date.day, daysLeft: date.day.daysSince1970 - today.daysSince1970, kind: date.kind,
                        twin: name, item: date.item, lot: date.lot, place: paths.path(to: item?.location),
                        message: date.message))
            }
            guard list.entries.count <= mostEntries else {
                throw ComputationError.refused(
                    path: "days", expected: "days with at most 100,000 dates", got: "\(input.days)")
            }
        }
        let order = Dictionary(uniqueKeysWithValues: zip(DueKind.allCases, 0...))
        list.entries = list.entries.enumerated().sorted { first, second in
            let (one, other) = (first.element, second.element)
            if one.day != other.day { return one.day < other.day }
            if one.kind != other.kind { return order[one.kind, default: 0] < order[other.kind, default: 0] }
            return (one.twin.name, one.twin.id, first.offset) < (other.twin.name, other.twin.id, second.offset)
        }.map(\.element)
        return list
    }
}

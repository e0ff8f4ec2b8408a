// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Lists food by freshness, in the order to use it.
public struct ComputeFreshness: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Twins.freshness.id,
        summary: "Lists food by freshness, in the order to use it.",
        discussion: """
            Fresh is more than 7 days left or no date, use soon 3 to 7, use today 0 to 2. After the day, food with a \
            use-by date is expired, and other food past its best. Recalled food has no other status, and comes last. \
            Opening allows the shelf life after opening, but not beyond the day before. Freezing starts a new shelf \
            life, or none if frozen food never expires. Thawing starts another; without one, the days count that were \
            left at freezing. Lots are used in this order: opened ones first, then by due day, then by day of purchase. \
            Past days are counted separately for use by (expired) and best before (overdue).
            """,
        examples: [
            Example("Nothing", ["twins": [], "day": "2026-11-23"]),
            Example(
                "Milk with an opened pack",
                [
                    "day": "2026-11-23",
                    "twins": [
                        [
                            "id": "milk",
                            "details": [
                                "kind": "food", "product": "Oat milk", "unit": "packs", "daysAfterOpening": 5,
                                "lots": [
                                    ["id": "a", "quantity": 2, "expiry": "2027-01-31"],
                                    ["id": "b", "quantity": 1, "expiry": "2027-01-31", "opened": "2026-11-20"],
                                ],
                            ],
                        ]
                    ],
                ]),
        ],
        effects: .clock)

    /// Creates the computation.
    public init() {}

    /// Assesses the freshness.
    public func run(_ input: FreshnessInput, in context: Context) async throws -> FreshnessReport {
        Self.reading(
            of: input.twins, OpenRecalls(input.recalls), today: try input.day?.day(in: context) ?? context.today())
    }

    /// Assesses the freshness without an engine, on the calling thread.
    package static func reading(of twins: [Twin], _ recalls: OpenRecalls, today: CalendarDay) -> FreshnessReport {
        var report = FreshnessReport(
            day: today, foods: [], fresh: 0, useSoon: 0, useToday: 0, expired: 0, overdue: 0, recalled: 0)
        for twin in twins {
            guard let food = FoodFreshness(twin, recalls, today: today) else { continue }
            for lot in food.lots { report.count(lot) }
            report.foods.append(food)
        }
        let urgency = { (food: FoodFreshness) in
            food.lots.filter { $0.status != .recalled }.compactMap(\.daysLeft).min() ?? .max
        }
        report.foods.sort {
            (urgency($0), $0.twin.name, $0.twin.id) < (urgency($1), $1.twin.name, $1.twin.id)
        }
        return report
    }
}

extension FreshnessReport {
    fileprivate mutating func count(_ lot: LotFreshness) {
        switch lot.status {
        case .fresh: fresh += 1
        case .useSoon: useSoon += 1
        case .useToday: useToday += 1
        case .pastBest: overdue += 1
        case .expired: expired += 1
        case .recalled: recalled += 1
        }
    }
}

extension FoodFreshness {
    /// Assesses food; `nil` for other kinds, and without lots.
    package init?(_ twin: Twin, _ recalls: OpenRecalls, today: CalendarDay) {
        guard case .food(let food) = twin.details, !food.lots.isEmpty else { return nil }
        let judged = food.orderOfUse.map {
            LotFreshness($0, of: food, today: today, recalls: recalls.matches($0, of: twin))
        }
        let usable = judged.filter { $0.status != .recalled }
        let urgent = usable.min { ($0.status.urgency, $0.daysLeft ?? .max) < ($1.status.urgency, $1.daysLeft ?? .max) }
        self.init(
            twin: NamedRecord(id: twin.id, name: twin.name), unit: food.unit, status: urgent?.status ?? .recalled,
            reason: urgent?.due.reason ?? .unknown, lots: usable + judged.filter { $0.status == .recalled })
    }

    /// The last day to use the most urgent lot; `nil` if none has a day.
    package var due: CalendarDay? { lots.filter { $0.status != .recalled }.compactMap(\.due.day).min() }
}

extension FreshnessStatus {
    /// The rank of the status, the most urgent first.
    fileprivate var urgency: Int { -(Self.allCases.firstIndex(of: self) ?? 0) }
}

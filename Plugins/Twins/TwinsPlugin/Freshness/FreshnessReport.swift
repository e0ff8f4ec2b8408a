// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How fresh food is, the most urgent first.
public struct FreshnessReport: SchemaProviding, Hashable {
    /// The day on which the freshness was judged.
    public var day: CalendarDay
    /// The food, the most urgent first.
    public var foods: [FoodFreshness]
    /// The number of lots that are fresh.
    public var fresh: Int
    /// The number of lots to use soon.
    public var useSoon: Int
    /// The number of lots to use today.
    public var useToday: Int
    /// The number of lots past the day until which they must be used.
    public var expired: Int
    /// The number of lots past the day until which they are at their best; many are still good.
    public var overdue: Int

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.FreshnessReport", "How fresh food is, the most urgent first."
    ) {
        field("day", \.day, "The day on which the freshness was judged.")
        field("foods", \.foods, "The food, the most urgent first.")
        field("fresh", \.fresh, "The number of lots that are fresh.", .tally)
        field("useSoon", \.useSoon, "The number of lots to use soon.", .tally)
        field("useToday", \.useToday, "The number of lots to use today.", .tally)
        field("expired", \.expired, "The number of lots past the day until which they must be used.", .tally)
        field(
            "overdue", \.overdue,
            "The number of lots past the day until which they are at their best; many are still good.", .tally)
    }
}

/// How fresh the lots of a food are.
public struct FoodFreshness: SchemaProviding, Hashable {
    /// The food.
    public var twin: NamedRecord
    /// The unit of the quantities.
    public var unit: String?
    /// The status of the most urgent lot.
    public var status: FreshnessStatus
    /// The lots in the order of use.
    public var lots: [LotFreshness]

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.FoodFreshness", "How fresh the lots of a food are."
    ) {
        field("twin", \.twin, "The food.")
        field("unit", \.unit, "The unit of the quantities.", .text(1...30, example: "packs"))
        field("status", \.status, "The status of the most urgent lot.")
        field("lots", \.lots, "The lots in the order of use.")
    }
}

/// How fresh a lot is.
public struct LotFreshness: SchemaProviding, Hashable {
    /// The lot.
    public var lot: FoodLot
    /// The day until which it can be used.
    public var due: LotDue
    /// The number of days left; negative after the day.
    public var daysLeft: Int?
    /// The status.
    public var status: FreshnessStatus

    init(_ lot: FoodLot, of food: FoodDetails, today: CalendarDay) {
        self.lot = lot
        due = food.due(of: lot)
        daysLeft = due.day.map { $0.daysSince1970 - today.daysSince1970 }
        status = FreshnessStatus(due: due.day, today: today)
    }

    /// The schema.
    public static let schema = Schema<Self>.object("twins.LotFreshness", "How fresh a lot is.") {
        field("lot", \.lot, "The lot.")
        field("due", \.due, "The day until which it can be used.")
        field("daysLeft", \.daysLeft, "The number of days left; negative after the day.", .integer())
        field("status", \.status, "The status.")
    }
}

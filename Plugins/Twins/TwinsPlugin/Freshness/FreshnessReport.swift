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
    /// The number of lots that are recalled, or may be.
    public var recalled: Int

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
        field("recalled", \.recalled, "The number of lots that are recalled, or may be.", .tally)
    }
}

/// How fresh the lots of a food are.
public struct FoodFreshness: SchemaProviding, Hashable {
    /// The food.
    public var twin: NamedRecord
    /// The unit of the quantities.
    public var unit: String?
    /// The status of the most urgent lot that isn't recalled.
    public var status: FreshnessStatus
    /// What the last day of that lot follows from.
    public var reason: LotDue.Reason
    /// The lots in the order of use; recalled ones, which aren't to be eaten, come last.
    public var lots: [LotFreshness]

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.FoodFreshness", "How fresh the lots of a food are."
    ) {
        field("twin", \.twin, "The food.")
        field("unit", \.unit, "The unit of the quantities.", .text(1...30, example: "packs"))
        field("status", \.status, "The status of the most urgent lot that isn't recalled.")
        field("reason", \.reason, "What the last day of that lot follows from.")
        field("lots", \.lots, "The lots in the order of use; recalled ones, which aren't to be eaten, come last.")
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
    /// The recalls of the lot.
    public var recalls: [RecallMatch]

    init(_ lot: FoodLot, of food: FoodDetails, today: CalendarDay, recalls: [RecallMatch]) {
        self.lot = lot
        due = food.due(of: lot)
        daysLeft = due.day.map { $0.daysSince1970 - today.daysSince1970 }
        status = recalls.isEmpty ? FreshnessStatus(due: due.day, meaning: lot.dateMeaning, today: today) : .recalled
        self.recalls = recalls
    }

    /// The schema.
    public static let schema = Schema<Self>.object("twins.LotFreshness", "How fresh a lot is.") {
        field("lot", \.lot, "The lot.")
        field("due", \.due, "The day until which it can be used.")
        field("daysLeft", \.daysLeft, "The number of days left; negative after the day.", .integer())
        field("status", \.status, "The status.")
        field("recalls", \.recalls, "The recalls of the lot.", .list(of: .nested), default: [])
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Food by freshness, most urgent first.
@Schema("twins.FreshnessReport")
public struct FreshnessReport: SchemaProviding, Hashable {
    /// The day of the assessment.
    public var day: CalendarDay
    /// The food, the most urgent first.
    public var foods: [FoodFreshness]
    /// The number of lots that are fresh.
    @Field(.tally) public var fresh: Int
    /// The number of lots to use soon.
    @Field(.tally) public var useSoon: Int
    /// The number of lots to use today.
    @Field(.tally) public var useToday: Int
    /// The number of lots past their use-by date.
    @Field(.tally) public var expired: Int
    /// The number of lots past their best-before date; many are still good.
    @Field(.tally) public var overdue: Int
    /// The number of lots that are recalled, or may be.
    @Field(.tally) public var recalled: Int
}

/// The freshness of the lots of a food.
@Schema("twins.FoodFreshness")
public struct FoodFreshness: SchemaProviding, Hashable {
    /// The food.
    public var twin: NamedRecord
    /// The unit of the quantities.
    @Field(.text(1...30, example: "packs")) public var unit: String?
    /// The status of the most urgent lot that isn't recalled.
    public var status: FreshnessStatus
    /// The reason for the last day of that lot.
    public var reason: LotDue.Reason
    /// The lots in the order of use; recalled ones, which must not be eaten, come last.
    public var lots: [LotFreshness]
}

/// The freshness of a lot.
@Schema("twins.LotFreshness")
public struct LotFreshness: SchemaProviding, Hashable {
    /// The lot.
    public var lot: FoodLot
    /// The last day to use it.
    public var due: LotDue
    /// The number of days left; negative after the day.
    public var daysLeft: Int?
    /// The status.
    public var status: FreshnessStatus
    /// The recalls of the lot.
    public var recalls: [RecallMatch] = []

    init(_ lot: FoodLot, of food: FoodDetails, today: CalendarDay, recalls: [RecallMatch]) {
        self.lot = lot
        due = food.due(of: lot)
        daysLeft = due.day.map { $0.daysSince1970 - today.daysSince1970 }
        status = recalls.isEmpty ? FreshnessStatus(due: due.day, meaning: lot.dateMeaning, today: today) : .recalled
        self.recalls = recalls
    }
}

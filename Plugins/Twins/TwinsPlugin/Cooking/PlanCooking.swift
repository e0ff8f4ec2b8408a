// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Plans the order in which to use food, to minimize waste.
public struct PlanCooking: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Twins.whatToCookFirst.id,
        summary: "Plans the order in which to use food over the coming days, to minimize waste.",
        discussion: """
            Amounts are servings: a serving of a food is the stated portion, or the size of a serving on it, such as \
            30 g, or one piece. Food that is measured by mass or volume isn't planned without one. The plan uses as \
            many servings as possible on or before the last day to use each lot; no other plan wastes fewer. That \
            holds because every serving counts the same, a lot can be used over several days, all food is available \
            from the first day, and using food doesn't change the due day of other food. Without a limit for a single \
            food, the plan uses first the food that is due first; with limits, it is a maximum flow. If two lots are \
            equally good, opened ones come first, then by due day, then by day of purchase. Lots due after the last \
            day are used if capacity remains, and are kept otherwise; lots without a day and recalled lots are not \
            planned. A note says if an unopened lot would be used for longer than it keeps after opening.
            """,
        examples: [
            Example("Nothing", ["twins": [], "servingsPerDay": 3, "day": "2026-11-23"]),
            Example(
                "Yogurt in cups and a stew in grams",
                [
                    "day": "2026-11-23", "days": 4, "servingsPerDay": 3,
                    "portions": [["twin": "yogurt", "perDay": 1], ["twin": "stew", "quantity": 400]],
                    "twins": [
                        [
                            "id": "yogurt",
                            "details": [
                                "kind": "food", "product": "Yogurt", "unit": "cups",
                                "lots": [["id": "y", "quantity": 4, "expiry": "2026-11-25"]],
                            ],
                        ],
                        [
                            "id": "stew",
                            "details": [
                                "kind": "food", "product": "Stew", "unit": "g",
                                "lots": [
                                    ["id": "s", "quantity": 1600, "expiry": "2026-11-24", "dateMeaning": "useBy"]
                                ],
                            ],
                        ],
                    ],
                ]),
        ],
        effects: .clock)

    /// Creates the computation.
    public init() {}

    /// Plans the days.
    /// - Throws: `ComputationError` if a portion belongs to no food or to one that has another, or there are more than
    ///   1,000 lots with a day.
    public func run(_ input: CookingInput, in context: Context) async throws -> CookingPlan {
        try Self.reading(of: input, today: try input.day?.day(in: context) ?? context.today())
    }

    /// Plans the days without an engine, on the calling thread.
    ///
    /// - Parameters:
    ///   - input: The food, and how much is eaten.
    ///   - today: The first day, instead of that of the input.
    /// - Throws: as ``run(_:in:)``.
    public static func reading(of input: CookingInput, today: CalendarDay) throws(ComputationError) -> CookingPlan {
        try CookingPlanner(input, today: today).plan
    }
}

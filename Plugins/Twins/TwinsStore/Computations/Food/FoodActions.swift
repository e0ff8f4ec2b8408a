// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

/// Uses food, soonest due first.
struct ConsumeFood: Computation {
    let manifest = Manifest(
        id: Twins.consume.id, summary: "Uses food, soonest due first.",
        discussion: """
            Opened lots come first, then those that are due earliest, then those that were bought earliest. A lot that is \
            used up is removed.
            """,
        examples: [
            Example("One pack", ["twin": "Oat milk"]), Example("Half a pack", ["twin": "Oat milk", "quantity": 0.5]),
        ],
        effects: [.writes, .clock, .destructive])

    let access: LazyTwinRecords

    func run(_ input: ConsumeInput, in context: Context) async throws -> Consumption {
        try await access.writing(in: context) { try $0.consume(input) }
    }
}

/// Opens food.
struct OpenFood: Computation {
    let manifest = Manifest(
        id: Twins.open.id, summary: "Records that food was opened, which can shorten its shelf life.",
        discussion: """
            The food is due at the earlier of the printed date and the shelf life after opening. With a quantity, only that \
            part of the lot is open.
            """,
        examples: [
            Example("One of several packs", ["twin": "Oat milk", "quantity": 1, "day": "2026-11-20"]),
            Example("The next lot", ["twin": "Oat milk"]),
        ], effects: [.writes, .clock])

    let access: LazyTwinRecords

    func run(_ input: OpenInput, in context: Context) async throws -> LotChange {
        let day = try PastDay(input.day, in: context).day
        return try await access.writing(in: context) { try $0.open(input, on: day) }
    }
}

/// Freezes or thaws food.
struct FreezeFood: Computation {
    let manifest = Manifest(
        id: Twins.freeze.id, summary: "Records that food was frozen or thawed, which changes its shelf life.",
        discussion: "Thawed food can't be refrozen.",
        examples: [
            Example("Frozen today", ["twin": "Bread"]), Example("Thawed today", ["twin": "Soup", "thaw": true]),
        ], effects: [.writes, .clock])

    let access: LazyTwinRecords

    func run(_ input: FreezeInput, in context: Context) async throws -> LotChange {
        let day = try PastDay(input.day, in: context).day
        return try await access.writing(in: context) { try $0.freeze(input, on: day) }
    }
}

/// A day on which something happened: a stated one, or today.
struct PastDay {
    let day: CalendarDay

    /// Resolves a day.
    /// - Throws: `ComputationError` if it is in the future.
    init(_ reference: DayReference?, in context: Context, at path: String = "day") throws(ComputationError) {
        let today = try context.today()
        day = reference?.day(today: today) ?? today
        var issues: [ValidationIssue] = []
        issues.refuseFuture(day, at: path, today: today)
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }
}

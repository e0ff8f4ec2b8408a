// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Removes a wear from the log.
struct UndoWear: Computation {
    let manifest = Manifest(
        id: Wardrobe.undoWear.id,
        summary: "Remove the wear that you logged last, or another one, from the log.",
        discussion: "What the wear added to its items and its outfit goes with it; they stay.",
        examples: [
            Example("The wear that was logged last", [:]), Example("That of a day", ["date": "2026-03-02"]),
        ], effects: [.writes, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: UndoWearInput, in context: Context) async throws -> LoggedWear {
        try await access.writing(in: context) { records in
            let choice = WearChoice(wear: input.wear, date: input.date)
            let event = try choice.event(of: records) {
                ($0.created?.secondsSince1970 ?? 0, $0.date, $0.id) < (
                    $1.created?.secondsSince1970 ?? 0, $1.date, $1.id
                )
            }
            let logged = try records.loggedWear(event)
            try records.remove(wear: event.id)
            return logged
        }
    }
}

/// Rates a logged wear.
struct RateWear: Computation {
    let manifest = Manifest(
        id: Wardrobe.rateWear.id,
        summary: "Rate what you wore, from 1 to 5.",
        discussion: "The wear with the latest day, unless a day or a wear is named.",
        examples: [
            Example("The latest wear", ["rating": 4]), Example("That of a day", ["rating": 2, "date": "2026-03-02"]),
            Example("A rating taken back", [:]),
        ], effects: [.writes, .clock, .idempotent])

    let access: LazyWardrobeRecords

    func run(_ input: RateWearInput, in context: Context) async throws -> LoggedWear {
        try await access.writing(in: context) { records in
            let event = try WearChoice(wear: input.wear, date: input.date).event(of: records) {
                ($0.date, $0.id) < ($1.date, $1.id)
            }
            return try records.loggedWear(try records.rate(event.id, input.rating))
        }
    }
}

/// Which wear of the log is meant: by its key or the beginning of its key, by its day, or the latest.
private struct WearChoice {
    let wear: String?
    let date: CalendarDay?

    /// The wear.
    /// - Throws: ``ComputationError`` when there is none, or several of the day or with the beginning of the key.
    func event(
        of records: WardrobeRecords, latestBy precedes: (WearEvent, WearEvent) -> Bool
    ) throws -> WearEvent {
        var wears = try records.wears(WearFilter(from: date, through: date))
        if let wear {
            let found = wears.filter { $0.id.hasPrefix(wear.lowercased()) || $0.id.hasPrefix(wear) }
            wears = found.filter { $0.id == wear }.isEmpty ? found : found.filter { $0.id == wear }
        }
        guard let latest = wears.max(by: precedes) else {
            guard wear != nil || date != nil else {
                throw ComputationError(.notFound, "Nothing is logged yet.")
            }
            throw ComputationError.notFound(
                ValidationIssue(
                    path: wear == nil ? "date" : "wear",
                    expected: wear == nil ? "a day with a logged wear" : "the key of a logged wear",
                    got: wear.map { "\"\($0)\"" } ?? date.map { "\($0)" } ?? "none"))
        }
        guard wears.count == 1 || (wear == nil && date == nil) else {
            let keys = wears.prefix(5).map(\.id).joined(separator: ", ")
            throw ComputationError.refused([
                ValidationIssue(
                    path: "wear", expected: "one wear", got: "\(wears.count)",
                    recoverySuggestion: "use the key of one of them: \(keys)\(wears.count > 5 ? ", …" : "")")
            ])
        }
        return latest
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Removes a wear from the log.
struct UndoWear: Computation {
    let manifest = Manifest(
        id: Wardrobe.undoWear.id,
        summary: "Removes the latest wear, or another one, from the log.",
        discussion: "The wear no longer counts toward its items and outfit, which stay.",
        examples: [
            Example("The wear logged last", [:]), Example("The wear of a day", ["date": "2026-03-02"]),
        ], effects: [.writes, .destructive, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: UndoWearInput, in context: Context) async throws -> LoggedWear {
        try await access.writing(in: context) { records in
            try records.store.write { db in
                let wears = try records.wears(WearFilter(from: input.date, through: input.date), db)
                let order = try records.logOrder(db)
                let event = try WearChoice(wear: input.wear, date: input.date, shortestKey: 8).event(of: wears) {
                    order($0) < order($1)
                }
                let logged = try records.loggedWear(event, db)
                try records.remove(wear: event.id, db)
                return logged
            }
        }
    }
}

/// Rates a logged wear.
struct RateWear: Computation {
    let manifest = Manifest(
        id: Wardrobe.rateWear.id,
        summary: "Rates what you wore, from 1 to 5.",
        discussion: "Rates the most recent wear unless a day or a wear is given.",
        examples: [
            Example("The latest wear", ["rating": 4]),
            Example("The wear of a day", ["rating": 2, "date": "2026-03-02"]),
            Example("Clear the rating", [:]),
        ], effects: [.writes, .clock, .idempotent])

    let access: LazyWardrobeRecords

    func run(_ input: RateWearInput, in context: Context) async throws -> LoggedWear {
        try await access.writing(in: context) { records in
            try records.store.write { db in
                let wears = try records.wears(WearFilter(from: input.date, through: input.date), db)
                let order = try records.logOrder(db)
                let event = try WearChoice(wear: input.wear, date: input.date).event(of: wears) {
                    ($0.date, order($0)) < ($1.date, order($1))
                }
                return try records.loggedWear(records.update(wear: event.id, db) { $0.rating = input.rating }, db)
            }
        }
    }
}

extension WardrobeRecords {
    /// The position of each wear in the order of logging.
    fileprivate func logOrder(_ db: Database) throws -> (WearEvent) -> Int {
        let places = try Dictionary(
            uniqueKeysWithValues: loggedWears(db).enumerated().map { ($0.element, $0.offset) })
        return { places[$0.id, default: 0] }
    }
}

/// A reference to a logged wear: by its key or a key prefix, by its day, or the latest.
private struct WearChoice {
    let wear: String?
    let date: DayReference?
    /// How many characters the beginning of a key needs.
    var shortestKey = 1

    /// Returns the wear.
    /// - Throws: ``ComputationError`` if there is none, or if several match the day or the key prefix.
    ///
    /// - Parameters:
    ///   - wears: the wears of the day, or all wears.
    ///   - precedes: the order that puts the latest wear last.
    func event(
        of wears: [WearEvent], latestBy precedes: (WearEvent, WearEvent) -> Bool
    ) throws(ComputationError) -> WearEvent {
        var wears = wears
        if let wear {
            let found = wears.filter { $0.id.hasPrefix(wear.lowercased()) || $0.id.hasPrefix(wear) }
            let isWhole = found.filter { $0.id == wear }
            wears = isWhole.isEmpty && wear.count >= shortestKey ? found : isWhole
        }
        guard let latest = wears.max(by: precedes) else {
            guard wear != nil || date != nil else {
                throw ComputationError(.notFound, "Nothing is logged yet.")
            }
            throw ComputationError.notFound(
                ValidationIssue(
                    path: wear == nil ? "date" : "wear",
                    expected: wear == nil
                        ? "a day with a logged wear"
                        : "the key of a logged wear"
                            + (shortestKey > 1 ? ", or at least \(shortestKey) characters of its beginning" : ""),
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

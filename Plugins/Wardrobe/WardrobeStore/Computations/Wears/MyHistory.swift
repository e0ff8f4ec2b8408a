// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Lists what was worn.
struct MyHistory: Computation {
    let manifest = Manifest(
        id: Wardrobe.myHistory.id,
        summary: "What you wore when, the latest first.",
        discussion: "The total and the mean rating are of all wears that were asked for, also of those not listed.",
        examples: [
            Example("The latest", [:]),
            Example("A week", ["wears": ["from": "2026-11-16", "through": "2026-11-22"], "limit": 100]),
            Example("What was worn for work", ["wears": ["occasion": "work"]]),
        ], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyHistoryInput, in context: Context) async throws -> WearHistory {
        if let from = input.wears.from, let through = input.wears.through, through < from {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "wears.through", expected: "a day not before from, \(from)", got: "\(through)",
                    recoverySuggestion: "are the two swapped?")
            ])
        }
        var history: WearHistory
        do throws(ComputationError) {
            history = try await access.reading(in: context) { try $0.history(input.wears, count: .max) }
        } catch {
            throw error.renamingPaths { "wears.\($0)" }
        }
        let part = try ListCursor.part(
            of: history.entries, input, limit: input.limit, cursor: input.cursor, key: \.id)
        (history.entries, history.cursor) = (part.elements, part.cursor)
        return history
    }
}

extension WardrobeRecords {
    /// The wears that match with the names of their items, the latest first.
    /// - Throws: ``ComputationKit/ComputationError`` when the filter names an item or an outfit that is not there.
    func history(_ filter: WearFilter = WearFilter(), count: Int = 20) throws -> WearHistory {
        WearHistory(
            try wears(filter), items: try names(in: "item"), outfits: try names(in: "outfit"), count: count)
    }
}

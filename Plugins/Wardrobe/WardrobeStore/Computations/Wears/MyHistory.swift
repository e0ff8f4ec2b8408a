// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Lists logged wears.
struct MyHistory: Computation {
    let manifest = Manifest(
        id: Wardrobe.myHistory.id,
        summary: "Lists what you wore, most recent first.",
        discussion: "The total and the mean rating cover all matching wears, including those not listed.",
        examples: [
            Example("The latest", [:]),
            Example("A week", ["wears": ["from": "2026-11-16", "through": "2026-11-22"], "limit": 100]),
            Example("Worn for work", ["wears": ["occasion": "work"]]),
        ], effects: [.reads, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: MyHistoryInput, in context: Context) async throws -> WearHistory {
        var history: WearHistory
        do throws(ComputationError) {
            history = try await access.reading(in: context) { try $0.history(input.wears, count: .max) }
        } catch {
            throw error.renamingPaths { "wears.\($0)" }
        }
        let page = try ListPage(
            history.entries, of: Wardrobe.myHistory, for: input, limit: input.limit, after: input.cursor
        ) { [.descending($0.date.daysSince1970), .descending($0.id)] }
        (history.entries, history.cursor) = (page.elements, page.cursor)
        return history
    }
}

extension WardrobeRecords {
    /// Returns the matching wears with the names of their items, most recent first.
    /// - Throws: ``ComputationKit/ComputationError`` if the filter names an unknown item or outfit.
    func history(_ filter: WearFilter = WearFilter(), count: Int = 20) throws -> WearHistory {
        WearHistory(
            try wears(filter), items: try names(in: "item"), outfits: try names(in: "outfit"), count: count)
    }
}

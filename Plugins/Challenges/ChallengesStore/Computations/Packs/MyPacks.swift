// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Lists the packs of the catalog.
struct MyPacks: Computation {
    let manifest = Manifest(
        id: Challenges.myPacks.id,
        summary: "Lists the packs of your catalog, by key.",
        examples: [Example("All of them", [:]), Example("By a word", ["text": "creative"])], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyPacksInput, in context: Context) async throws -> PackList {
        try await access.reading(in: context) { try $0.packs(input) }
    }
}

extension ChallengeRecords {
    func packs(_ input: MyPacksInput) throws -> PackList {
        var all = try store.read(packs)
        if let text = input.text?.lowercased() {
            all.removeAll { pack in
                !([pack.id] + pack.title.values).contains { $0.lowercased().contains(text) }
            }
        }
        let page = try ListPage(
            all, of: Challenges.myPacks, for: input, limit: input.limit, after: input.cursor
        ) { [.ascending($0.id)] }
        return PackList(
            total: all.count, packs: page.elements, language: try preferences().language, cursor: page.cursor)
    }
}

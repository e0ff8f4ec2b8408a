// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Lists the packs of the catalog.
struct MyPacks: Computation {
    let manifest = Manifest(
        id: Challenges.myPacks.id,
        summary: "The packs of your catalog, by their keys.",
        examples: [Example("All of them", [:])], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyPacksInput, in context: Context) async throws -> PackList {
        try await access.reading(in: context) { try $0.packs(input) }
    }
}

extension ChallengeRecords {
    func packs(_ input: MyPacksInput) throws -> PackList {
        let all = try packs()
        let page = try ListPage(all, limit: input.limit, after: input.cursor, of: Challenges.myPacks.id, position: \.id)
        return PackList(
            total: all.count, packs: page.elements, language: try preferences().language, cursor: page.cursor)
    }
}

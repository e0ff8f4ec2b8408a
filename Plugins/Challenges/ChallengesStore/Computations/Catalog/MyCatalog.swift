// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Lists the challenges of the catalog.
struct MyCatalog: Computation {
    let manifest = Manifest(
        id: Challenges.myCatalog.id,
        summary: "Lists the challenges of your catalog, by words and filters.",
        discussion: """
            Every word must match a word, or the beginning of a word, in the texts or tags. By default, challenges that are \
            switched off are also listed.
            """,
        examples: [
            Example("The first ones", ["limit": 3]),
            Example(
                "Short creative ones",
                ["filter": ["categories": ["creative"], "timeInvestment": "quick", "activeOnly": true], "limit": 2]),
            Example("By a word", ["filter": ["text": "tea"], "limit": 2]),
        ], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyCatalogInput, in context: Context) async throws -> CatalogPage {
        try await access.reading(in: context) { try $0.catalog(input) }
    }
}

extension ChallengeRecords {
    func catalog(_ input: MyCatalogInput) throws -> CatalogPage {
        try store.read { db in
            var filter = input.filter
            if let name = filter.pack {
                var finder = RecordName.pack
                finder.path = "filter.pack"
                let packs = try packs(db).map { (key: $0.id, names: Array($0.title.values).sorted()) }
                filter.pack = try finder.key(name, among: packs)
            }
            let found = try numberedCatalog(matching: filter.query, db).filter { filter.accepts($0.challenge) }
            let page = try ListPage(
                found, of: Challenges.myCatalog, for: input, limit: input.limit, after: input.cursor
            ) { [.ascending($0.number)] }
            return CatalogPage(
                total: found.count, challenges: page.elements.map(\.challenge),
                language: try statedPreferences(db).language, cursor: page.cursor)
        }
    }
}

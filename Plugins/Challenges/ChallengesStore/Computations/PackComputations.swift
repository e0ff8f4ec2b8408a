// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

extension StoredChallengesPlugin {
    /// Computations on packs of challenges.
    @ComputationBuilder
    static func packComputations(_ records: LazyChallengeRecords, _ downloader: PackDownloader) -> [AnyComputation] {
        ImportPack(access: records, downloader: downloader)
        records.writing(
            Challenges.removePack, "Removes a pack from your catalog, and keeps your history.",
            examples: [Example("By its key", ["pack": "small"])], effects: [.destructive, .clock]
        ) { records, input, _ in try records.settling { try $0.packs.remove(input) } }
        records.reading(
            Challenges.exportPack, "Exports a pack, or your own challenges, as a file.",
            discussion: """
                A pack is exported as it's in your catalog now. Anyone who has the same version can import your \
                changes only as a later version.
                """,
            examples: [
                Example("A pack of the catalog", ["pack": "almanac"]),
                Example("Your own challenges", ["pack": "my-days", "isOwn": true, "title": "My days"]),
            ], effects: .clock
        ) { records, input, _ in try input.export(from: records) }
        records.reading(
            Challenges.myPacks, "Lists the packs of your catalog, by key.",
            examples: [Example("All of them", [:]), Example("By a word", ["text": "creative"])], effects: .clock
        ) { records, input, _ in
            var (all, language) = try records.read {
                (try $0.packs.all(), try $0.person.preferences().language)
            }
            if let text = input.text?.lowercased() {
                all.removeAll { pack in
                    !([pack.id] + pack.title.values).contains { $0.lowercased().contains(text) }
                }
            }
            let page = try ListPage(
                all, of: Challenges.myPacks, for: input, limit: input.limit, after: input.cursor
            ) { [.ascending($0.id)] }
            return PackList(
                total: all.count, packs: page.elements, language: language, cursor: page.cursor)
        }
    }
}

/// Imports a pack.
struct ImportPack: Computation {
    let manifest = Manifest(
        id: Challenges.importPack.id,
        summary: "Imports a pack of challenges, all of it or nothing.",
        discussion: """
            A pack with a problem is refused, and every problem is listed. A later version replaces an earlier one; \
            challenges that you edited or switched off stay the same. Specify either content or an address; only an \
            address uses the network, and its server receives only the address of this machine.
            """,
        examples: [Example("One challenge", ["content": Self.samplePack])],
        effects: [.writes, .destructive, .clock, .network])

    let access: LazyChallengeRecords
    let downloader: PackDownloader

    func run(_ input: ImportPackInput, in context: Context) async throws -> ImportedPack {
        let bytes = try await bytes(of: input, in: context)
        return try await access.writing(in: context) { records in
            let file = try PackFile(bytes, today: records.today)
            return try records.settling { try PackImporter($0).add(file, fileHash: ContentHash.of(bytes)) }
        }
    }

    private func bytes(of input: ImportPackInput, in context: Context) async throws -> [UInt8] {
        switch (input.content, input.address) {
        case (let content?, nil):
            return try ComputationError.refusing(at: "content") {
                try content.bytes(limit: ChallengePack.maximumBytes)
            }
        case (nil, let address?): return try await downloader(address, in: context)
        case (nil, nil):
            throw ComputationError.refused(
                path: "content", expected: "a pack, or an address to download it from", got: "neither")
        case (_?, let address?):
            throw ComputationError.refused(
                path: "address", expected: "no address with content", got: address.quoted(limit: 60))
        }
    }

    /// A pack of one challenge as base64.
    private static var samplePack: JSONValue {
        let pack = PackFile.hashed(
            ChallengePack(
                id: "small", version: 1, title: [.en: "A small pack"], languages: [.en], license: "CC0-1.0",
                challenges: [
                    PackChallenge(
                        CatalogChallenge(
                            id: "small-window", title: [.en: "Watch the sky for five minutes"],
                            description: [.en: "Sit by a window and look at nothing else."],
                            traits: ChallengeTraits(category: .mindfulness)))
                ]))
        let input = ImportPackInput(content: Blob(ChallengePack.schema.json(of: pack).utf8()))
        return ImportPackInput.schema.json(of: input)["content"] ?? .null
    }
}

extension ExportPackInput {
    /// Returns the file of the pack, or of the user's own challenges.
    fileprivate func export(from records: ChallengeRecords) throws -> ExportedPack {
        guard isOwn else {
            let issues = [("title", title), ("license", license)].compactMap { path, text in
                text.map {
                    ValidationIssue(
                        path: path, expected: "no value unless `isOwn` is true", got: $0.quoted(),
                        recoverySuggestion: "a pack of the catalog keeps its own", naming: ["isOwn"])
                }
            }
            try issues.refuse()
            return try records.read { try PackExporter($0).pack(named: pack, version: version) }
        }
        return try ComputationError.renamingPaths(
            { $0 == "id" ? "pack" : $0.hasPrefix("title.") ? "title" : $0 }
        ) {
            try records.read { transaction in
                guard try transaction.catalog.all().contains(where: { $0.pack == nil }) else {
                    throw ComputationError(.notFound, "You have no challenges of your own yet.")
                }
                return try PackExporter(transaction).own(
                    id: pack, version: version ?? 1, title: title ?? pack, license: license ?? "CC0-1.0")
            }
        }
    }
}

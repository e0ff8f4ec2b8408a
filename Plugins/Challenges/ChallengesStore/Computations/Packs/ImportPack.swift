// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

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
        return try await access.writing(in: context) { try $0.importPack(bytes) }
    }

    private func bytes(of input: ImportPackInput, in context: Context) async throws -> [UInt8] {
        switch (input.content, input.address) {
        case (let content?, nil):
            do throws(ValidationIssue) {
                return try content.bytes(limit: ChallengePack.maximumBytes)
            } catch {
                var issue = error
                issue.path = "content"
                throw ComputationError.refused([issue])
            }
        case (nil, let address?): return try await downloader(address, in: context)
        case (nil, nil):
            throw ComputationError.refused([
                ValidationIssue(path: "content", expected: "a pack, or an address to download it from", got: "neither")
            ])
        case (_?, let address?):
            throw ComputationError.refused([
                ValidationIssue(path: "address", expected: "no address with content", got: address.quoted(limit: 60))
            ])
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

extension ChallengeRecords {
    /// Imports a pack into the catalog.
    ///
    /// - Parameter bytes: The file's content.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem: no whole file or a newer format, and what
    ///   ``PackImporter/add(_:fileHash:)`` refuses.
    @discardableResult
    func importPack(_ bytes: [UInt8]) throws -> ImportedPack {
        let file = try PackFile(bytes, today: today)
        return try transaction { db in try PackImporter(self, db).add(file, fileHash: Self.hash(bytes)) }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Brings a pack in.
struct ImportPack: Computation {
    let manifest = Manifest(
        id: Challenges.importPack.id,
        summary: "Brings a pack of challenges in, all of it or nothing.",
        discussion: """
            A pack with a problem is refused, and every problem is listed. A later version replaces an earlier one; \
            challenges that you edited or switched off stay as they are.
            """,
        examples: [Example("One challenge", ["content": Self.samplePack])], effects: [.writes, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: ImportPackInput, in context: Context) async throws -> ImportedPack {
        let bytes: [UInt8]
        do throws(ValidationIssue) {
            bytes = try input.content.bytes(limit: ChallengePack.maximumBytes)
        } catch {
            var issue = error
            issue.path = "content"
            throw ComputationError.refused([issue])
        }
        return try await access.writing(in: context) { try $0.importPack(bytes) }
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

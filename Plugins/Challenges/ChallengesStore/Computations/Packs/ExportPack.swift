// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Exports a pack as a file.
struct ExportPack: Computation {
    let manifest = Manifest(
        id: Challenges.exportPack.id,
        summary: "Exports a pack, or your own challenges, as a file.",
        discussion: """
            A pack is exported as it's in your catalog now. Anyone who has the same version can import your changes only as a \
            later version.
            """,
        examples: [
            Example("A pack of the catalog", ["pack": "almanac"]),
            Example("Your own challenges", ["pack": "my-days", "isOwn": true, "title": "My days"]),
        ], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: ExportPackInput, in context: Context) async throws -> ExportedPack {
        try await access.reading(in: context) { try $0.export(input) }
    }
}

extension ChallengeRecords {
    func export(_ input: ExportPackInput) throws -> ExportedPack {
        guard input.isOwn else {
            let issues = [("title", input.title), ("license", input.license)].compactMap { path, text in
                text.map {
                    ValidationIssue(
                        path: path, expected: "no value unless isOwn is true", got: $0.quoted(),
                        recoverySuggestion: "a pack of the catalog keeps its own")
                }
            }
            try issues.refuse()
            return try store.read { db in
                try PackExporter(self, db).pack(named: input.pack, version: input.version)
            }
        }
        do {
            return try store.read { db in
                guard try catalog(db).contains(where: { $0.pack == nil }) else {
                    throw ComputationError(.notFound, "You have no challenges of your own yet.")
                }
                return try PackExporter(self, db).own(
                    id: input.pack, version: input.version ?? 1, title: input.title ?? input.pack,
                    license: input.license ?? "CC0-1.0")
            }
        } catch let error as ComputationError {
            throw error.renamingPaths { path in
                path == "id" ? "pack" : path.hasPrefix("title.") ? "title" : path
            }
        }
    }
}

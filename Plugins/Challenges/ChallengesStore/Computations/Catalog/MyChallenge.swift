// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Shows a challenge of the catalog.
struct MyChallenge: Computation {
    let manifest = Manifest(
        id: Challenges.myChallenge.id,
        summary: "Shows a challenge of your catalog, with its texts in every language.",
        examples: [Example("By its key", ["challenge": "creative-street-alphabet"])], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyChallengeInput, in context: Context) async throws -> CatalogEntry {
        try await access.reading(in: context) { records in
            try records.store.read { db in
                CatalogEntry(
                    challenge: try records.challenge(named: input.challenge, db),
                    language: try records.statedPreferences(db).language)
            }
        }
    }
}

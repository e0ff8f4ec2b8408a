// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Sums up by category what the user did.
struct MyCategoryPreferences: Computation {
    let manifest = Manifest(
        id: Challenges.myCategoryPreferences.id,
        summary: "How often you do challenges of each category and how you rate them, with intervals.",
        discussion: """
            Answers as challenges.category-preferences does for the records of this machine's user.
            """,
        examples: [Example("All days", [:]), Example("Only what was done", ["records": ["status": "completed"]])],
        effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyCategoryPreferencesInput, in context: Context) async throws -> CategoryPreferencesList {
        try await access.reading(in: context) { records in
            CategoryPreferences.reading(
                of: ChallengeHistoryInput(
                    events: try records.history(of: input.records).map(\.event), confidence: input.confidence))
        }
    }
}

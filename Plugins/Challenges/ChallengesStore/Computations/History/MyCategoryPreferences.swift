// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Summarizes the user's history by category.
struct MyCategoryPreferences: Computation {
    let manifest = Manifest(
        id: Challenges.myCategoryPreferences.id,
        summary: "Computes your completion rate and rating of each category, with intervals.",
        discussion: """
            The result is that of challenges.category-preferences for your records.
            """,
        examples: [
            Example("All days", [:]), Example("Only completed challenges", ["records": ["status": "completed"]]),
        ],
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

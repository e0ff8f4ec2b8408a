// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Forgets what was learned of the user.
struct ResetLearning: Computation {
    let manifest = Manifest(
        id: Challenges.resetLearning.id,
        summary: "Forgets what was learned of you; your history stays.",
        examples: [Example("All of it", [:])], effects: [.writes, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: ResetLearningInput, in context: Context) async throws -> LearningReset {
        try await access.writing(in: context) { try $0.resetLearning() }
    }
}

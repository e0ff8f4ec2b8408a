// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Forgets what was learned about the user.
struct ResetLearning: Computation {
    let manifest = Manifest(
        id: Challenges.resetLearning.id,
        summary: "Forgets what was learned about you, and keeps your history.",
        examples: [Example("All of it", [:])], effects: [.writes, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: ResetLearningInput, in context: Context) async throws -> LearningReset {
        try await access.writing(in: context) { try $0.resetLearning() }
    }
}

extension ChallengeRecords {
    func resetLearning() throws -> LearningReset {
        try transaction { db in
            let reset = LearningReset(
                examples: try exampleKeys("TRUE", [], db).count, feedback: try feedback(db).count,
                hadPrior: try model(.prior, db) != nil)
            try removeLearning(db)
            return reset
        }
    }
}

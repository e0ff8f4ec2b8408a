// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Takes feedback back.
struct RemoveFeedback: Computation {
    let manifest = Manifest(
        id: Challenges.removeFeedback.id,
        summary: "Takes feedback back, and what it taught with it.",
        examples: [Example("The latest", [:])], effects: [.writes, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: RemoveFeedbackInput, in context: Context) async throws -> Feedback {
        try await access.writing(in: context) { try $0.remove(input) }
    }
}

extension ChallengeRecords {
    func remove(_ input: RemoveFeedbackInput) throws -> Feedback {
        try transaction { db in
            guard let latest = try feedback(db).last else {
                throw ComputationError(.notFound, "There is no feedback yet.")
            }
            return try takeBack(feedback: input.feedback ?? latest.id, db)
        }
    }
}

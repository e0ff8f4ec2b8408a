// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Removes feedback.
struct RemoveFeedback: Computation {
    let manifest = Manifest(
        id: Challenges.removeFeedback.id,
        summary: "Removes feedback and what was learned from it.",
        examples: [Example("The latest", [:])], effects: [.writes, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: RemoveFeedbackInput, in context: Context) async throws -> Feedback {
        try await access.writing(in: context) { try $0.remove(input) }
    }
}

extension ChallengeRecords {
    func remove(_ input: RemoveFeedbackInput) throws -> Feedback {
        try transaction { db in
            let all = try feedback(db)
            guard let latest = all.last else { throw ComputationError(.notFound, "There is no feedback yet.") }
            let id = try RecordName.feedback.whole.key(
                input.feedback ?? latest.id, among: all.map { ($0.id, [$0.title, $0.challenge]) })
            all.first { $0.id == id }.map { store.nameChange($0.title) }
            try remove(feedback: id, db)
            try Learner(self, db).relearn()
            return all.first { $0.id == id } ?? latest
        }
    }
}

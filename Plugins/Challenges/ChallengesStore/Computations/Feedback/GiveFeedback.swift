// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Asks for more or less like a challenge.
struct GiveFeedback: Computation {
    let manifest = Manifest(
        id: Challenges.giveFeedback.id,
        summary: "Asks for more or less like a challenge.",
        discussion: """
            Feedback counts half as much as completing or skipping the challenge. It doesn't start a rest, and it can be \
            removed.
            """,
        examples: [
            Example("More", ["challenge": "creative-street-alphabet", "isMore": true]),
            Example("Less", ["challenge": "physical-elbow-words", "isMore": false]),
        ], effects: [.writes, .clock])

    let access: LazyChallengeRecords

    func run(_ input: GiveFeedbackInput, in context: Context) async throws -> Feedback {
        try await access.writing(in: context) { try $0.give(input) }
    }
}

extension ChallengeRecords {
    func give(_ input: GiveFeedbackInput) throws -> Feedback {
        let situation = input.situation.situation(at: localNow)
        return try transaction { db in
            let challenge = try challenge(named: input.challenge, db)
            let preferences = try statedPreferences(db)
            let feedback = Feedback(
                id: newKey(), challenge: challenge.id, title: challenge.title[preferring: preferences.language],
                traits: challenge.traits,
                situation: preferences.settings.situated(situation, offset: offset(on: situation.day)),
                isMore: input.isMore,
                stated: now)
            try insert(feedback, db)
            try Learner(self, db).relearn()
            return feedback
        }
    }
}

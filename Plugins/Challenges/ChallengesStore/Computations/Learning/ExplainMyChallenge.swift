// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Explains why a challenge suits the user.
struct ExplainMyChallenge: Computation {
    let manifest = Manifest(
        id: Challenges.myExplanation.id,
        summary: "Explains why a challenge suits you or not, in parts that add up, and which limits exclude it now.",
        discussion: """
            The result is that of challenges.explain for your records.
            """,
        examples: [
            Example("Now", ["challenge": "creative-street-alphabet"]),
            Example("In a good mood", ["challenge": "creative-street-alphabet", "situation": ["mood": 5]]),
        ], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyExplanationInput, in context: Context) async throws -> MyExplanation {
        try await access.reading(in: context) { try $0.explanation(input) }
    }
}

extension ChallengeRecords {
    func explanation(_ input: MyExplanationInput) throws -> MyExplanation {
        let situation = input.situation.situation(at: localNow)
        let (challenge, ranked) = try store.read { db in
            let known = try self.challenge(named: input.challenge, db)
            let language = try statedPreferences(db).language
            return (known.challenge(in: language), try DayScheduler(self, db).rankInput(situation))
        }
        let explanation = Explainer(
            preferences: ranked.preferences, events: ranked.events, situation: ranked.situation, model: ranked.model
        ).explanation(of: challenge)
        return MyExplanation(
            challenge: challenge, situation: ranked.situation, explanation: explanation,
            limits: RankChallenges.limits(on: challenge, in: ranked))
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Estimates the reward of another policy from the user's history.
struct MyEvaluation: Computation {
    let manifest = Manifest(
        id: Challenges.myEvaluation.id,
        summary:
            "Estimates the daily reward of another policy from your history, or reports that there is too little data.",
        discussion: """
            The result is that of challenges.evaluate for your records. Days on which you chose the challenge yourself, and \
            days with a candidate that's no longer in the catalog, are used for learning but not evaluated.
            """,
        examples: [
            Example("Without randomness", ["policy": "greedy"]), Example("Always at random", ["policy": "uniform"]),
        ], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyEvaluationInput, in context: Context) async throws -> PolicyEvaluation {
        let evaluated = try await access.reading(in: context) { try $0.evaluationInput(input.policy.evaluated) }
        return try EvaluatePolicy.reading(of: evaluated, in: context)
    }
}

extension ChallengeRecords {
    /// Returns the log and the policy as the input of ``ChallengesPlugin/EvaluatePolicy``.
    ///
    /// A choice is a day on which a challenge was chosen for the user, and completed or skipped. Candidates have their
    /// current traits; a day with a candidate that's no longer in the catalog is only an event.
    func evaluationInput(_ policy: EvaluatedPolicy) throws -> EvaluatePolicyInput {
        let (challenges, days) = try store.read { db in
            (try self.catalog(db), try self.days("TRUE", [], db, withCandidates: true))
        }
        let traits = Dictionary(uniqueKeysWithValues: challenges.map { ($0.id, $0.traits) })
        var (choices, events) = ([LoggedChoice](), [ChallengeEvent]())
        for record in days {
            if record.event.reward != nil, let choice = LoggedChoice(record, traits: { traits[$0] }) {
                choices.append(choice)
            } else {
                events.append(record.event)
            }
        }
        return EvaluatePolicyInput(policy: policy, choices: choices, events: events, preferences: try preferences())
    }
}

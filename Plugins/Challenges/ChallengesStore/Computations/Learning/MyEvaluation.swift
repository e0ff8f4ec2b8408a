// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Estimates what another way to choose would have earned the user.
struct MyEvaluation: Computation {
    let manifest = Manifest(
        id: Challenges.myEvaluation.id,
        summary: "What another way to choose would have earned you a day, or that your days cannot tell yet.",
        discussion: """
            Answers as challenges.evaluate does for the records of this machine's user. Days on which you chose yourself \
            are learned from and not evaluated; so are those with a candidate that is no longer in the catalog.
            """,
        examples: [
            Example("Without draws and lots", ["policy": "greedy"]), Example("All by lot", ["policy": "uniform"]),
        ], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyEvaluationInput, in context: Context) async throws -> PolicyEvaluation {
        let evaluated = try await access.reading(in: context) { try $0.evaluationInput(input.policy.evaluated) }
        return try EvaluatePolicy.reading(of: evaluated, in: context)
    }
}

extension ChallengeRecords {
    /// The log and the policy as ``ChallengesPlugin/EvaluatePolicy`` takes them.
    func evaluationInput(_ policy: EvaluatedPolicy) throws -> EvaluatePolicyInput {
        var (choices, events) = ([LoggedChoice](), [ChallengeEvent]())
        for (record, choice) in try choicesByRecord() {
            if let choice { choices.append(choice) } else { events.append(record.event) }
        }
        return EvaluatePolicyInput(policy: policy, choices: choices, events: events, preferences: try preferences())
    }
}

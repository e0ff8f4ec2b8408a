// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

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
    ///
    /// A choice is a day on which something was chosen for the user, and done or skipped. Candidates have the traits that
    /// the catalog has now; a day with a candidate that is no longer there is an event only.
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

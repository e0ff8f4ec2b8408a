// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

extension StoredChallengesPlugin {
    /// Computations on feedback.
    @ComputationBuilder
    static func feedbackComputations(_ records: LazyChallengeRecords) -> [AnyComputation] {
        records.writing(
            Challenges.giveFeedback, "Asks for more or less like a challenge.",
            discussion: """
                Feedback counts half as much as completing or skipping the challenge. It doesn't start a rest, and it \
                can be removed.
                """,
            examples: [
                Example("More", ["challenge": "creative-street-alphabet", "isMore": true]),
                Example("Less", ["challenge": "physical-elbow-words", "isMore": false]),
            ], effects: .clock
        ) { records, input, _ in
            let situation = input.situation.situation(at: records.clock.localNow)
            return try records.settling {
                try Learner($0).give(input.challenge, isMore: input.isMore, in: situation)
            }
        }
        records.writing(
            Challenges.removeFeedback, "Removes feedback and what was learned from it.",
            examples: [Example("The latest", [:])], effects: [.destructive, .clock]
        ) { records, input, _ in try records.settling { try Learner($0).removeFeedback(input.feedback) } }
        records.reading(
            Challenges.myFeedback, "Lists your feedback, oldest first.",
            examples: [Example("All of it", [:]), Example("Only more", ["isMore": true])], effects: .clock
        ) { records, input, _ in
            let wanted = input.challenge?.lowercased()
            let matching = try records.read { try $0.learning.feedback() }.filter { feedback in
                if let isMore = input.isMore, feedback.isMore != isMore { return false }
                guard let wanted else { return true }
                return [feedback.challenge, feedback.title].contains { $0.lowercased() == wanted }
            }
            let page = try ListPage(
                matching, of: Challenges.myFeedback, for: input, limit: input.limit, after: input.cursor
            ) { [.ascending($0.situation.day.daysSince1970), .ascending($0.id)] }
            return FeedbackList(total: matching.count, feedback: page.elements, cursor: page.cursor)
        }
    }

    /// Computations on what was learned about the user.
    @ComputationBuilder
    static func learningComputations(_ records: LazyChallengeRecords) -> [AnyComputation] {
        records.writing(
            Challenges.resetLearning, "Forgets what was learned about you, and keeps your history.",
            examples: [Example("All of it", [:])], effects: [.destructive, .clock]
        ) { records, _, _ in try records.settling { try Learner($0).reset() } }
        records.reading(
            Challenges.myEvaluation,
            "Estimates the daily reward of another policy from your history, or reports that there is too little data.",
            discussion: """
                The result is that of challenges.evaluate for your records. Days on which you chose the challenge \
                yourself, and days with a candidate that's no longer in the catalog, are used for learning but not \
                evaluated.
                """,
            examples: [
                Example("Without randomness", ["policy": "greedy"]),
                Example("Always at random", ["policy": "uniform"]),
            ], effects: .clock
        ) { records, input, _ in
            try EvaluatePolicyInput(input.policy.evaluated, in: records)
        } computing: { input, context in
            try EvaluatePolicy.reading(of: input, in: context)
        }
        records.reading(
            Challenges.myExplanation,
            "Explains why a challenge suits you or not, in parts that add up, and which limits exclude it now.",
            discussion: "The result is that of challenges.explain for your records.",
            examples: [
                Example("Now", ["challenge": "creative-street-alphabet"]),
                Example("In a good mood", ["challenge": "creative-street-alphabet", "situation": ["mood": 5]]),
            ], effects: .clock
        ) { records, input, _ in
            let situation = input.situation.situation(at: records.clock.localNow)
            let (challenge, ranked) = try records.read { transaction in
                let known = try transaction.catalog.challenge(named: input.challenge)
                let language = try transaction.person.stated().language
                return (known.challenge(in: language), try DayScheduler(transaction).rankInput(situation))
            }
            let explanation = Explainer(
                preferences: ranked.preferences, events: ranked.events, situation: ranked.situation,
                model: ranked.model
            ).explanation(of: challenge)
            return MyExplanation(
                challenge: challenge, situation: ranked.situation, explanation: explanation,
                limits: RankChallenges.limits(on: challenge, in: ranked))
        }
    }
}

extension EvaluatePolicyInput {
    /// Creates the input from a policy and the user's log.
    ///
    /// A choice is a day on which a challenge was chosen for the user, and completed or skipped. Candidates have their
    /// current traits; a day with a candidate that's no longer in the catalog is only an event.
    init(_ policy: EvaluatedPolicy, in records: ChallengeRecords) throws {
        let (challenges, days, preferences) = try records.read { transaction in
            (
                try transaction.catalog.all(), try transaction.days.all(withCandidates: true),
                try transaction.person.preferences()
            )
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
        self.init(policy: policy, choices: choices, events: events, preferences: preferences)
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

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
        ) { records, input, _ in try records.give(input) }
        records.writing(
            Challenges.removeFeedback, "Removes feedback and what was learned from it.",
            examples: [Example("The latest", [:])], effects: [.destructive, .clock]
        ) { records, input, _ in try records.remove(input) }
        records.reading(
            Challenges.myFeedback, "Lists your feedback, oldest first.",
            examples: [Example("All of it", [:]), Example("Only more", ["isMore": true])], effects: .clock
        ) { records, input, _ in
            let wanted = input.challenge?.lowercased()
            let matching = try records.store.read(records.feedback).filter { feedback in
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
        ) { records, _, _ in try records.resetLearning() }
        MyEvaluation(access: records)
        records.reading(
            Challenges.myExplanation,
            "Explains why a challenge suits you or not, in parts that add up, and which limits exclude it now.",
            discussion: "The result is that of challenges.explain for your records.",
            examples: [
                Example("Now", ["challenge": "creative-street-alphabet"]),
                Example("In a good mood", ["challenge": "creative-street-alphabet", "situation": ["mood": 5]]),
            ], effects: .clock
        ) { records, input, _ in
            let situation = input.situation.situation(at: records.localNow)
            let (challenge, ranked) = try records.store.read { db in
                let known = try records.challenge(named: input.challenge, db)
                let language = try records.statedPreferences(db).language
                return (known.challenge(in: language), try DayScheduler(records, db).rankInput(situation))
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

/// Estimates the reward of another policy from the user's history.
///
/// The estimation isn't work on the records, because it would keep others waiting for them.
struct MyEvaluation: Computation {
    let manifest = Manifest(
        id: Challenges.myEvaluation.id,
        summary:
            "Estimates the daily reward of another policy from your history, or reports that there is too little data.",
        discussion: """
            The result is that of challenges.evaluate for your records. Days on which you chose the challenge \
            yourself, and days with a candidate that's no longer in the catalog, are used for learning but not evaluated.
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

    func resetLearning() throws -> LearningReset {
        try transaction { db in
            let reset = LearningReset(
                examples: try exampleKeys("TRUE", [], db).count, feedback: try feedback(db).count,
                hadPrior: try model(.prior, db) != nil)
            try removeLearning(db)
            return reset
        }
    }

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

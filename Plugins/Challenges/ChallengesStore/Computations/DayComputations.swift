// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

extension StoredChallengesPlugin {
    /// Computations on the challenge of a day.
    @ComputationBuilder
    static func dayComputations(_ records: LazyChallengeRecords) -> [AnyComputation] {
        records.writing(
            Challenges.assignToday, "Returns your challenge of a day, and assigns it on the first call.",
            discussion: """
                The situation is today and now by default. The choice, its propensity, and its candidates are stored, \
                so later calls return the same challenge and use only the day. Pending challenges of earlier days \
                expire. A day that hasn't begun is previewed, not stored. A challenge that you swapped in has no \
                propensity, and its score and reasons are current.
                """,
            examples: [
                Example("Today", [:]),
                Example("A rainy evening", ["situation": ["day": "2026-11-21", "hour": 19, "weather": "rainy"]]),
                Example("A morning in a low mood", ["situation": ["day": "2026-11-22", "hour": 8, "mood": 2]]),
            ], effects: [.idempotent, .clock]
        ) { records, input, _ in
            let now = records.clock.localNow
            let situation = input.situation.situation(at: now)
            return try records.settling { transaction in
                try ChallengeOfDay(DayScheduler(transaction).today(situation, latest: now.day), in: transaction)
            }
        }
        records.writing(
            Challenges.skip, "Skips your challenge of a day, which then rests for a while.",
            discussion: """
                The model learns from skips, and a reason limits what it learns: tooLong is about the time only, \
                noMoney about the cost only, and after notToday it learns nothing and the challenge may come back the \
                next day. A completed or skipped challenge can't be skipped.
                """,
            examples: [
                Example("An earlier day", ["day": "2026-11-18"]), Example("Another day", ["reason": "notToday"]),
            ], effects: .clock
        ) { records, input, _ in
            try ComputationError.renamingPaths({ $0 == "notes" ? "note" : $0 }) {
                try records.settling { try DayOutcomes($0).skip(input) }
            }
        }
        records.writing(
            Challenges.swap, "Replaces your challenge of a day with the first alternative or another challenge.",
            discussion: """
                The replaced challenge counts as skipped, for a reason if you give one. The new one is your own \
                choice, so it has no propensity. There are alternatives as long as a challenge is left within your \
                limits.
                """,
            examples: [
                Example("The first alternative", ["day": "2026-11-17"]),
                Example("A challenge by its key", ["day": "2026-11-17", "challenge": "creative-street-alphabet"]),
            ], effects: .clock
        ) { records, input, _ in
            try records.settling { transaction in
                let choice = try DayScheduler(transaction).swap(
                    on: transaction.clock.day(input.day), to: input.challenge, reason: input.reason)
                return try ChallengeOfDay(choice, in: transaction)
            }
        }
        records.reading(
            Challenges.myDay, "Shows everything stored about your challenge of a day; assigns nothing.",
            examples: [Example("Today", [:]), Example("An earlier day", ["day": "2026-11-20"])], effects: .clock
        ) { records, input, _ in
            let day = records.clock.day(input.day)
            var kept = try records.read { try DayOutcomes($0).kept(on: day) }
            guard input.includesPicture else { return kept }
            guard let picture = try kept.record.photo.flatMap(records.store.attachment).map(Picture.init) else {
                throw ComputationError(.notFound, "\"\(kept.record.title)\" of \(day) has no photo.")
            }
            kept.picture = Blob(picture.bytes)
            return kept
        }
    }
}

extension ChallengeOfDay {
    /// Creates the output for a choice, with the catalog's version of its challenge.
    fileprivate init(_ choice: DayChoice, in transaction: RecordTransaction) throws {
        let record = choice.record
        let scheduler = DayScheduler(transaction)
        let challenge = try scheduler.challenge(of: record)
        var (score, reasons) = (record.choice?.score ?? 0, choice.reasons)
        if record.choice == nil {
            let ranked = try scheduler.rankInput(record.situation)
            let explanation = Explainer(
                preferences: ranked.preferences, events: ranked.events, situation: ranked.situation, model: ranked.model
            ).explanation(of: challenge)
            (score, reasons) = (explanation.score, explanation.reasons)
        }
        self.init(
            challenge: challenge, day: record.day, situation: record.situation, status: record.status, score: score,
            propensity: record.choice?.propensity, reasons: reasons, alternatives: choice.alternatives,
            removed: choice.removed, isPreview: choice.isPreview)
    }
}

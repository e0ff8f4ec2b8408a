// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import GRDB

@testable import ChallengesStore

/// Reads for tests.
extension ChallengeRecords {
    func challenges(_ filter: ChallengeFilter = ChallengeFilter()) throws -> [CatalogChallenge] {
        try store.read { db in
            try numberedCatalog(matching: filter.query, db).map(\.challenge).filter(filter.accepts)
        }
    }

    func packs() throws -> [PackSummary] { try store.read(packs) }

    func configuration() throws -> [ConfigurationEntry] { try store.read(configuration) }

    func choiceRules() throws -> ChoiceRules { try store.read(choiceRules) }

    /// All records with the candidates of their choices.
    func log() throws -> [UserChallenge] { try store.read { db in try days("TRUE", [], db, withCandidates: true) } }

    func record(_ key: String) throws -> UserChallenge { try store.read { db in try record(key: key, db) } }

    func photo(ofRecord key: String) throws -> ChallengePhoto? {
        try store.read { db in try photo(of: try record(key: key, db), db) }
    }

    func feedback() throws -> [Feedback] { try store.read(feedback) }

    func learnedModel() throws -> LearnedModel { try store.read { db in try Learner(self, db).model() } }

    func learningInput() throws -> LearnPreferencesInput { try store.read { db in try Learner(self, db).input() } }

    func trainingExamples() throws -> [TrainingExample] {
        try store.read { db in
            try String.fetchAll(db, sql: "SELECT content FROM trainingExample ORDER BY day, id").map {
                try RecordText.value(TrainingExample.self, from: $0, of: "trainingExample")
            }
        }
    }

    func rankInput(_ situation: Situation) throws -> RankChallengesInput {
        try store.read { db in try DayScheduler(self, db).rankInput(situation) }
    }
}

/// The actions of the computations, on a given day.
extension ChallengeRecords {
    @discardableResult
    func today(_ situation: Situation, latest: CalendarDay? = nil) throws -> DayChoice {
        try transaction { db in try DayScheduler(self, db).today(situation, latest: latest ?? today) }
    }

    @discardableResult
    func complete(
        on day: CalendarDay, challenge: String? = nil, _ report: CompleteInput = CompleteInput()
    ) throws -> UserChallenge {
        var report = report
        (report.day, report.challenge) = (.date(day), challenge)
        return try complete(report)
    }

    @discardableResult
    func skip(on day: CalendarDay, challenge: String? = nil) throws -> UserChallenge {
        try skip(SkipInput(day: .date(day), challenge: challenge))
    }

    @discardableResult
    func swap(on day: CalendarDay, to challenge: String? = nil) throws -> DayChoice {
        try transaction { db in try DayScheduler(self, db).swap(on: day, to: challenge) }
    }

    @discardableResult
    func amend(on day: CalendarDay, _ amendment: AmendInput) throws -> UserChallenge {
        var amendment = amendment
        amendment.day = .date(day)
        return try amend(amendment)
    }

    func kept(on day: CalendarDay) throws -> KeptDay { try kept(MyDayInput(day: .date(day))) }

    @discardableResult
    func give(_ challenge: String, isMore: Bool, _ situation: Situation) throws -> Feedback {
        try give(GiveFeedbackInput(challenge: challenge, isMore: isMore, situation: StatedSituation(situation)))
    }

    func challenge(_ name: String) throws -> CatalogChallenge {
        try store.read { db in try challenge(named: name, db) }
    }

    @discardableResult
    func edit(_ challenge: String, _ change: (inout EditChallengeInput) -> Void) throws -> CatalogChallenge {
        var input = EditChallengeInput(challenge: challenge)
        change(&input)
        return try edit(input).challenge
    }

    @discardableResult
    func remove(challenge: String) throws -> RemovedChallenge {
        try remove(RemoveChallengeInput(challenge: challenge))
    }

    @discardableResult
    func removePack(_ pack: String) throws -> RemovedPack { try remove(RemovePackInput(pack: pack)) }

    func exportPack(_ pack: String, version: Int? = nil) throws -> ExportedPack {
        try store.read { db in try PackExporter(self, db).pack(named: pack, version: version) }
    }

    func exportOwn(id: String, version: Int, title: String, license: String) throws -> ExportedPack {
        try store.read { db in
            try PackExporter(self, db).own(id: id, version: version, title: title, license: license)
        }
    }

    /// Saves preferences, including the parts that no input can set.
    func state(_ preferences: UserPreferences) throws {
        try transaction { db in try Learner(self, db).restate { $0 = preferences } }
    }

    @discardableResult
    func add(_ challenge: CatalogChallenge) throws -> CatalogChallenge {
        try transaction { db in try add(challenge, db) }
    }

    /// Saves a setting like an import of a pack.
    func save(_ entry: ConfigurationEntry) throws { try transaction { db in try save(entry, pack: nil, db) } }
}

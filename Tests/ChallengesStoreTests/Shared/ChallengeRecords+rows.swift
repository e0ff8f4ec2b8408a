// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import GRDB

@testable import ChallengesStore

/// Reads for tests.
extension ChallengeRecords {
    var now: RecordedTime { RecordedTime(clock.now()) }

    func challenges(_ filter: ChallengeFilter = ChallengeFilter()) throws -> [CatalogChallenge] {
        try read { transaction in
            try transaction.catalog.numbered(matching: filter.query).map(\.challenge).filter(filter.accepts)
        }
    }

    func packs() throws -> [PackSummary] { try read { try $0.packs.all() } }

    func configuration() throws -> [ConfigurationEntry] { try read { try $0.configuration.all() } }

    func preferences() throws -> UserPreferences { try read { try $0.person.preferences() } }

    func statement() throws -> MyPreferences { try read { try $0.person.statement() } }

    func choiceRules() throws -> ChoiceRules { try read { try $0.person.choiceRules() } }

    /// All records, oldest first.
    func history() throws -> [UserChallenge] { try read { try $0.days.all() } }

    func history(of filter: HistoryFilter) throws -> [UserChallenge] { try filter.matching(history(), by: clock) }

    /// All records with the candidates of their choices.
    func log() throws -> [UserChallenge] { try read { try $0.days.all(withCandidates: true) } }

    func record(_ key: String) throws -> UserChallenge { try read { try $0.days.record(key: key) } }

    func photo(ofRecord key: String) throws -> ChallengePhoto? {
        try read { try $0.photos.photo(of: $0.days.record(key: key)) }
    }

    func picture(_ hash: String) throws -> Picture? { try store.attachment(hash).map(Picture.init) }

    func feedback() throws -> [Feedback] { try read { try $0.learning.feedback() } }

    func learnedModel() throws -> LearnedModel { try read { try Learner($0).model() } }

    func learningInput() throws -> LearnPreferencesInput { try read { try Learner($0).input() } }

    func trainingExamples() throws -> [TrainingExample] {
        try store.read { db in
            try String.fetchAll(db, sql: "SELECT content FROM trainingExample ORDER BY day, id").map {
                try RecordText.value(TrainingExample.self, from: $0, of: "trainingExample")
            }
        }
    }

    func rankInput(_ situation: Situation) throws -> RankChallengesInput {
        try read { try DayScheduler($0).rankInput(situation) }
    }
}

/// The actions of the computations, on a given day.
extension ChallengeRecords {
    @discardableResult
    func today(_ situation: Situation, latest: CalendarDay? = nil) throws -> DayChoice {
        try settling { try DayScheduler($0).today(situation, latest: latest ?? today) }
    }

    @discardableResult
    func complete(
        on day: CalendarDay, challenge: String? = nil, _ report: CompleteInput = CompleteInput()
    ) throws -> UserChallenge {
        var report = report
        (report.day, report.challenge) = (.date(day), challenge)
        return try report.complete(in: self)
    }

    @discardableResult
    func skip(_ input: SkipInput) throws -> UserChallenge { try settling { try DayOutcomes($0).skip(input) } }

    @discardableResult
    func skip(on day: CalendarDay, challenge: String? = nil) throws -> UserChallenge {
        try skip(SkipInput(day: .date(day), challenge: challenge))
    }

    @discardableResult
    func swap(on day: CalendarDay, to challenge: String? = nil, reason: SkipReason? = nil) throws -> DayChoice {
        try settling { try DayScheduler($0).swap(on: day, to: challenge, reason: reason) }
    }

    @discardableResult
    func amend(on day: CalendarDay, _ amendment: AmendInput) throws -> UserChallenge {
        var amendment = amendment
        amendment.day = .date(day)
        return try amendment.amend(in: self)
    }

    @discardableResult
    func rate(_ rating: Int, on day: CalendarDay) throws -> UserChallenge {
        try settling { try DayOutcomes($0).rate(rating, on: day) }
    }

    func kept(on day: CalendarDay) throws -> KeptDay { try read { try DayOutcomes($0).kept(on: day) } }

    @discardableResult
    func give(_ challenge: String, isMore: Bool, _ situation: Situation) throws -> Feedback {
        try settling {
            try Learner($0).give(
                challenge, isMore: isMore, in: StatedSituation(situation).situation(at: clock.localNow))
        }
    }

    @discardableResult
    func removeFeedback(_ name: String) throws -> Feedback { try settling { try Learner($0).removeFeedback(name) } }

    @discardableResult
    func resetLearning() throws -> LearningReset { try settling { try Learner($0).reset() } }

    func challenge(_ name: String) throws -> CatalogChallenge {
        try read { try $0.catalog.challenge(named: name) }
    }

    @discardableResult
    func edit(_ challenge: String, _ change: (inout EditChallengeInput) -> Void) throws -> CatalogChallenge {
        var input = EditChallengeInput(challenge: challenge)
        change(&input)
        return try input.edit(in: self).challenge
    }

    @discardableResult
    func remove(challenge: String) throws -> RemovedChallenge {
        try settling { try $0.catalog.remove(RemoveChallengeInput(challenge: challenge)) }
    }

    @discardableResult
    func importPack(_ bytes: [UInt8]) throws -> ImportedPack {
        let file = try PackFile(bytes, today: today)
        return try settling { try PackImporter($0).add(file, fileHash: ContentHash.of(bytes)) }
    }

    @discardableResult
    func removePack(_ pack: String) throws -> RemovedPack {
        try settling { try $0.packs.remove(RemovePackInput(pack: pack)) }
    }

    func exportPack(_ pack: String, version: Int? = nil) throws -> ExportedPack {
        try read { try PackExporter($0).pack(named: pack, version: version) }
    }

    func exportOwn(id: String, version: Int, title: String, license: String) throws -> ExportedPack {
        try read { try PackExporter($0).own(id: id, version: version, title: title, license: license) }
    }

    /// Saves preferences, including the parts that no input can set.
    func state(_ preferences: UserPreferences) throws {
        try settling { try Learner($0).restate { $0 = preferences } }
    }

    @discardableResult
    func add(_ challenge: CatalogChallenge) throws -> CatalogChallenge {
        try settling { try $0.catalog.add(challenge) }
    }

    /// Saves a setting like an import of a pack.
    func save(_ entry: ConfigurationEntry) throws {
        try settling { try $0.configuration.save(entry, pack: nil) }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension StoredChallengesPlugin {
    /// Computations on challenges of the catalog.
    @ComputationBuilder
    static func catalogComputations(_ records: LazyChallengeRecords) -> [AnyComputation] {
        records.writing(
            Challenges.add, "Adds your own challenge.",
            discussion: "Its texts are in your language unless you specify another one.",
            examples: [
                Example("A call", ["title": "Call grandmother", "category": "social", "socialRequirement": "family"]),
                Example(
                    "For the summer",
                    ["title": "Swim in the lake", "category": "physical", "seasonality": "summer", "tags": ["water"]]),
            ], effects: .clock
        ) { records, input, _ in try records.add(input) }
        records.writing(
            Challenges.edit, "Changes a challenge; omitted fields stay the same, and null clears one.",
            discussion: "A later version of its pack doesn't change an edited challenge.",
            examples: [
                Example("Switched off", ["challenge": "creative-street-alphabet", "isActive": false]),
                Example(
                    "Harder, all year", ["challenge": "own-swim-in-the-lake", "difficulty": 4, "seasonality": .null]),
            ], effects: [.destructive, .clock]
        ) { records, input, _ in try records.edit(input) }
        records.writing(
            Challenges.remove, "Removes your own challenge, or switches off a challenge of a pack.",
            discussion: "Your history doesn't change.",
            examples: [Example("Your own", ["challenge": "Call grandmother"])], effects: [.destructive, .clock]
        ) { records, input, _ in try records.remove(input) }
        records.reading(
            Challenges.myCatalog, "Lists the challenges of your catalog, by words and filters.",
            discussion: """
                Every word must match a word, or the beginning of a word, in the texts or tags. By default, challenges \
                that are switched off are also listed.
                """,
            examples: [
                Example("The first ones", ["limit": 3]),
                Example(
                    "Short creative ones",
                    [
                        "filter": ["categories": ["creative"], "timeInvestment": "quick", "activeOnly": true],
                        "limit": 2,
                    ]),
                Example("By a word", ["filter": ["text": "tea"], "limit": 2]),
            ], effects: .clock
        ) { records, input, _ in try records.catalog(input) }
        records.reading(
            Challenges.myChallenge, "Shows a challenge of your catalog, with its texts in every language.",
            examples: [Example("By its key", ["challenge": "creative-street-alphabet"])], effects: .clock
        ) { records, input, _ in
            try records.store.read { db in
                CatalogEntry(
                    challenge: try records.challenge(named: input.challenge, db),
                    language: try records.statedPreferences(db).language)
            }
        }
    }
}

extension ChallengeRecords {
    func add(_ input: AddChallengeInput) throws -> CatalogEntry {
        try namingChallenge {
            try transaction { db in
                let preferred = try statedPreferences(db).language
                let language = input.language ?? preferred
                var challenge = CatalogChallenge(
                    id: input.key ?? "", title: [language: input.title],
                    description: input.description.map { [language: $0] } ?? [:],
                    traits: ChallengeTraits(
                        category: input.category, timeInvestment: input.timeInvestment,
                        socialRequirement: input.socialRequirement, costLevel: input.costLevel,
                        difficulty: input.difficulty, locationType: input.locationType,
                        seasonality: input.seasonality, timesOfDay: input.timesOfDay, light: input.light,
                        needsBooking: input.needsBooking), tags: input.tags)
                challenge.validUntil = input.validUntil.map(day)
                return CatalogEntry(challenge: try add(challenge, db), language: preferred)
            }
        }
    }

    /// Adds the user's own challenge; an empty key is replaced by one derived from the title.
    /// - Returns: The saved challenge.
    func add(_ challenge: CatalogChallenge, _ db: Database) throws -> CatalogChallenge {
        var challenge = challenge
        challenge.pack = nil
        if challenge.id.isEmpty { challenge.id = try freeKey(for: challenge, db) }
        guard try !exists(challenge.id, db) else {
            throw ComputationError.conflict(
                ValidationIssue(
                    path: "id", expected: "a key that no other challenge has", got: "\"\(challenge.id)\"",
                    recoverySuggestion: "omit it to get a new one"))
        }
        challenge.created = now
        return try save(challenge, isEdited: false, db)
    }

    /// Returns a key from the words of the title, with a number if that key is taken.
    ///
    /// Keys of packs start with another word.
    private func freeKey(for challenge: CatalogChallenge, _ db: Database) throws -> String {
        let words = challenge.title[preferring: .en].lowercased().split {
            !($0.isASCII && ($0.isLetter || $0.isNumber))
        }
        let base = (["own"] + words.prefix(5).map { String($0.prefix(15)) }).joined(separator: "-")
        var key = base
        var number = 2
        while try exists(key, db) {
            key = "\(base)-\(number)"
            number += 1
        }
        return key
    }

    func edit(_ input: EditChallengeInput) throws -> CatalogEntry {
        guard input.changesAnything else { throw ComputationError(.refused, "There is nothing to change.") }
        return try namingChallenge {
            try transaction { db in
                let preferred = try statedPreferences(db).language
                var challenge = try challenge(named: input.challenge, db)
                input.apply(
                    to: &challenge, in: input.language ?? preferred, validUntil: input.validUntil.map { $0.map(day) })
                let edited = try save(challenge, isEdited: true, db)
                return CatalogEntry(challenge: edited, language: preferred)
            }
        }
    }

    /// Removes the user's own challenge, or switches off a challenge of a pack, which the next version would add again.
    func remove(_ input: RemoveChallengeInput) throws -> RemovedChallenge {
        try transaction { db in
            var challenge = try challenge(named: input.challenge, whole: true, db)
            let language = try statedPreferences(db).language
            guard challenge.pack == nil else {
                challenge.isActive = false
                return RemovedChallenge(
                    challenge: try save(challenge, isEdited: true, db), isSwitchedOff: true, language: language)
            }
            store.nameChange(challenge.title[preferring: language])
            try remove(challenge: challenge.id, db)
            try tidyIndex(db)
            return RemovedChallenge(challenge: challenge, isSwitchedOff: false, language: language)
        }
    }

    func catalog(_ input: MyCatalogInput) throws -> CatalogPage {
        try store.read { db in
            var filter = input.filter
            if let name = filter.pack {
                var finder = RecordName.pack
                finder.path = "filter.pack"
                let packs = try packs(db).map { (key: $0.id, names: Array($0.title.values).sorted()) }
                filter.pack = try finder.key(name, among: packs)
            }
            let found = try numberedCatalog(matching: filter.query, db).filter { filter.accepts($0.challenge) }
            let page = try ListPage(
                found, of: Challenges.myCatalog, for: input, limit: input.limit, after: input.cursor
            ) { [.ascending($0.number)] }
            return CatalogPage(
                total: found.count, challenges: page.elements.map(\.challenge),
                language: try statedPreferences(db).language, cursor: page.cursor)
        }
    }

    /// Renames the paths of a challenge's issues to the fields of an input, which has one language and no separate
    /// traits.
    private func namingChallenge<Value>(_ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as ComputationError {
            throw error.renamingPaths { path in
                if path.hasPrefix("title.") { return "title" }
                if path.hasPrefix("description.") { return "description" }
                if path == "id" { return "key" }
                return path.hasPrefix("traits.") ? String(path.dropFirst("traits.".count)) : path
            }
        }
    }
}

extension EditChallengeInput {
    fileprivate var changesAnything: Bool {
        var nothing = EditChallengeInput(challenge: challenge)
        nothing.language = language
        return self != nothing
    }

    fileprivate func apply(to challenge: inout CatalogChallenge, in language: Language, validUntil: CalendarDay??) {
        challenge.title[language] = title ?? challenge.title[language]
        challenge.description[language] = description ?? challenge.description[language]
        challenge.traits.category = category ?? challenge.traits.category
        challenge.traits.timeInvestment = timeInvestment ?? challenge.traits.timeInvestment
        challenge.traits.socialRequirement = socialRequirement ?? challenge.traits.socialRequirement
        challenge.traits.costLevel = costLevel ?? challenge.traits.costLevel
        challenge.traits.difficulty = difficulty ?? challenge.traits.difficulty
        challenge.traits.locationType = locationType ?? challenge.traits.locationType
        challenge.traits.seasonality = seasonality ?? challenge.traits.seasonality
        challenge.traits.timesOfDay = timesOfDay ?? challenge.traits.timesOfDay
        challenge.traits.light = light ?? challenge.traits.light
        challenge.traits.needsBooking = needsBooking ?? challenge.traits.needsBooking
        challenge.tags = tags ?? challenge.tags
        challenge.validUntil = validUntil ?? challenge.validUntil
        challenge.isActive = isActive ?? challenge.isActive
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

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
        ) { records, input, _ in
            try namingChallenge {
                try records.settling { transaction in
                    let preferred = try transaction.person.stated().language
                    let challenge = input.challenge(in: input.language ?? preferred, by: records.clock)
                    return CatalogEntry(
                        challenge: try transaction.catalog.add(challenge), language: preferred)
                }
            }
        }
        records.writing(
            Challenges.edit, "Changes a challenge; omitted fields stay the same, and null clears one.",
            discussion: "A later version of its pack doesn't change an edited challenge.",
            examples: [
                Example("Switched off", ["challenge": "creative-street-alphabet", "isActive": false]),
                Example(
                    "Harder, all year", ["challenge": "own-swim-in-the-lake", "difficulty": 4, "seasonality": .null]),
            ], effects: [.destructive, .clock]
        ) { records, input, _ in try input.edit(in: records) }
        records.writing(
            Challenges.remove, "Removes your own challenge, or switches off a challenge of a pack.",
            discussion: "Your history doesn't change.",
            examples: [Example("Your own", ["challenge": "Call grandmother"])], effects: [.destructive, .clock]
        ) { records, input, _ in try records.settling { try $0.catalog.remove(input) } }
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
        ) { records, input, _ in
            try records.read { transaction in
                var filter = input.filter
                if let name = filter.pack {
                    var finder = RecordName.pack
                    finder.path = "filter.pack"
                    let packs = try transaction.packs.all()
                    filter.pack = try finder.key(
                        name, among: packs.map { (key: $0.id, names: Array($0.title.values).sorted()) })
                }
                let found = try transaction.catalog.numbered(matching: filter.query).filter {
                    filter.accepts($0.challenge)
                }
                let page = try ListPage(
                    found, of: Challenges.myCatalog, for: input, limit: input.limit, after: input.cursor
                ) { [.ascending($0.number)] }
                return CatalogPage(
                    total: found.count, challenges: page.elements.map(\.challenge),
                    language: try transaction.person.stated().language, cursor: page.cursor)
            }
        }
        records.reading(
            Challenges.myChallenge, "Shows a challenge of your catalog, with its texts in every language.",
            examples: [Example("By its key", ["challenge": "creative-street-alphabet"])], effects: .clock
        ) { records, input, _ in
            try records.read { transaction in
                CatalogEntry(
                    challenge: try transaction.catalog.challenge(named: input.challenge),
                    language: try transaction.person.stated().language)
            }
        }
    }
}

/// Renames the paths of a challenge's issues to the fields of an input, which has one language and no separate traits.
private func namingChallenge<Value>(_ work: () throws -> Value) throws -> Value {
    func rename(_ path: String) -> String {
        if path.hasPrefix("title.") { return "title" }
        if path.hasPrefix("description.") { return "description" }
        if path == "id" { return "key" }
        return path.hasPrefix("traits.") ? String(path.dropFirst("traits.".count)) : path
    }
    return try ComputationError.renamingPaths(rename, work)
}

extension AddChallengeInput {
    /// Returns the challenge, with its texts in a language and the catalog's key or none.
    fileprivate func challenge(in language: Language, by clock: WallClock) -> CatalogChallenge {
        var challenge = CatalogChallenge(
            id: key ?? "", title: [language: title], description: description.map { [language: $0] } ?? [:],
            traits: ChallengeTraits(
                category: category, timeInvestment: timeInvestment, socialRequirement: socialRequirement,
                costLevel: costLevel, difficulty: difficulty, locationType: locationType, seasonality: seasonality,
                timesOfDay: timesOfDay, light: light, needsBooking: needsBooking), tags: tags)
        challenge.validUntil = validUntil.map(clock.day)
        return challenge
    }
}

extension EditChallengeInput {
    /// Changes a challenge, which a later version of its pack then leaves as it is.
    func edit(in records: ChallengeRecords) throws -> CatalogEntry {
        guard changesAnything else { throw ComputationError(.refused, "There is nothing to change.") }
        return try namingChallenge {
            try records.settling { transaction in
                let preferred = try transaction.person.stated().language
                var challenge = try transaction.catalog.challenge(named: challenge)
                apply(
                    to: &challenge, in: language ?? preferred,
                    validUntil: validUntil.map { $0.map(transaction.clock.day) })
                let edited = try transaction.catalog.save(challenge, isEdited: true)
                return CatalogEntry(challenge: edited, language: preferred)
            }
        }
    }

    private var changesAnything: Bool {
        var nothing = EditChallengeInput(challenge: challenge)
        nothing.language = language
        return self != nothing
    }

    private func apply(to challenge: inout CatalogChallenge, in language: Language, validUntil: CalendarDay??) {
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

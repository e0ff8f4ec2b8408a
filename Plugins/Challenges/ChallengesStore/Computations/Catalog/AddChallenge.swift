// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Adds the user's own challenge.
struct AddChallenge: Computation {
    let manifest = Manifest(
        id: Challenges.add.id,
        summary: "Adds your own challenge.",
        discussion: """
            Its texts are in your language unless you specify another one.
            """,
        examples: [
            Example("A call", ["title": "Call grandmother", "category": "social", "socialRequirement": "family"]),
            Example(
                "For the summer",
                ["title": "Swim in the lake", "category": "physical", "seasonality": "summer", "tags": ["water"]]),
        ], effects: [.writes, .clock])

    let access: LazyChallengeRecords

    func run(_ input: AddChallengeInput, in context: Context) async throws -> CatalogEntry {
        try await access.writing(in: context) { try $0.add(input) }
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

    /// Renames the paths of a challenge's issues to the fields of an input, which has one language and no separate
    /// traits.
    func namingChallenge<Value>(_ work: () throws -> Value) throws -> Value {
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

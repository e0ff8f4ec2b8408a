// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Adds a challenge of the user's own.
struct AddChallenge: Computation {
    let manifest = Manifest(
        id: Challenges.add.id,
        summary: "Adds a challenge of your own.",
        discussion: """
            Its texts are in the language in which you read challenges, unless another is stated.
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
                        seasonality: input.seasonality), tags: input.tags)
                challenge.validUntil = input.validUntil
                return CatalogEntry(challenge: try add(challenge, db), language: preferred)
            }
        }
    }

    /// Names problems of a challenge by the fields of an input, which has one language and no traits of its own.
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

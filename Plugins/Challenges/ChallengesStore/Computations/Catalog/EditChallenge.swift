// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Changes a challenge.
struct EditChallenge: Computation {
    let manifest = Manifest(
        id: Challenges.edit.id,
        summary: "Changes a challenge; omitted fields stay the same, and null clears one.",
        discussion: """
            A later version of its pack doesn't change an edited challenge.
            """,
        examples: [
            Example("Switched off", ["challenge": "creative-street-alphabet", "isActive": false]),
            Example(
                "Harder, all year", ["challenge": "own-swim-in-the-lake", "difficulty": 4, "seasonality": .null]),
        ], effects: [.writes, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: EditChallengeInput, in context: Context) async throws -> CatalogEntry {
        try await access.writing(in: context) { try $0.edit(input) }
    }
}

extension ChallengeRecords {
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

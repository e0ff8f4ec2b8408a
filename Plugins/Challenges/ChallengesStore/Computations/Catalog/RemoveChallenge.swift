// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Removes a challenge.
struct RemoveChallenge: Computation {
    let manifest = Manifest(
        id: Challenges.remove.id,
        summary: "Removes your own challenge, or switches off a challenge of a pack.",
        discussion: """
            Your history doesn't change.
            """,
        examples: [Example("Your own", ["challenge": "Call grandmother"])], effects: [.writes, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: RemoveChallengeInput, in context: Context) async throws -> RemovedChallenge {
        try await access.writing(in: context) { try $0.remove(input) }
    }
}

extension ChallengeRecords {
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
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Removes a challenge.
struct RemoveChallenge: Computation {
    let manifest = Manifest(
        id: Challenges.remove.id,
        summary: "Removes a challenge of your own, or switches off one of a pack.",
        discussion: """
            Your history keeps what it was.
            """,
        examples: [Example("Your own", ["challenge": "Call grandmother"])], effects: [.writes, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: RemoveChallengeInput, in context: Context) async throws -> RemovedChallenge {
        try await access.writing(in: context) { try $0.remove(challenge: input.challenge) }
    }
}

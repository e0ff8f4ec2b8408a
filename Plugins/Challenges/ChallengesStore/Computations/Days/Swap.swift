// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Replaces the challenge of a day.
struct Swap: Computation {
    let manifest = Manifest(
        id: Challenges.swap.id,
        summary: "Replaces your challenge of a day with the first alternative, or with one you name.",
        discussion: """
            The challenge that you leave counts as skipped. The one that you take was your choice, so it has no propensity, and \
            learning keeps it apart.
            """,
        examples: [
            Example("For the first alternative", ["day": "2026-11-17"]),
            Example("For one by its key", ["day": "2026-11-17", "challenge": "creative-street-alphabet"]),
        ], effects: [.writes, .clock])

    let access: LazyChallengeRecords

    func run(_ input: SwapInput, in context: Context) async throws -> ChallengeOfDay {
        try await access.writing(in: context) { try $0.swap(input) }
    }
}

extension ChallengeRecords {
    func swap(_ input: SwapInput) throws -> ChallengeOfDay {
        do {
            return try shown(try swap(on: input.day ?? localNow.day, to: input.challenge))
        } catch let error as ComputationError {
            throw error.renamingPaths { $0 == "to" ? "challenge" : $0 }
        }
    }
}

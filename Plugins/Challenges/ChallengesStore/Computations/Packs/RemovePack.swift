// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Removes a pack from the catalog.
struct RemovePack: Computation {
    let manifest = Manifest(
        id: Challenges.removePack.id,
        summary: "Removes a pack from your catalog; your history stays.",
        examples: [Example("By its key", ["pack": "small"])], effects: [.writes, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: RemovePackInput, in context: Context) async throws -> RemovedPack {
        try await access.writing(in: context) { try $0.removePack(input.pack) }
    }
}

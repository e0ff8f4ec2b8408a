// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Removes a pack from the catalog.
struct RemovePack: Computation {
    let manifest = Manifest(
        id: Challenges.removePack.id,
        summary: "Removes a pack from your catalog, and keeps your history.",
        examples: [Example("By its key", ["pack": "small"])], effects: [.writes, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: RemovePackInput, in context: Context) async throws -> RemovedPack {
        try await access.writing(in: context) { try $0.remove(input) }
    }
}

extension ChallengeRecords {
    func remove(_ input: RemovePackInput) throws -> RemovedPack {
        try transaction { db in
            let summary = try pack(named: input.pack, whole: true, db)
            let challenges = try removeChallenges(ofPack: summary.id, db)
            let settings = try removeConfiguration(ofPack: summary.id, db)
            try remove(pack: summary.id, db)
            try tidyIndex(db)
            return RemovedPack(
                pack: summary, challenges: challenges, settings: settings,
                language: try statedPreferences(db).language)
        }
    }
}

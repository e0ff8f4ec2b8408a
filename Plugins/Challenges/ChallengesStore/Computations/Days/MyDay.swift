// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Shows the record of a day.
struct MyDay: Computation {
    let manifest = Manifest(
        id: Challenges.myDay.id,
        summary: "All that is kept of your challenge of a day; nothing is assigned.",
        examples: [Example("Today", [:]), Example("An earlier day", ["day": "2026-11-20"])], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyDayInput, in context: Context) async throws -> KeptDay {
        try await access.reading(in: context) { try $0.kept(input) }
    }
}

extension ChallengeRecords {
    func kept(_ input: MyDayInput) throws -> KeptDay {
        let day = input.day ?? localNow.day
        var kept = try kept(on: day)
        guard input.includesPicture else { return kept }
        guard let picture = try kept.record.photo.flatMap(picture) else {
            throw ComputationError(.notFound, "\"\(kept.record.title)\" of \(day) has no photo.")
        }
        kept.picture = Blob(picture.bytes)
        return kept
    }
}

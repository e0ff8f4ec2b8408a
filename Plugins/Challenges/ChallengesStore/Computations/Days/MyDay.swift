// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Shows the record of a day.
struct MyDay: Computation {
    let manifest = Manifest(
        id: Challenges.myDay.id,
        summary: "Shows everything stored about your challenge of a day; assigns nothing.",
        examples: [Example("Today", [:]), Example("An earlier day", ["day": "2026-11-20"])], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyDayInput, in context: Context) async throws -> KeptDay {
        try await access.reading(in: context) { try $0.kept(input) }
    }
}

extension ChallengeRecords {
    func kept(_ input: MyDayInput) throws -> KeptDay {
        let day = self.day(input.day)
        var kept = try store.read { db in
            let record = try DayOutcomes(self, db).assigned(on: day, named: nil)
            return KeptDay(
                record: record, photo: try photo(of: record, db), reasons: try ranking(of: record, db).reasons,
                left: try days("day = ? AND swappedFor IS NOT NULL", [day.description], db, withCandidates: true))
        }
        guard input.includesPicture else { return kept }
        guard let picture = try kept.record.photo.flatMap(picture) else {
            throw ComputationError(.notFound, "\"\(kept.record.title)\" of \(day) has no photo.")
        }
        kept.picture = Blob(picture.bytes)
        return kept
    }
}

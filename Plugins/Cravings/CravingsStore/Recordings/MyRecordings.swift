// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// Lists recordings.
struct MyRecordings: Computation {
    let manifest = Manifest(
        id: Cravings.myRecordings.id,
        summary: "Lists your recordings by kind and purpose, the newest or the most played first.",
        examples: [
            Example("All", [:]),
            Example("Videos", ["filter": ["kind": "video"], "order": "most-played"]),
        ], effects: [.reads])

    let access: LazyCravingsRecords

    func run(_ input: MyRecordingsInput, in context: Context) async throws -> RecordingPage {
        try await access.reading(in: context) { try $0.recordings(input) }
    }
}

extension CravingsRecords {
    func recordings(_ input: MyRecordingsInput) throws -> RecordingPage {
        let all = try store.read { db in
            try Row.fetchAll(db, sql: "SELECT \(Recording.columns) FROM recording").map(Recording.init(row:))
        }
        let matching = all.filter { recording in
            if let kind = input.filter.kind, recording.kind != kind { return false }
            return input.filter.purpose.map { $0 == recording.purpose } ?? true
        }
        let page = try ListPage(
            matching, of: Cravings.myRecordings, for: input, limit: input.limit, after: input.cursor
        ) { recording in
            let newest: [SortKey] = [.descending(recording.time.wholeSeconds), .descending(recording.id)]
            return input.order == .newest ? newest : [.descending(recording.playCount)] + newest
        }
        return RecordingPage(total: matching.count, recordings: page.elements, cursor: page.cursor)
    }
}

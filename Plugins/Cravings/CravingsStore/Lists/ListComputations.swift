// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin

extension StoredCravingsPlugin {
    /// Computations that list records.
    @ComputationBuilder
    static func listComputations(_ records: LazyCravingsRecords) -> [AnyComputation] {
        records.reading(
            Cravings.myEntries, "Lists your entries, latest first, with the status of the days of the period.",
            discussion: """
                Days begin at 04:00, so that a night belongs to the day before. Coordinates are left out unless you \
                request them.
                """,
            examples: [
                Example("The latest", ["limit": 3]),
                Example(
                    "Strong cravings at home",
                    ["filter": ["kind": "craving", "minimumIntensity": 7, "place": "Home"], "limit": 10]),
            ], effects: .clock
        ) { records, input, _ in
            let (from, through) = try input.filter.period(today: records.clock.diaryDay)
            return try records.read { try $0.entries.page(input, from: from, through: through) }
        }
        records.reading(
            Cravings.myRecordings, "Lists your recordings by kind and purpose, the newest or the most played first.",
            examples: [
                Example("All", [:]),
                Example("Videos", ["filter": ["kind": "video"], "order": "most-played"]),
            ]
        ) { records, input, _ in
            let matching = try records.read { try $0.recordings.all() }.filter { recording in
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
        records.reading(
            Cravings.myMessages, "Lists the messages, your own and the built-in ones.",
            examples: [
                Example("Your own", ["filter": ["isOwn": true]]),
                Example(
                    "The least shown", ["filter": ["category": "urge", "isActive": true], "order": "least-shown"]),
            ]
        ) { records, input, _ in
            let matching = try records.read { try $0.messages.all() }.filter { message in
                if let category = input.filter.category, message.category != category { return false }
                if let isOwn = input.filter.isOwn, message.isOwn != isOwn { return false }
                return input.filter.isActive.map { $0 == message.isActive } ?? true
            }
            let page = try ListPage(
                matching, of: Cravings.myMessages, for: input, limit: input.limit, after: input.cursor
            ) { message in
                switch input.order {
                case .newest:
                    [.descending(message.isOwn ? message.created?.wholeSeconds ?? 0 : Int.min), .ascending(message.id)]
                case .priority: [.ascending(message.priority), .ascending(message.id)]
                case .leastShown: [.ascending(message.timesShown), .ascending(message.id)]
                }
            }
            return MessagePage(total: matching.count, messages: page.elements, cursor: page.cursor)
        }
        MyHelpLines(access: records)
    }
}

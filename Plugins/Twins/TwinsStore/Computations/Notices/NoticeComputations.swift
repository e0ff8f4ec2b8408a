// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import TwinsPlugin

extension StoredTwinsPlugin {
    /// The computations on recalls, notifications, and the recognition log.
    @ComputationBuilder
    static func noticeComputations(_ records: LazyTwinRecords) -> [AnyComputation] {
        records.writing(
            Twins.addRecall, "Adds product recalls, for a thing or from a list by GTIN and batch.",
            discussion: """
                A notice with a batch affects things with that batch. If the batch of a thing isn't known, the notice \
                may affect it: check the package. The program also checks things that you add later against every \
                notice.
                """,
            examples: [
                Example(
                    "A recalled drill",
                    [
                        "twin": "Cordless drill",
                        "notices": [["title": "Battery fire", "url": "https://example.org/recall/7"]],
                    ]),
                Example(
                    "A list", ["notices": [["gtin": "4006381333931", "batch": "L2207", "title": "Glass in jars"]]]),
            ], effects: .clock,
            checking: { input, _ in try input.allNotices() }
        ) { records, input, notices in
            try records.write { try $0.recalls.add(notices, to: input.twin) }
        }

        records.reading(
            Twins.myRecalls, "Lists recalls with the things they affect, newest first.",
            discussion: "A recall is open until you close it. A closed one is listed only on request.",
            examples: [Example("Open ones", [:]), Example("All", ["includesClosed": true])]
        ) { records, input, _ in
            try records.read { transaction in
                let repository = transaction.recalls
                let recalls = try repository.all().filter { input.includesClosed || $0.closed == nil }
                let page = try ListPage(
                    recalls, of: Twins.myRecalls, for: input, limit: input.limit, after: input.cursor
                ) { [.descending($0.added.wholeSeconds), .descending($0.id)] }
                return RecallList(
                    recalls: try repository.listed(page.elements), total: recalls.count, cursor: page.cursor)
            }
        }

        records.writing(
            Twins.closeRecall, "Closes a recall, for instance after a refund, or reopens it.",
            discussion: """
                Things that a closed recall affects are no longer marked, and their food is planned again. The recall \
                stays in the list of all recalls, so that the same notice isn't added again.
                """,
            examples: [
                Example("A recall of a drill", ["recall": "Cordless drill"]),
                Example("Reopen it", ["recall": "Cordless drill", "reopen": true]),
            ], effects: .clock,
            checking: { try PastDay($0.day, in: $1).day }
        ) { records, input, day in
            try records.write { try $0.recalls.close(input, on: day) }
        }

        ClaimNotifications(access: records)

        records.reading(
            Twins.myRecognitionLog, "Lists recognitions of codes and pictures, newest first.",
            discussion: "Entries are kept for 90 days unless the settings say otherwise.",
            examples: [Example("The newest", [:]), Example("Failures", ["failuresOnly": true])], effects: .clock
        ) { records, input, context in
            let bounds = try input.bounds(in: context)
            return try records.read { transaction in
                let entries = try transaction.recognitions.entries(bounds, failuresOnly: input.failuresOnly)
                let page = try ListPage(
                    entries, of: Twins.myRecognitionLog, for: input, limit: input.limit, after: input.cursor
                ) { [.descending($0.time.wholeSeconds), .descending($0.id)] }
                let names = try transaction.twins.names(of: page.elements.compactMap(\.twin))
                return RecognitionLog(entries: page.elements, names: names, total: entries.count, cursor: page.cursor)
            }
        }
    }
}

/// Returns due notifications.
struct ClaimNotifications: Computation {
    let manifest = Manifest(
        id: Twins.claimNotifications.id, summary: "Returns due notifications, each once.",
        discussion: """
            A timer can call it any number of times, also from several processes. Of several warnings about the same date, \
            only the latest is returned.
            """,
        examples: [Example("Now", [:])], effects: [.writes, .clock])

    let access: LazyTwinRecords

    func run(_ input: ClaimNotificationsInput, in context: Context) async throws -> ClaimedNotifications {
        try await access.writing(in: context, asAction: false) { records in
            try records.write { try $0.notifications.claim(limit: input.limit) }
        }
    }
}

extension MyRecognitionLogInput {
    /// Returns the first instant of the first day, and the one after the last day.
    fileprivate func bounds(in context: Context) throws(ComputationError) -> (from: Timestamp?, until: Timestamp?) {
        let (from, until) = (try from?.day(in: context), try until?.day(in: context))
        if let issue = ValidationIssue.reversal(from, until, at: "until") { throw ComputationError.refused([issue]) }
        let zone = try context.timeZone()
        func start(_ day: CalendarDay) -> Timestamp {
            zone.instant(of: CivilDateTime(day: day, time: .midnight))
        }
        return (from: from.map(start), until: until.map { start($0.adding(days: 1)) })
    }
}

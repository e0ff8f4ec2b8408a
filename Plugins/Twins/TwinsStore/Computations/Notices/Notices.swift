// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// Adds recalls.
struct AddRecall: Computation {
    let manifest = Manifest(
        id: Twins.addRecall.id, summary: "Adds product recalls, for a thing or from a list by GTIN and batch.",
        discussion: """
            A notice with a batch affects things with that batch. If the batch of a thing isn't known, the notice may \
            affect it: check the package. The program also checks things that you add later against every notice.
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
        ], effects: [.writes, .clock])

    let access: LazyTwinRecords

    func run(_ input: AddRecallInput, in context: Context) async throws -> RecallReport {
        let notices = try input.allNotices()
        return try await access.writing(in: context) { try $0.add(notices, to: input.twin) }
    }
}

/// Lists recalls.
struct MyRecalls: Computation {
    let manifest = Manifest(
        id: Twins.myRecalls.id, summary: "Lists recalls with the things they affect, newest first.",
        discussion: "A recall is open until you close it. A closed one is listed only on request.",
        examples: [Example("Open ones", [:]), Example("All", ["includesClosed": true])], effects: .reads)

    let access: LazyTwinRecords

    func run(_ input: MyRecallsInput, in context: Context) async throws -> RecallList {
        try await access.reading(in: context) { records in
            try records.store.read { db in
                let recalls = try records.allRecalls(db).filter { input.includesClosed || $0.closed == nil }
                let page = try ListPage(
                    recalls, of: Twins.myRecalls, for: input, limit: input.limit, after: input.cursor
                ) { [.descending($0.added.wholeSeconds), .descending($0.id)] }
                return RecallList(
                    recalls: try records.listed(page.elements, db), total: recalls.count, cursor: page.cursor)
            }
        }
    }
}

/// Closes or reopens a recall.
struct CloseRecall: Computation {
    let manifest = Manifest(
        id: Twins.closeRecall.id, summary: "Closes a recall, for instance after a refund, or reopens it.",
        discussion: """
            Things that a closed recall affects are no longer marked, and their food is planned again. The recall \
            stays in the list of all recalls, so that the same notice isn't added again.
            """,
        examples: [
            Example("A recall of a drill", ["recall": "Cordless drill"]),
            Example("Reopen it", ["recall": "Cordless drill", "reopen": true]),
        ], effects: [.writes, .clock])

    let access: LazyTwinRecords

    func run(_ input: CloseRecallInput, in context: Context) async throws -> ListedRecall {
        let day = try PastDay(input.day, in: context).day
        return try await access.writing(in: context) { try $0.close(input, on: day) }
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
        try await access.writing(in: context, asAction: false) { try $0.claimNotifications(limit: input.limit) }
    }
}

/// Lists recognitions.
struct MyRecognitionLog: Computation {
    let manifest = Manifest(
        id: Twins.myRecognitionLog.id, summary: "Lists recognitions of codes and pictures, newest first.",
        discussion: "Entries are kept for 90 days unless the settings say otherwise.",
        examples: [Example("The newest", [:]), Example("Failures", ["failuresOnly": true])],
        effects: [.reads, .clock])

    let access: LazyTwinRecords

    func run(_ input: MyRecognitionLogInput, in context: Context) async throws -> RecognitionLog {
        let (from, until) = (try input.from?.day(in: context), try input.until?.day(in: context))
        if let from, let until, until < from {
            throw ComputationError.refused([
                ValidationIssue(path: "until", expected: "a day not before from, \(from)", got: "\(until)", kind: .rule)
            ])
        }
        let zone = try context.timeZone()
        func start(_ day: CalendarDay) -> Timestamp {
            zone.instant(of: CivilDateTime(day: day, time: .midnight))
        }
        let bounds = (from: from.map(start), until: until.map { start($0.adding(days: 1)) })
        return try await access.reading(in: context) { records in
            let entries = try records.recognitions(bounds, failuresOnly: input.failuresOnly)
            let page = try ListPage(
                entries, of: Twins.myRecognitionLog, for: input, limit: input.limit, after: input.cursor
            ) { [.descending($0.time.wholeSeconds), .descending($0.id)] }
            let names = try records.names(of: page.elements.compactMap(\.twin))
            return RecognitionLog(entries: page.elements, names: names, total: entries.count, cursor: page.cursor)
        }
    }
}

extension TwinRecords {
    /// Returns the names of twins by their keys.
    fileprivate func names(of keys: [String]) throws -> [String: String] {
        try store.read { db in
            let statement = try db.cachedStatement(sql: "SELECT name FROM twin WHERE id = ?")
            var names: [String: String] = [:]
            for key in keys { names[key] = try String.fetchOne(statement, arguments: [key]) }
            return names
        }
    }
}

/// Changes settings.
struct SetSettings: Computation {
    let manifest = Manifest(
        id: Twins.setSettings.id, summary: "Changes the settings of your inventory.",
        discussion:
            "Notifications change with their settings. A shorter recognition log loses its older entries at once.",
        examples: [
            Example("Imperial units", ["units": "imperial"]),
            Example("Other warnings", ["firstWarningDays": 5, "secondWarningDays": 2]),
        ], effects: [.writes, .clock, .idempotent, .destructive])

    let access: LazyTwinRecords

    func run(_ input: SetSettingsInput, in context: Context) async throws -> TwinSettings {
        let changes = SetSettingsInput.schema.json(of: input).object ?? JSONObject()
        guard !changes.isEmpty else {
            throw ComputationError.refused([
                ValidationIssue(path: "units", expected: "something to change", got: "nothing", kind: .rule)
            ])
        }
        return try await access.writing(in: context) { records in
            try records.store.write { db in
                var members = TwinSettings.schema.json(of: try records.settings(db)).object ?? JSONObject()
                for (name, value) in changes { members[name] = value }
                let settings = try TwinSettings(json: .object(members))
                try records.save(settings, db)
                try records.trimLog(days: settings.recognitionLogDays, db)
                return settings
            }
        }
    }
}

/// Shows the settings.
struct MySettings: Computation {
    let manifest = Manifest(
        id: Twins.mySettings.id, summary: "Returns the settings of your inventory.", examples: [Example("All", [:])],
        effects: .reads)

    let access: LazyTwinRecords

    func run(_ input: MySettingsInput, in context: Context) async throws -> TwinSettings {
        try await access.reading(in: context) { records in try records.store.read { db in try records.settings(db) } }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// Recalls of products, and the twins that they concern.
struct RecallRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Returns the open recalls that can concern some twins, by their keys, codes, and batches.
    func open(of twins: [Twin]) throws -> [Recall] {
        let rows = try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT * FROM recall WHERE closed IS NULL AND (twin IN (SELECT value FROM json_each(?))
                    OR (twin IS NULL AND gtin IN (SELECT value FROM json_each(?))) OR (twin IS NULL AND gtin IS NULL))
                    ORDER BY id
                    """), arguments: [twins.map(\.id).asList, twins.compactMap(\.details.gtin).asList])
        return try rows.map(TwinRows.recall)
    }

    /// Adds recalls, and notifications for the twins that they concern.
    ///
    /// A notice that is known already, with the same codes and address or title, isn't added again.
    func add(_ notices: [RecallNotice], to twinName: String?) throws -> RecallReport {
        let key = try twinName.map { try transaction.twins.key($0) }
        let recalls = notices.map { notice in
            Recall(id: transaction.newKey(), twin: key, notice: notice, added: transaction.instant)
        }
        var issues: [ValidationIssue] = []
        for (index, recall) in recalls.enumerated() {
            issues += transaction.issues(of: recall).map { issue in
                var issue = issue
                issue.path = "notices[\(index)]" + issue.path.dropFirst("notice".utf8.count)
                return issue
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return try insert(recalls)
    }

    /// Adds valid recalls that aren't known, and refreshes the twins that they concern.
    func insert(_ recalls: [Recall]) throws -> RecallReport {
        var report = RecallReport(added: 0, known: 0, matches: [], unmatched: 0)
        let twins = try RecalledTwins(recalls, in: transaction)
        for recall in recalls {
            if try isKnown(recall) {
                report.known += 1
            } else {
                try insertRow(of: recall)
                report.added += 1
            }
            let matches = twins.matches(recall)
            if matches.isEmpty { report.unmatched += 1 }
            report.matches += matches
        }
        try transaction.twins.refresh(keys: Set(report.matches.map(\.twin.id)).sorted())
        return report
    }

    /// Returns all recalls, the oldest first.
    func all() throws -> [Recall] {
        try Row.fetchAll(db, sql: "SELECT * FROM recall ORDER BY id").map(TwinRows.recall)
    }

    /// Closes or reopens a recall.
    func close(_ input: CloseRecallInput, on day: CalendarDay) throws -> ListedRecall {
        let all = try listed(self.all())
        // Of several recalls of a thing, its name means the ones that can change.
        let named = all.map { listed in
            (
                key: listed.recall.id,
                names: (listed.recall.closed == nil) == input.reopen ? [] : listed.matches.map(\.twin.name)
            )
        }
        let key = try RecordName(noun: "recall").key(input.recall, among: named)
        guard var listed = all.first(where: { $0.recall.id == key }) else {
            throw ComputationError.invalidData("The recall is missing.")
        }
        switch (listed.recall.closed, input.reopen) {
        case (let closed?, false): throw ComputationError.conflict("The recall was closed on \(closed).")
        case (nil, true): throw ComputationError.conflict("The recall is open.")
        default: listed.recall.closed = input.reopen ? nil : day
        }
        try db.execute(
            sql: "UPDATE recall SET closed = ? WHERE id = ?", arguments: [listed.recall.closed?.description, key])
        try transaction.twins.refresh(keys: listed.matches.map(\.twin.id))
        return listed
    }

    /// Returns recalls with the twins that they concern, or may concern.
    func listed(_ recalls: [Recall]) throws -> [ListedRecall] {
        let twins = try RecalledTwins(recalls, in: transaction)
        return recalls.map { ListedRecall(recall: $0, matches: twins.matches($0)) }
    }

    /// Returns whether there is a recall with the same key, or with the same notice of the same thing.
    func isKnown(_ recall: Recall) throws -> Bool {
        try Bool.fetchOne(
            db.cachedStatement(
                sql: "SELECT EXISTS (SELECT 1 FROM recall WHERE id = ? OR (twin IS ? AND content = ?))"),
            arguments: [recall.id, recall.twin, RecordText.text(of: recall.notice)]) == true
    }

    private func insertRow(of recall: Recall) throws {
        try db.cachedStatement(
            sql: "INSERT INTO recall (id, twin, gtin, batch, content, added, closed) VALUES (?, ?, ?, ?, ?, ?, ?)"
        ).execute(arguments: [
            recall.id, recall.twin, recall.notice.gtin.flatMap { try? GTIN($0) }?.digits, recall.notice.batch,
            RecordText.text(of: recall.notice), recall.added.description, recall.closed?.description,
        ])
    }
}

/// The twins that recalls can concern, read by one query.
private struct RecalledTwins {
    private let byKey: [String: Twin]
    private let byCode: [String: [Twin]]
    private let withBatch: [Twin]

    init(_ recalls: [Recall], in transaction: RecordTransaction) throws {
        let codes = recalls.filter { $0.twin == nil }.compactMap(\.notice.gtin).compactMap { try? GTIN($0).digits }
        let needsBatch = recalls.contains { $0.twin == nil && $0.notice.gtin == nil }
        let twins = try transaction.twins.twins(
            selectedBy: """
                SELECT id FROM twin WHERE id IN (SELECT value FROM json_each(?))
                OR gtin IN (SELECT value FROM json_each(?))
                OR (? AND id IN (SELECT twin FROM lot WHERE json_extract(content, '$.batch') NOTNULL))
                """, [recalls.compactMap(\.twin).asList, codes.asList, needsBatch])
        byKey = Dictionary(twins.map { ($0.id, $0) }) { first, _ in first }
        byCode = Dictionary(grouping: twins) { $0.details.gtin ?? "" }
        withBatch = twins.filter { $0.details.lots.contains { $0.batch != nil } }
    }

    func matches(_ recall: Recall) -> [RecallMatch] {
        let candidates: [Twin]
        if let twin = recall.twin {
            candidates = [byKey[twin]].compactMap(\.self)
        } else if let gtin = recall.notice.gtin {
            candidates = (try? GTIN(gtin)).flatMap { byCode[$0.digits] } ?? []
        } else {
            candidates = withBatch
        }
        return candidates.filter { recall.concerns($0) != false }.map { RecallMatch(recall, of: $0) }
    }
}

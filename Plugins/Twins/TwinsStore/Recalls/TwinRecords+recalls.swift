// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

extension TwinRecords {
    /// Returns the recalls that concern a twin, or may do so because its batch isn't known.
    func recalls(of twin: Twin, _ db: Database) throws -> [Recall] {
        let batches = JSONValue.array(twin.details.lots.compactMap(\.batch).map(JSONValue.string)).storedText()
        let rows = try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT * FROM recall WHERE twin = ?1 OR (twin IS NULL AND gtin = ?2)
                    OR (twin IS NULL AND gtin IS NULL AND batch IN (SELECT value FROM json_each(?3))) ORDER BY id
                    """), arguments: [twin.id, twin.details.gtin, batches])
        return try rows.map(TwinRows.recall).filter { $0.twin != nil || $0.notice.concerns(twin) != false }
    }

    /// Adds recalls, and notifications for the twins that they concern.
    ///
    /// A notice that is known already, with the same codes and address or title, isn't added again.
    func add(_ notices: [RecallNotice], to twinName: String?) throws -> RecallReport {
        try store.write { db in
            let key = try twinName.map { try twinKey($0, db) }
            var issues: [ValidationIssue] = []
            var recalls: [Recall] = []
            for (index, notice) in notices.enumerated() {
                let recall = Recall(id: newKey(), twin: key, notice: notice, added: instant)
                issues += self.issues(of: recall).map { issue in
                    var issue = issue
                    issue.path = "notices[\(index)]" + issue.path.dropFirst("notice".utf8.count)
                    return issue
                }
                recalls.append(recall)
            }
            guard issues.isEmpty else { throw ComputationError.refused(issues) }
            var report = RecallReport(added: 0, known: 0, matches: [], unmatched: 0)
            var concerned: [String: Twin] = [:]
            for recall in recalls {
                let twins = try self.twins(concernedBy: recall, db)
                if try isKnown(recall, db) {
                    report.known += 1
                } else {
                    try insert(recall, db)
                    report.added += 1
                }
                if twins.isEmpty { report.unmatched += 1 }
                for twin in twins {
                    concerned[twin.id] = twin
                    report.matches.append(
                        RecallMatch(
                            twin: NamedRecord(id: twin.id, name: twin.name), notice: recall.notice,
                            isCertain: recall.twin != nil || recall.notice.concerns(twin) == true))
                }
            }
            let settings = try settings(db)
            for twin in concerned.values.sorted(by: { $0.id < $1.id }) { try schedule(twin, settings, db) }
            return report
        }
    }

    private func twins(concernedBy recall: Recall, _ db: Database) throws -> [Twin] {
        if let twin = recall.twin { return [try self.twin(key: twin, db)] }
        let gtin = recall.notice.gtin.flatMap { try? GTIN($0) }?.digits
        let candidates =
            try gtin.map { try twins(selectedBy: "SELECT id FROM twin WHERE gtin = ?", [$0], db) }
            ?? twins(
                selectedBy: "SELECT twin FROM lot WHERE json_extract(content, '$.batch') = ?", [recall.notice.batch], db
            )
        return candidates.filter { recall.notice.concerns($0) != false }
    }

    private func isKnown(_ recall: Recall, _ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM recall WHERE twin IS ? AND content = ?)"),
            arguments: [recall.twin, RecordText.text(of: recall.notice)]) == true
    }

    private func insert(_ recall: Recall, _ db: Database) throws {
        try db.cachedStatement(
            sql: "INSERT INTO recall (id, twin, gtin, batch, content, added) VALUES (?, ?, ?, ?, ?, ?)"
        ).execute(arguments: [
            recall.id, recall.twin, recall.notice.gtin.flatMap { try? GTIN($0) }?.digits, recall.notice.batch,
            RecordText.text(of: recall.notice), recall.added.description,
        ])
    }
}

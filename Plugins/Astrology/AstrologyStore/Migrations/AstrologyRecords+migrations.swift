// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import AstrologyPlugin
internal import ComputationKit
internal import Currencies
internal import GRDB

extension AstrologyRecords {
    /// The migrations of the tables.
    static let migrations = StoreMigrations(
        plugin: "astrology",
        migrations: [StoreMigration("charts", sql: chartTables), StoreMigration("reports", sql: reportTables)],
        replaceable: ["chartRevision"], rowProblems: problems(in:))

    // Instants are seconds since 1970-01-01T00:00:00Z. The columns from birth to ascendant follow from the latest
    // revision, so that a list reads no chart. The content of a revision is compressed JSON of `astrology.Chart`.
    private static let chartTables = """
        CREATE TABLE chart (
            id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, foldedName TEXT NOT NULL, request TEXT NOT NULL,
            notes TEXT, tags TEXT NOT NULL, source TEXT, rating TEXT, created INTEGER, updated INTEGER, revision INTEGER NOT NULL,
            birth TEXT NOT NULL, place TEXT, utc TEXT NOT NULL, julianDay REAL NOT NULL, sun TEXT, moon TEXT,
            ascendant TEXT
        ) STRICT;
        CREATE UNIQUE INDEX chartByName ON chart(foldedName);
        CREATE TABLE chartRevision (
            id TEXT NOT NULL PRIMARY KEY, chart TEXT NOT NULL REFERENCES chart(id) ON DELETE CASCADE,
            number INTEGER NOT NULL, calculated INTEGER NOT NULL, origin TEXT NOT NULL, content BLOB NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX revisionByNumber ON chartRevision(chart, number);
        """

    // The content of a report is compressed JSON of `astrology.Report`, or the text from elsewhere.
    private static let reportTables = """
        CREATE TABLE report (
            id TEXT NOT NULL PRIMARY KEY, chart TEXT NOT NULL REFERENCES chart(id) ON DELETE CASCADE,
            revision INTEGER NOT NULL, area TEXT NOT NULL, language TEXT NOT NULL, words INTEGER NOT NULL,
            minutes INTEGER NOT NULL, generated INTEGER NOT NULL, source TEXT NOT NULL, textVersion INTEGER,
            isFromElsewhere INTEGER NOT NULL, content BLOB NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX reportByArea ON report(chart, revision, area, language);
        CREATE TABLE purchase (
            id TEXT NOT NULL PRIMARY KEY, chart TEXT NOT NULL REFERENCES chart(id) ON DELETE CASCADE,
            area TEXT NOT NULL, report TEXT REFERENCES report(id) ON DELETE SET NULL, amount TEXT NOT NULL,
            currency TEXT NOT NULL, transactionID TEXT NOT NULL UNIQUE, product TEXT, date INTEGER NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX purchaseByArea ON purchase(chart, area);
        CREATE INDEX purchaseByReport ON purchase(report) WHERE report IS NOT NULL;
        """

    /// Returns the rows that can't be read or break a rule, as an import checks them.
    @Sendable private static func problems(in store: PluginStore) throws -> [String] {
        let records = AstrologyRecords(store)
        return try store.rowProblems { problems, db in
            let transaction = records.transaction(db)
            try problems.check("chart", in: db) { row in try transaction.charts.chart(key: row["id"]) }
            try problems.checkReadable("chart", in: db) { row in try transaction.charts.summary(key: row["id"]) }
            try problems.checkReadable("chartRevision", in: db) { row in
                try transaction.revisions.revision(row["number"], of: row["chart"])
            }
            try problems.checkReadable("purchase", in: db) { row in
                let purchase = try transaction.purchases.purchase(transaction: row["transactionID"])
                let issues = Money.schema.issues(of: purchase.price)
                guard issues.isEmpty else { throw ComputationError.refused(issues) }
            }
            try problems.checkReadable("report", in: db) { row in try transaction.reports.report(key: row["id"]) }
            try problems.refuse(
                "chart",
                where: "NOT EXISTS (SELECT 1 FROM chartRevision WHERE chart = chart.id AND number = chart.revision)",
                "revision: expected the number of one of its revisions, got another one", in: db)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import TwinsPlugin

extension TwinRecords {
    /// The tables.
    ///
    /// What lists filter and sort by is in columns. The other attributes are JSON of the schemas, in `content`, without
    /// those that have a column or a table.
    static let migrations = StoreMigrations(
        plugin: "twins",
        migrations: [
            StoreMigration("things", sql: thingTables), StoreMigration("places and loans", sql: placeTables),
            StoreMigration("notices", sql: noticeTables), StoreMigration("search", sql: SearchRepository.tables),
            StoreMigration("closed recalls", sql: "ALTER TABLE recall ADD COLUMN closed TEXT;"),
        ],
        attachments: [
            StoreColumn("twin", "primaryImage"), StoreColumn("twin", "warrantyDocument"), StoreColumn("twin", "manual"),
            StoreColumn("photo", "hash"), StoreColumn("recognition", "image"),
        ],
        replaceable: ["tag", "lot", "notification", "recognition", "twinText"], rowProblems: problems(in:))

    // The columns from gtin on follow from the twin and its items; saving one sets them.
    private static let thingTables = """
        CREATE TABLE twin (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, name TEXT NOT NULL,
            content TEXT NOT NULL, recognition TEXT NOT NULL, confidence REAL, code TEXT,
            primaryImage TEXT REFERENCES storeAttachment(hash), warrantyDocument TEXT REFERENCES storeAttachment(hash),
            manual TEXT REFERENCES storeAttachment(hash), customFields TEXT, created TEXT, updated TEXT,
            gtin TEXT, isFavorite INTEGER NOT NULL, due TEXT, purchased TEXT, currency TEXT, value INTEGER,
            lacksDate INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX twinByKind ON twin(kind);
        CREATE INDEX twinByGTIN ON twin(gtin) WHERE gtin IS NOT NULL;
        CREATE INDEX twinByDue ON twin(due) WHERE due IS NOT NULL;
        CREATE INDEX twinWithoutDate ON twin(lacksDate) WHERE lacksDate;
        CREATE TABLE lot (
            id TEXT NOT NULL PRIMARY KEY, twin TEXT NOT NULL REFERENCES twin(id) ON DELETE CASCADE,
            position INTEGER NOT NULL, content TEXT NOT NULL
        ) STRICT;
        CREATE INDEX lotByTwin ON lot(twin);
        CREATE TABLE tag (
            tag TEXT NOT NULL, twin TEXT NOT NULL REFERENCES twin(id) ON DELETE CASCADE, PRIMARY KEY (tag, twin)
        ) STRICT;
        CREATE INDEX tagByTwin ON tag(twin);
        """

    private static let placeTables = """
        CREATE TABLE location (
            id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL,
            parent TEXT REFERENCES location(id), item TEXT UNIQUE REFERENCES item(id),
            sortOrder INTEGER NOT NULL, created TEXT
        ) STRICT;
        CREATE INDEX locationByParent ON location(parent);
        CREATE TABLE item (
            id TEXT NOT NULL PRIMARY KEY, twin TEXT NOT NULL REFERENCES twin(id) ON DELETE CASCADE,
            position INTEGER NOT NULL, location TEXT REFERENCES location(id), condition TEXT NOT NULL,
            content TEXT NOT NULL, created TEXT, updated TEXT
        ) STRICT;
        CREATE INDEX itemByTwin ON item(twin);
        CREATE INDEX itemByLocation ON item(location);
        CREATE TABLE photo (
            id TEXT NOT NULL PRIMARY KEY, item TEXT NOT NULL REFERENCES item(id) ON DELETE CASCADE,
            position INTEGER NOT NULL, hash TEXT NOT NULL REFERENCES storeAttachment(hash), mediaType TEXT NOT NULL,
            byteCount INTEGER NOT NULL, caption TEXT, added TEXT NOT NULL
        ) STRICT;
        CREATE INDEX photoByItem ON photo(item);
        CREATE TABLE loan (
            id TEXT NOT NULL PRIMARY KEY, item TEXT NOT NULL REFERENCES item(id) ON DELETE CASCADE,
            borrower TEXT NOT NULL, lent TEXT NOT NULL, due TEXT, returned TEXT, notes TEXT
        ) STRICT;
        CREATE INDEX loanByItem ON loan(item);
        CREATE UNIQUE INDEX openLoanByItem ON loan(item) WHERE returned IS NULL;
        """

    private static let noticeTables = """
        CREATE TABLE notification (
            id TEXT NOT NULL PRIMARY KEY, twin TEXT NOT NULL REFERENCES twin(id) ON DELETE CASCADE,
            item TEXT REFERENCES item(id) ON DELETE CASCADE, type TEXT NOT NULL, subject TEXT, date TEXT NOT NULL,
            due TEXT NOT NULL, sent TEXT
        ) STRICT;
        CREATE INDEX notificationByTwin ON notification(twin);
        CREATE INDEX notificationByDate ON notification(date);
        CREATE INDEX notificationByDue ON notification(due) WHERE sent IS NULL;
        CREATE TABLE recall (
            id TEXT NOT NULL PRIMARY KEY, twin TEXT REFERENCES twin(id) ON DELETE CASCADE, gtin TEXT, batch TEXT,
            content TEXT NOT NULL, added TEXT NOT NULL
        ) STRICT;
        CREATE INDEX recallByTwin ON recall(twin);
        CREATE INDEX recallByGTIN ON recall(gtin);
        CREATE INDEX recallByBatch ON recall(batch) WHERE gtin IS NULL;
        CREATE TABLE recognition (
            id TEXT NOT NULL PRIMARY KEY, time TEXT NOT NULL, image TEXT REFERENCES storeAttachment(hash), code TEXT,
            method TEXT NOT NULL, confidence REAL, detectedKind TEXT, twin TEXT REFERENCES twin(id) ON DELETE SET NULL,
            isSuccess INTEGER NOT NULL, error TEXT, processingTime INTEGER
        ) STRICT;
        CREATE INDEX recognitionByTime ON recognition(time);
        CREATE INDEX recognitionByTwin ON recognition(twin);
        CREATE TABLE settings (id TEXT NOT NULL PRIMARY KEY, content TEXT NOT NULL) STRICT;
        """
}

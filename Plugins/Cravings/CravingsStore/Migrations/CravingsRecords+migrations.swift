// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

extension CravingsRecords {
    /// The migrations and attachments of the diary.
    static let migrations = StoreMigrations(
        plugin: "cravings", migrations: [StoreMigration("diary", sql: diaryTables)],
        attachments: [StoreColumn("recording", "file"), StoreColumn("recording", "thumbnail")],
        replaceable: ["dayStatus"], isPrivate: true, rowProblems: problems(in:))

    // Instants are seconds since 1970-01-01T00:00:00Z. A day is its number since 1970-01-01. Triggers are words
    // separated by spaces. A built-in message has a row for its counters, with no text of its own.
    private static let diaryTables = """
        CREATE TABLE recording (
            id TEXT NOT NULL PRIMARY KEY, time INTEGER NOT NULL, kind TEXT NOT NULL, purpose TEXT NOT NULL,
            duration REAL NOT NULL, mediaType TEXT NOT NULL, byteCount INTEGER NOT NULL,
            file TEXT NOT NULL REFERENCES storeAttachment(hash), thumbnail TEXT REFERENCES storeAttachment(hash),
            title TEXT, notes TEXT, playCount INTEGER NOT NULL, lastPlayed INTEGER,
            created INTEGER NOT NULL, modified INTEGER
        ) STRICT;
        CREATE INDEX recordingByFile ON recording(file);
        CREATE INDEX recordingByThumbnail ON recording(thumbnail);
        CREATE TABLE entry (
            id TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL, time INTEGER NOT NULL, utcOffset INTEGER NOT NULL,
            zone TEXT NOT NULL, isTimeKnown INTEGER NOT NULL, day INTEGER NOT NULL,
            intensity INTEGER, laterIntensity INTEGER, method TEXT, amount REAL,
            triggers TEXT NOT NULL, place TEXT, latitude REAL, longitude REAL, notes TEXT,
            recording TEXT REFERENCES recording(id) ON DELETE SET NULL,
            message TEXT, propensity REAL, isRandom INTEGER, source TEXT,
            created INTEGER NOT NULL, modified INTEGER
        ) STRICT;
        CREATE INDEX entryByTime ON entry(time, id);
        CREATE INDEX entryByDay ON entry(day);
        CREATE INDEX useByTime ON entry(time) WHERE kind = 'use';
        CREATE INDEX entryByCreated ON entry(created);
        CREATE INDEX entryByRecording ON entry(recording) WHERE recording IS NOT NULL;
        CREATE UNIQUE INDEX entryBySource ON entry(source) WHERE source IS NOT NULL;
        CREATE TABLE dayStatus (
            day INTEGER NOT NULL PRIMARY KEY, status TEXT NOT NULL, created INTEGER NOT NULL, modified INTEGER
        ) STRICT;
        CREATE TABLE message (
            id TEXT NOT NULL PRIMARY KEY, content TEXT, category TEXT, triggers TEXT, priority INTEGER,
            timesShown INTEGER NOT NULL, countOffset INTEGER NOT NULL, lastShown INTEGER, isActive INTEGER NOT NULL,
            hiddenFor TEXT NOT NULL, created INTEGER, modified INTEGER
        ) STRICT;
        CREATE TABLE helpLine (
            position INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, contact TEXT, details TEXT, country TEXT,
            checked TEXT
        ) STRICT;
        """
}

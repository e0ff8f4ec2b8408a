// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

extension ChallengeRecords {
    /// The migrations and attachments of the challenges' records.
    static let migrations = StoreMigrations(
        plugin: "challenges",
        migrations: [
            StoreMigration("catalogue", sql: catalogueTables), StoreMigration("days", sql: dayTables),
            StoreMigration("learning", sql: learningTables), StoreMigration("person", sql: personTables),
            StoreMigration("feedback", sql: "ALTER TABLE opinion RENAME TO feedback;"),
            StoreMigration("times", sql: "CREATE INDEX userChallengeByStatus ON userChallenge(status, day);"),
        ],
        attachments: [StoreColumn("challengePhoto", "photo")], replaceable: ["model", "trainingExample"],
        rowProblems: problems(in:))

    // Records are stored as the JSON of their schema, with separate columns for queries.
    private static let catalogueTables = """
        CREATE TABLE challenge (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, pack TEXT, isEdited INTEGER NOT NULL,
            words TEXT NOT NULL, content TEXT NOT NULL
        ) STRICT;
        CREATE INDEX challengeByPack ON challenge(pack);
        CREATE VIRTUAL TABLE challengeText USING fts5(
            words, content='challenge', content_rowid='number', tokenize='unicode61 remove_diacritics 2'
        );
        CREATE TRIGGER challengeTextInserted AFTER INSERT ON challenge BEGIN
            INSERT INTO challengeText(rowid, words) VALUES (new.number, new.words);
        END;
        CREATE TRIGGER challengeTextDeleted AFTER DELETE ON challenge BEGIN
            INSERT INTO challengeText(challengeText, rowid, words) VALUES ('delete', old.number, old.words);
        END;
        CREATE TRIGGER challengeTextUpdated AFTER UPDATE OF number, words ON challenge BEGIN
            INSERT INTO challengeText(challengeText, rowid, words) VALUES ('delete', old.number, old.words);
            INSERT INTO challengeText(rowid, words) VALUES (new.number, new.words);
        END;
        CREATE TABLE pack (
            id TEXT NOT NULL PRIMARY KEY, version TEXT NOT NULL, fileHash TEXT NOT NULL, isRemoved INTEGER NOT NULL,
            content TEXT NOT NULL
        ) STRICT;
        CREATE TABLE configuration (id TEXT NOT NULL PRIMARY KEY, pack TEXT, content TEXT NOT NULL) STRICT;
        """

    private static let dayTables = """
        CREATE TABLE userChallenge (
            id TEXT NOT NULL PRIMARY KEY, day TEXT NOT NULL, challenge TEXT NOT NULL, status TEXT NOT NULL,
            swappedFor TEXT, content TEXT NOT NULL, candidates TEXT NOT NULL, ranking TEXT, reasons TEXT
        ) STRICT;
        CREATE INDEX userChallengeByDay ON userChallenge(day);
        CREATE TABLE challengePhoto (
            userChallenge TEXT NOT NULL PRIMARY KEY REFERENCES userChallenge(id) ON DELETE CASCADE,
            photo TEXT NOT NULL REFERENCES storeAttachment(hash), content TEXT NOT NULL
        ) STRICT;
        """

    private static let learningTables = """
        CREATE TABLE trainingExample (id TEXT NOT NULL PRIMARY KEY, day TEXT NOT NULL, content TEXT NOT NULL) STRICT;
        CREATE TABLE opinion (id TEXT NOT NULL PRIMARY KEY, day TEXT NOT NULL, content TEXT NOT NULL) STRICT;
        CREATE TABLE model (id TEXT NOT NULL PRIMARY KEY, content TEXT NOT NULL) STRICT;
        """

    private static let personTables = """
        CREATE TABLE person (id TEXT NOT NULL PRIMARY KEY, seedName TEXT NOT NULL, content TEXT) STRICT;
        """
}

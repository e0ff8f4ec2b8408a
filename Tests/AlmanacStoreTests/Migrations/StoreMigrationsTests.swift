// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import Testing

@Suite struct StoreMigrationsTests {
    @Test func `a valid schema has no problems`() { #expect(Closet.schema().problems() == []) }

    @Test(arguments: [
        ("CREATE TABLE a (id TEXT PRIMARY KEY)", "a: isn't STRICT"),
        ("CREATE TABLE a (id TEXT) STRICT", "a: has no primary key"),
        (
            "CREATE TABLE storeX (id TEXT PRIMARY KEY) STRICT",
            "storeX: names that begin with store or grdb_ are reserved"
        ),
        (
            "CREATE TABLE \"a b\" (id TEXT PRIMARY KEY) STRICT",
            "a b: a table's name must contain only a-z, A-Z, 0-9, and _, at most 60 characters"
        ),
        (
            "CREATE VIRTUAL TABLE a USING fts5(x, content = '')",
            "a: a contentless index can't be exported or rebuilt"
        ),
        ("CREATE VIRTUAL TABLE a USING rtree(id, x, y)", "a: virtual tables other than FTS5 can't be exported"),
        (
            "CREATE TABLE a (id TEXT PRIMARY KEY, p TEXT REFERENCES storeAttachment(hash)) STRICT",
            "a.p: references an attachment but isn't declared as one"
        ),
    ])
    func `a problem names the table that violates a rule`(sql: String, problem: String) {
        #expect(StoreMigrations(plugin: "p", migrations: [StoreMigration("1", sql: sql)]).problems() == [problem])
    }

    @Test(arguments: [
        (
            "id TEXT PRIMARY KEY, a BLOB, s BLOB",
            ["t.a: contains an attachment and must be TEXT", "t.a: must reference storeAttachment(hash)"]
        ),
        ("id TEXT PRIMARY KEY, a TEXT, s BLOB", ["t.a: must reference storeAttachment(hash)"]),
        ("id TEXT PRIMARY KEY, s BLOB", ["t.a: the column doesn't exist"]),
        ("id TEXT PRIMARY KEY, a TEXT REFERENCES storeAttachment(hash), s TEXT", ["t.s: is sealed and must be BLOB"]),
        (
            "k TEXT PRIMARY KEY, a TEXT REFERENCES storeAttachment(hash), s BLOB",
            ["t.s: is sealed and needs a table with the primary key id"]
        ),
        ("id TEXT PRIMARY KEY, a TEXT REFERENCES storeAttachment(hash)", ["t.s: the column doesn't exist"]),
    ])
    func `a problem names the column that violates a rule`(columns: String, problems: [String]) {
        let schema = StoreMigrations(
            plugin: "p", migrations: [StoreMigration("1", sql: "CREATE TABLE t (\(columns)) STRICT")],
            attachments: [StoreColumn("t", "a")], sealed: [StoreColumn("t", "s")])
        #expect(schema.problems() == problems)
    }

    @Test func `a searchable sealed column is a problem`() {
        let sql = """
            CREATE TABLE t (id TEXT PRIMARY KEY, s BLOB) STRICT;
            CREATE VIRTUAL TABLE ft USING fts5(s, content='t');
            """
        let schema = StoreMigrations(
            plugin: "p", migrations: [StoreMigration("1", sql: sql)], sealed: [StoreColumn("t", "s")])
        #expect(schema.problems() == ["t.s: is sealed and must not be in the search index ft"])
    }

    @Test func `a problem names an invalid migration`() {
        let twice = StoreMigrations(
            plugin: "p", migrations: [StoreMigration("1", sql: ""), StoreMigration("1", sql: "")])
        #expect(twice.problems() == ["two migrations are named \"1\""])
        let broken = StoreMigrations(plugin: "p", migrations: [StoreMigration("1", sql: "CREATE")])
        #expect(broken.problems().first?.hasPrefix("the migrations fail on an empty store") == true)
        #expect(StoreMigrations(plugin: "../p", migrations: []).problems().count == 1)
    }
}

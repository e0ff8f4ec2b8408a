// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import GRDB
import StoreTesting
import Testing

@testable import AlmanacStore

/// Undoing an action brings back exactly what was there before it.
@Suite struct UndoTests {
    private let test: TestHome
    private let desk: ActionDesk

    init() async throws {
        test = try TestHome()
        desk = try ActionDesk.filled(test)
        try await desk.indexUpdates()
    }

    private func code(_ work: () async throws -> some Any) async -> ComputationError.Code? {
        do {
            _ = try await work()
            return nil
        } catch {
            return (error as? ComputationError)?.code
        }
    }

    static let statements = [
        "INSERT INTO item (number, id, name, color) VALUES (1000, 'new', 'Neu', '#000000')",
        "UPDATE item SET name = 'Anders', warmth = NULL, thumb = x'00ff00', notes = '' WHERE number < 100",
        "UPDATE item SET warmth = 50 WHERE number < 50", "UPDATE item SET number = 5000 WHERE number = 7",
        "UPDATE item SET photo = NULL", "DELETE FROM item WHERE number <= 140", "DELETE FROM item", "DELETE FROM tag",
        "UPDATE tag SET word = word || 'x'", "INSERT INTO deleted VALUES ('z', 9e999), ('y', x'31'), ('x', NULL)",
        "DELETE FROM deleted", "UPDATE deleted SET was = 1.0 WHERE id = 'a'",
        "UPDATE deleted SET was = CAST(x'6100' AS TEXT) WHERE id = 'b'", "DELETE FROM profile",
        "UPDATE profile SET chest = NULL, name = NULL", "INSERT INTO diary VALUES ('d2', 'new words')",
        "UPDATE diary SET words = 'other words'", "DELETE FROM diary",
    ]

    @Test(arguments: statements)
    func `undo brings every row back, and redo changes it again`(statement: String) async throws {
        let before = try await desk.contents()
        try await desk.change(statement)
        let after = try await desk.contents()
        #expect(after != before)
        for _ in 1...2 {
            let undone = try await desk.undo()
            #expect(undone.actions.count == 1 && undone.undoable == 0 && undone.redoable == 1)
            #expect(try await desk.contents() == before)
            try await desk.redo()
            #expect(try await desk.contents() == after)
        }
    }

    @Test(arguments: 1...8)
    func `many actions are undone and redone one by one and together`(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        var states = [try await desk.contents()]
        for _ in 1...12 {
            let statement = try #require(Self.statements.randomElement(using: &generator))
            let count = try await desk.actions().undoable
            // Some change nothing any more.
            try? await desk.change(statement)
            if try await desk.actions().undoable > count { states.append(try await desk.contents()) }
        }
        for state in states.dropLast().reversed() {
            try await desk.undo()
            #expect(try await desk.contents() == state)
        }
        for state in states.dropFirst() {
            try await desk.redo()
            #expect(try await desk.contents() == state)
        }
        try await desk.undo(states.count - 1)
        #expect(try await desk.contents() == states[0])
        try await desk.redo(states.count - 1)
        #expect(try await desk.contents() == states.last)
    }

    @Test func `what one run changes is one action, also in several transactions and calls`() async throws {
        let before = try await desk.contents()
        try await desk.change("UPDATE item SET name = 'Neu' WHERE number = 7", "DELETE FROM tag", "DELETE FROM diary")
        try await desk.twice("UPDATE item SET name = 'Anders' WHERE number = 14")
        let actions = try await desk.actions().actions
        #expect(actions.map(\.computation) == ["closet.twice", "closet.change"])
        #expect(actions.last?.names.first == "Neu")
        try await desk.undo(2)
        #expect(try await desk.contents() == before)
    }

    @Test func `after another action, nothing can be redone`() async throws {
        try await desk.change("DELETE FROM tag")
        try await desk.undo()
        try await desk.change("DELETE FROM diary")
        #expect(await code { try await desk.redo() } == .notFound)
        #expect(try await desk.actions().actions.count == 1)
    }

    @Test func `what is only shown is no action, and is undone with the action before it`() async throws {
        let start = try await desk.contents()
        try await desk.change("UPDATE deleted SET was = 'shown'", input: ["isShown": true])
        let shown = try await desk.contents()
        #expect(await code { try await desk.undo() } == .notFound)
        try await desk.change("DELETE FROM tag")
        try await desk.change("UPDATE deleted SET was = 'again'", input: ["isShown": true])
        #expect(try await desk.actions().actions.count == 1)
        try await desk.undo()
        #expect(try await desk.contents() == shown && shown != start)
    }

    @Test func `after 30 days, nothing is undone or listed`() async throws {
        try await desk.change(input: ["photo": "Zwetschge4471"])
        try await desk.change(input: ["photo": "Pflaume"])
        let later = Moments.later(seconds: 31 * 86_400)
        #expect(try await desk.actions(at: later).actions == [])
        #expect(await code { try await desk.undo(at: later) } == .notFound)
        #expect(try test.files(with: "Zwetschge4471") == [])
    }

    @Test func `what was added with an action that was undone is removed with it`() async throws {
        try await desk.change(input: ["photo": "Zwetschge4471"])
        try await desk.undo()
        #expect(try !test.files(with: "Zwetschge4471").isEmpty)
        try await desk.change("UPDATE deleted SET was = 'shown'", input: ["isShown": true])
        try await desk.redo()
        try await desk.undo()
        try await desk.change("DELETE FROM tag")
        #expect(try test.files(with: "Zwetschge4471") == [])
    }

    @Test func `an action that fails or changes nothing isn't kept`() async throws {
        let before = try await desk.contents()
        #expect(await code { try await desk.change("INSERT INTO tag VALUES ('nobody', 'x')") } != nil)
        try await desk.change("UPDATE item SET name = name", "DELETE FROM item WHERE number = -1")
        #expect(try await desk.actions().actions == [])
        #expect(try await desk.contents() == before)
        #expect(await code { try await desk.undo() } == .notFound)
        #expect(await code { try await desk.redo() } == .notFound)
    }

    @Test func `undo says that the file of a photo is missing`() async throws {
        try await desk.change(input: ["photo": "Zwetschge4471"])
        try await desk.change("UPDATE item SET photo = NULL WHERE number = 7")
        #expect(try await desk.undo().missingFiles == 0)
        try await desk.redo()
        for file in try test.files(with: "Zwetschge4471") where file.contains("attachments") { try Disk.remove(file) }
        #expect(try await desk.undo().missingFiles == 1)
    }

    @Test func `photos come back until the action is forgotten`() async throws {
        try await desk.change(input: ["photo": "Zwetschge4471"])
        let before = try await desk.contents()
        try await desk.change(input: ["photo": "Pflaume"])
        #expect(try !test.files(with: "Zwetschge4471").isEmpty)
        try await desk.undo()
        #expect(try await desk.contents() == before)
        try await desk.redo()
        try await desk.forget()
        #expect(try test.files(with: "Zwetschge4471") == [])
        #expect(try await desk.actions().actions == [])
        #expect(await code { try await desk.undo() } == .notFound)
    }

    @Test func `the last 100 actions of 30 days are kept`() async throws {
        for number in 1...105 { try await desk.change("UPDATE item SET name = 'Neu \(number)' WHERE number = 7") }
        #expect(try await desk.actions().actions.count == 100)
        try await desk.undo(100)
        #expect(try await desk.contents().contains { $0.contains("'Neu 5'") })
        let later = Moments.later(seconds: 31 * 86_400)
        try await desk.change("UPDATE item SET name = 'Anders' WHERE number = 14", at: later)
        #expect(try await desk.actions().actions.map(\.names) == [["Anders"]])
    }

    @Test(arguments: [
        ("UPDATE item SET name = 'Neu' WHERE number = 7", "UPDATE item SET name = 'Anders' WHERE number = 7"),
        ("UPDATE item SET name = 'Neu' WHERE number = 7", "DELETE FROM item WHERE number = 7"),
        ("DELETE FROM item WHERE number = 7", "INSERT INTO item (number, id, name) VALUES (7, 'other', 'Anders')"),
        (
            "INSERT INTO item (number, id, name) VALUES (1000, 'new', 'Neu')",
            "INSERT INTO tag VALUES ('new', 'referring')"
        ),
    ])
    func `nothing is undone if something else has changed it since`(action: String, other: String) async throws {
        try await desk.change("UPDATE tag SET word = 'before'")
        try await desk.change(action)
        try await desk.changeOutside(other)
        let before = try await desk.contents()
        #expect(await code { try await desk.undo(2) } == .conflict)
        #expect(try await desk.contents() == before)
        #expect(try await desk.actions().undoable == 2)
    }

    @Test(arguments: [
        "changes = x'54ff7f01000102030405'", "changes = x''", "changes = substr(changes, 1, 20)", "digest = ''",
        "changes = CAST(changes || x'00' AS BLOB)",
    ])
    func `damaged changes aren't applied`(damage: String) async throws {
        try await desk.change("DELETE FROM item")
        let before = try await desk.contents()
        try await desk.changeOutside("UPDATE storeAction SET \(damage)")
        #expect(await code { try await desk.undo() } != nil)
        #expect(try await desk.contents() == before)
    }

    @Test func `an upgrade leaves no action, because its rows can have other columns`() throws {
        let test = try TestHome()
        let store = try Closet.open(test.home, Closet.schema([Closet.first]))
        let run = try ActionLog.Run(
            computation: "closet.change", number: 1, time: Moments.now, offset: UTCOffset(seconds: 0), isAction: true)
        let permission = PluginStore.Permission(require: { _ in }, beforeCommit: {}, run: run)
        try PluginStore.$permission.withValue(permission) {
            try store.write { db in try db.execute(sql: "INSERT INTO item (id, name) VALUES ('a', 'Mispel8820')") }
            try store.write { db in try db.execute(sql: "UPDATE item SET name = 'Neu'") }
        }
        #expect(try store.actions().count == 1)
        try store.close()
        let upgraded = try Closet.open(test.home)
        #expect(try upgraded.actions().isEmpty)
        try upgraded.close()
        #expect(try test.files(with: "Mispel8820") == [])
    }

    @Test func `erasing and importing leave no action`() async throws {
        try await desk.change("UPDATE item SET name = 'Mispel8820' WHERE number = 7")
        try await desk.change("UPDATE item SET name = 'Neu' WHERE number = 7")
        #expect(try !test.files(with: "Mispel8820").isEmpty)
        let stores = Closet.stores(test.home)
        let shelf = try TestHome()
        let archive = "\(shelf.path)/closet.tar"
        _ = try stores.export(to: archive)
        #expect(try readFile(archive).occurrences(of: Array("Mispel8820".utf8)) == 0)
        let other = try TestHome()
        try Closet.stores(other.home).import(from: archive)
        #expect(try await ActionDesk(other.home).actions().actions == [])
        try stores.erase()
        #expect(try test.files(with: "Mispel8820") == [])
        #expect(try await ActionDesk(test.home).actions().actions == [])
    }

    /// What was removed can still be undone, so an archive doesn't take the place of an emptied store unasked.
    @Test func `an import refuses to forget actions, and a backup has none`() async throws {
        let archive = "\(test.path)-archive.tar"
        let stores = Closet.stores(test.home)
        _ = try stores.export(to: archive)
        try await desk.change("DELETE FROM profile", "DELETE FROM tag", "DELETE FROM item")
        try await desk.change("DELETE FROM deleted", "DELETE FROM diary")
        #expect(refusal { try stores.import(from: archive) } == .notEmpty)
        try await desk.undo(2)
        try await desk.change("UPDATE item SET name = 'Mispel8820' WHERE number = 7")
        try await desk.change("UPDATE item SET name = 'Neu' WHERE number = 7")
        _ = try stores.import(from: archive, replacing: true)
        #expect(try !test.names("closet/backups").isEmpty && test.files(with: "Mispel8820") == [])
    }

    @Test func `a sealed store seals its actions`() async throws {
        let home = try TestHome()
        let stores = try SealedCloset.make(home)
        let desk = try ActionDesk(stores.home, isSealed: true)
        try await desk.indexUpdates()
        let before = try await desk.contents()
        try await desk.change("UPDATE item SET name = 'Mispel8820' WHERE number = 7", input: ["photo": "Mispel8820"])
        let after = try await desk.contents()
        try await desk.change("DELETE FROM item")
        try await desk.undo()
        #expect(try await desk.contents() == after)
        try await desk.undo()
        #expect(try await desk.contents() == before)
        try await desk.redo(2)
        for word in ["Mispel8820", SealedCloset.marker] { #expect(try home.files(with: word) == []) }
    }

    @Test(arguments: [
        "ALTER TABLE storeAction RENAME COLUMN digest TO hash", "DROP TABLE storeActionAttachment",
        "DROP TABLE storeAction; CREATE TABLE storeAction (number, run)",
    ]) func `actions whose tables another program changed are none, and new ones are kept`(change: String) async throws
    {
        try await desk.change("UPDATE item SET name = 'Neu' WHERE number = 7")
        try await desk.changeOutside(change)
        #expect(try await desk.actions().actions == [])
        #expect(await code { try await desk.undo() } == .notFound)
        let before = try await desk.contents()
        try await desk.change("DELETE FROM item", input: ["photo": "Mispel"])
        try await desk.undo()
        #expect(try await desk.contents() == before)
    }
}

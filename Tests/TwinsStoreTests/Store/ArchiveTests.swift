// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct ArchiveTests {
    @Test func `export, erasure, and import restore every record`() async throws {
        let test = try TestHome()
        let archive = try TestHome()
        let records = try TwinRecords.open(in: test.home)
        try await Samples.fill(Desk(records))
        let before = try records.read { try $0.twins.all() }
        #expect(Set(before.map(\.kind)) == Set(TwinKind.allCases))
        let found = try records.read { try $0.search.matches("darkness") }
        #expect(found.count == 1)
        try records.store.close()

        try test.stores.export(to: "\(archive.path)/all.tar")
        try test.stores.erase()
        try test.stores.import(from: "\(archive.path)/all.tar")
        let again = try TwinRecords.open(in: test.home)
        #expect(try again.read { try $0.twins.all() } == before)
        #expect(try again.read { try $0.search.matches("darkness") } == found)
        #expect(try TwinRecords.migrations.rowProblems(again.store) == [])
        try again.store.close()
    }

    @Test func `erasure leaves no byte of text or photos`() async throws {
        let test = try TestHome()
        let records = try TwinRecords.open(in: test.home)
        let desk = try Desk(records)
        try await Samples.fill(desk)
        _ = try await desk.engine(
            Twins.addPhoto, AddPhotoInput(twin: "Monstera", photo: Samples.picture(Planting.word)))
        let planting = try Planting(in: records.store)
        #expect(planting.columns.count > 40)
        try records.store.close()
        #expect(try test.files(with: Planting.word).contains { $0.hasSuffix("twins.sqlite") })
        try test.stores.erase(plugin: "twins")
        #expect(try test.files(with: Planting.word) == [])
    }

    @Test func `removing a thing and forgetting leaves no byte of it, also in the search index`() async throws {
        let test = try TestHome()
        let records = try TwinRecords.open(in: test.home)
        let desk = try Desk(records)
        try await Samples.fill(desk)
        var item = ItemFields()
        item.notes = Planting.word
        item.tags = [Planting.word]
        try await desk.add(.named(book: "About \(Planting.word)"), item)
        _ = try await desk.engine(
            Twins.addPhoto,
            AddPhotoInput(twin: "About \(Planting.word)", photo: Samples.picture(Planting.word), caption: Planting.word)
        )
        _ = try await desk.engine(Twins.lend, LendInput(twin: "About \(Planting.word)", borrower: Planting.word))
        #expect(try !test.files(with: Planting.word).isEmpty)
        _ = try await desk.engine(Twins.remove, RemoveTwinInput(twin: "About \(Planting.word)"))
        #expect(try !test.files(with: Planting.word).isEmpty, "undo needs it")
        _ = try await desk.engine(ActionKeys(plugin: "twins").forgetActions, ForgetActionsInput())
        try records.store.close()
        #expect(try test.files(with: Planting.word) == [])
    }

    @Test(arguments: [
        ("UPDATE twin SET content = '{\"kind\":\"book\"}' WHERE kind = 'book'", "title"),
        ("UPDATE twin SET kind = 'tools' WHERE kind = 'book'", "kind"),
        ("UPDATE loan SET due = '2020-01-01'", "due"),
        ("UPDATE item SET content = json_set(content, '$.recyclability', 101)", "recyclability"),
        ("UPDATE lot SET content = json_set(content, '$.quantity', -1)", "quantity"),
        ("UPDATE location SET parent = (SELECT id FROM location WHERE name = 'Kitchen') WHERE name = 'Home'", "parent"),
        ("UPDATE location SET parent = NULL WHERE item IS NOT NULL", "parent"),
        ("UPDATE recall SET content = '{}' WHERE twin IS NULL", "gtin"),
        ("UPDATE settings SET content = '{\"firstWarningDays\":1,\"secondWarningDays\":3}'", "secondWarningDays"),
        ("UPDATE recognition SET method = 'guess'", "recognition"),
    ])
    func `a changed row is a problem of an archive`(sql: String, problem: String) async throws {
        let desk = try Desk()
        try await Samples.fill(desk)
        #expect(try TwinRecords.migrations.rowProblems(desk.records.store) == [])
        try desk.records.change(sql)
        let problems = try TwinRecords.migrations.rowProblems(desk.records.store)
        #expect(problems.contains { $0.contains(problem) }, "\(problems)")
    }
}

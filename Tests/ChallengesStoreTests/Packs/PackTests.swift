// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import GRDB
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct PackTests {
    private let book: ChallengeRecords

    init() throws { book = try ChallengeRecords.inMemory(clock: Moments.clock) }

    @Test func `a pack with Python's hash is imported whole`() throws {
        let imported = try book.importPack(LittlePack.bytes)
        #expect(imported.added == 12 && imported.updated == 0 && imported.removed == 0 && !imported.wasThere)
        #expect(try book.packs() == [imported.pack])
        #expect(imported.pack.id == "little" && imported.pack.challenges == 12)
        #expect(imported.pack.title == [.en: "A little pack", .uk: "Малий набір"])
        #expect(imported.pack.license == "CC0-1.0" && imported.pack.languages == [.en, .uk])
        #expect(imported.pack.version == 1)
        let challenge = try book.challenge("adventure-skate")
        #expect(challenge.title[.uk] == "Ковзани на справжньому льоду")
        #expect(challenge.description[.en] == "Skate on real ice. You are done when it is done.")
        #expect(
            challenge.traits
                == ChallengeTraits(
                    category: .adventure, timeInvestment: .medium, socialRequirement: .group, costLevel: .medium,
                    difficulty: 4, locationType: .specific, seasonality: .winter))
        #expect(challenge.tags == ["ice"] && challenge.pack == "little")
        #expect(try book.challenge("mindfulness-tea").traits.seasonality == nil)
        #expect(
            try book.configuration() == [ConfigurationEntry(key: "rank.exploration", type: .number, value: 0.05)])
        #expect(try book.importPack(LittlePack.bytes).wasThere)
    }

    @Test func `exported packs import unchanged`() throws {
        try book.importPack(LittlePack.bytes)
        let file = try book.exportPack("A little pack")
        #expect(try file.contentHash == book.packs()[0].contentHash && !file.isAltered && file.challenges == 12)
        let other = try ChallengeRecords.inMemory(clock: Moments.clock)
        try other.importPack(file.content.inMemory)
        #expect(try other.challenges() == book.challenges())
        #expect(try other.packs() == book.packs())
        #expect(try other.configuration() == book.configuration())
        #expect(try other.exportPack("little") == file)
        #expect(refusedPaths { try book.exportPack("large") } == ["pack"])
    }

    @Test func `pack metadata is exported unchanged`() throws {
        let file = try LittlePack.changed {
            $0["validUntil"] = "2027-01-31"
            $0["minimumVersion"] = "0.1"
        }
        try book.importPack(file)
        let exported = try JSONValue(parsing: book.exportPack("little").content.inMemory)
        for key in ["title", "languages", "license", "validUntil", "contentHash", "version"] {
            #expect(try exported[key] == JSONValue(parsing: file)[key], "\(key)")
        }
        #expect(exported["minimumVersion"] == "0.1.0")
        #expect(try book.importPack(file).changedNothing)
    }

    @Test func `equal content in another form changes nothing`() throws {
        try book.importPack(LittlePack.bytes)
        let before = try CatalogRows(book)
        let exported = try book.exportPack("little").content.inMemory
        // Every null left out or written, in another order, and what a setting leaves out.
        let other = try LittlePack.changed(rehashed: false) { pack in
            pack["challenges"] = .array(
                (pack["challenges"]?.array ?? []).reversed().map { challenge in
                    var members = challenge.object ?? JSONObject()
                    members["seasonality"] = members["seasonality"] == .null ? nil : members["seasonality"]
                    members["validUntil"] = .null
                    return .object(members)
                })
            pack["configuration"] = [["key": "rank.exploration", "type": "number", "value": 0.05, "isActive": true]]
        }
        for file in [exported, other, LittlePack.bytes] {
            let again = try book.importPack(file)
            #expect(again.changedNothing && again.kept == 0 && again.pack.challenges == 12)
            #expect(try CatalogRows(book) == before)
        }
    }

    @Test func `edited packs get a new hash and conflicts are reported`() throws {
        try book.importPack(LittlePack.bytes)
        let brought = try book.packs()[0].contentHash
        try book.remove(challenge: "learning-museum")
        #expect(try !book.exportPack("little").isAltered, "switched off is not another content")
        try book.edit("mindfulness-tea") { $0.title = "Drink cocoa in silence" }
        let before = try CatalogRows(book)
        let edited = try book.exportPack("little")
        #expect(edited.isAltered && edited.contentHash != brought && edited.version == 1)
        // Here both the current content and the original pack match.
        for file in [try edited.content.inMemory, LittlePack.bytes] {
            let again = try book.importPack(file)
            #expect(again.changedNothing && again.kept == 2)
            #expect(try CatalogRows(book) == before)
        }
        let other = try ChallengeRecords.inMemory(clock: Moments.clock)
        try other.importPack(LittlePack.bytes)
        #expect(
            try other.problems(with: edited.content.inMemory) == [
                "version: expected a version after 1, or the same content as in the catalog, \(brought), "
                    + "got 1 with the content \(edited.contentHash) "
                    + "(give the file a higher version, or remove the pack in the catalog first)"
            ])
        #expect(refusedPaths { try book.exportPack("little", version: 0) } == ["version"])
        let raised = try book.exportPack("little", version: 2)
        #expect(!raised.isAltered && raised.version == 2 && raised.contentHash == edited.contentHash)
        let came = try other.importPack(raised.content.inMemory)
        #expect(came.updated == 1 && came.added == 0 && came.removed == 0 && came.pack.version == 2)
        #expect(try other.challenge("mindfulness-tea").title[.en] == "Drink cocoa in silence")
        #expect(try !other.exportPack("little").isAltered)
    }

    @Test func `custom challenges become a pack`() throws {
        try book.importPack(LittlePack.bytes)
        let version = 2
        #expect(
            refusedPaths { try book.exportOwn(id: "mine", version: version, title: "Mine", license: "CC0-1.0") }
                .contains("challenges"))
        let own = try book.add(Samples.own())
        let file = try book.exportOwn(
            id: "mine", version: version, title: "Mine", license: "CC0-1.0")
        let other = try ChallengeRecords.inMemory(clock: Moments.clock)
        #expect(try other.importPack(file.content.inMemory).added == 1)
        var expected = own
        expected.pack = "mine"
        #expect(try other.challenges() == [expected])
    }

    @Test func `later versions replace, earlier ones are rejected, and edits stay`() throws {
        try book.importPack(LittlePack.bytes)
        try book.edit("mindfulness-tea") { $0.title = "Drink cocoa in silence" }
        try book.remove(challenge: "learning-museum")
        let later = try LittlePack.changed { pack in
            pack["version"] = 2
            pack["configuration"] = []
            var challenges = pack["challenges"]?.array ?? []
            challenges.removeFirst()
            var walk = challenges[0].object ?? JSONObject()
            walk["difficulty"] = 5
            challenges[0] = .object(walk)
            var new = challenges[1].object ?? JSONObject()
            new["id"] = "creative-new"
            challenges.append(.object(new))
            pack["challenges"] = .array(challenges)
        }
        let imported = try book.importPack(later)
        #expect(imported.added == 1 && imported.updated == 1 && imported.kept == 2 && imported.removed == 1)
        #expect(!imported.changedNothing && imported.pack.challenges == 12)
        #expect(try book.challenge("mindfulness-tea").title[.en] == "Drink cocoa in silence")
        #expect(try !book.challenge("learning-museum").isActive)
        #expect(try book.challenge("physical-long-walk").traits.difficulty == 5)
        #expect(refusedPaths { try book.challenge("physical-stairs-only") } == ["challenge"])
        #expect(try book.configuration().isEmpty)
        #expect(
            book.problems(with: LittlePack.bytes) == [
                "version: expected a version after 2, which is in the catalog, got 1 (remove the pack first to go back)"
            ])
    }

    @Test func `removing a pack removes its challenges`() throws {
        try book.importPack(LittlePack.bytes)
        let own = try book.add(Samples.own())
        let removed = try book.removePack("little")
        #expect(removed.challenges == 12 && removed.settings == 1 && removed.pack.id == "little")
        #expect(try book.challenges().map(\.id) == [own.id])
        #expect(try book.packs().isEmpty && book.configuration().isEmpty)
        #expect(refusedPaths { try book.removePack("little") } == ["pack"])
        #expect(try book.importPack(LittlePack.bytes).added == 12)
    }

    @Test func `the shipped pack is installed once and stays removed`() throws {
        #expect(try book.install(LittlePack.bytes, at: book.now)?.added == 12)
        #expect(try book.install(LittlePack.bytes, at: book.now) == nil)
        let later = try LittlePack.changed { $0["version"] = 2 }
        #expect(try book.install(later, at: book.now)?.pack.version == 2)
        #expect(try book.install(LittlePack.bytes, at: book.now) == nil, "an earlier one")
        try book.removePack("little")
        #expect(try book.install(later, at: book.now) == nil)
        #expect(try book.install(LittlePack.changed { $0["version"] = 3 }, at: book.now) == nil)
        #expect(try book.challenges().isEmpty)
    }

    @Test func `the shipped pack skips keys in use`() throws {
        var own = try Samples.own()
        own.id = "learning-museum"
        try book.add(own)
        try book.save(ConfigurationEntry(key: "rank.exploration", type: .number, value: 0.5))
        #expect(try book.install(LittlePack.bytes, at: book.now)?.added == 11)
        #expect(try book.challenge("learning-museum").pack == nil)
        #expect(try book.configuration().map(\.value) == [0.5])
        #expect(try book.packs().map(\.challenges) == [11])
        // A skipped entry is imported on request once its key is free.
        try book.remove(challenge: "learning-museum")
        try book.store.write { db in try db.execute(sql: "DELETE FROM configuration") }
        let again = try book.importPack(LittlePack.bytes)
        #expect(again.added == 1 && again.wasThere && !again.changedNothing && again.pack.challenges == 12)
    }
}

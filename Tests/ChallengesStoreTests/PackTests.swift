// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct PackTests {
    private let book: ChallengeBook

    init() throws { book = try ChallengeBook.inMemory(clock: Moments.clock) }

    private func problems(_ bytes: [UInt8]) -> [String] {
        do {
            try book.importPack(bytes)
            return []
        } catch {
            guard let failure = error as? Failure else { return ["\(error)"] }
            return failure.issues.isEmpty ? [failure.message] : failure.issues.map(\.description)
        }
    }

    @Test func `a pack comes in whole, with a hash that Python made`() throws {
        let imported = try book.importPack(LittlePack.bytes)
        #expect(imported.added == 12 && imported.updated == 0 && imported.removed == 0 && !imported.wasThere)
        #expect(try book.packs() == [imported.pack])
        #expect(imported.pack.id == "little" && imported.pack.challenges == 12)
        #expect(imported.pack.title == [.en: "A little pack", .uk: "Малий набір"])
        #expect(imported.pack.licence == "CC0-1.0" && imported.pack.languages == [.en, .uk])
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

    @Test func `what is exported comes in elsewhere as the same`() throws {
        try book.importPack(LittlePack.bytes)
        let file = try book.exportPack("A little pack")
        let other = try ChallengeBook.inMemory(clock: Moments.clock)
        try other.importPack(file)
        #expect(try other.challenges() == book.challenges())
        var (here, there) = try (#require(book.packs().first), #require(other.packs().first))
        // What the first file left out is written out in the second, so that their hashes differ.
        (here.contentHash, there.contentHash) = ("", "")
        #expect(here == there)
        #expect(try other.configuration() == book.configuration())
        #expect(try other.exportPack("little") == file)
        #expect(refusedPaths { try book.exportPack("large") } == ["pack"])
    }

    @Test func `one's own challenges become a pack for others`() throws {
        try book.importPack(LittlePack.bytes)
        let version = 2
        #expect(
            refusedPaths { try book.exportOwn(id: "mine", version: version, title: [.en: "Mine"], licence: "CC0-1.0") }
                .contains("challenges"))
        let own = try book.add(Samples.own())
        let file = try book.exportOwn(
            id: "mine", version: version, title: [.en: "Mine", .uk: "Мої"], licence: "CC0-1.0")
        let other = try ChallengeBook.inMemory(clock: Moments.clock)
        #expect(try other.importPack(file).added == 1)
        var expected = own
        expected.pack = "mine"
        #expect(try other.challenges() == [expected])
    }

    @Test func `a wrong hash, whatever was changed, is refused`() throws {
        let files = [
            try LittlePack.changed(rehashed: false) { $0["configuration"] = [] },
            try LittlePack.changed(rehashed: false) {
                $0["challenges"] = .array(($0["challenges"]?.array ?? []).dropLast())
            },
            Array(LittlePack.text.replacing("Draw your shoes", with: "Draw your hats").utf8),
            try LittlePack.changed(rehashed: false) {
                $0["contentHash"] = .string("sha256:" + String(repeating: "0", count: 64))
            },
        ]
        for file in files {
            let told = problems(file)
            #expect(told.count == 1)
            #expect(told[0].hasPrefix("contentHash: expected the SHA-256 of challenges and configuration, "))
            #expect(told[0].hasSuffix("(the file was altered or damaged on its way: fetch it again)"))
        }
        #expect(try book.challenges().isEmpty && book.packs().isEmpty && book.configuration().isEmpty)
    }

    @Test func `half a file is refused in a sentence`() throws {
        let half = Array(LittlePack.bytes.prefix(LittlePack.bytes.count / 2))
        let told = problems(half)
        #expect(told.count == 1)
        #expect(told[0].hasPrefix("The pack is no whole JSON file, so nothing was taken from it: line "))
        #expect(told[0].hasSuffix(" Fetch it again."))
        #expect(
            problems([]) == [
                "The pack is no whole JSON file, so nothing was taken from it: line 1, column 1: expected a value, "
                    + "got the end of the text. Fetch it again."
            ])
    }

    @Test func `a newer format is refused before anything else is judged`() throws {
        let file = try LittlePack.changed(rehashed: false) {
            $0["formatVersion"] = 2
            $0["rhymes"] = true
        }
        #expect(
            problems(file) == [
                "formatVersion: expected at most 1, which this program reads, got 2 (update the program)"
            ])
        #expect(
            problems(try LittlePack.changed { $0["format"] = "almanac-recipes" }) == [
                "format: expected \"almanac-challenges\", got \"almanac-recipes\""
            ])
        #expect(
            problems(try LittlePack.changed { $0["minimumVersion"] = "99.0" }) == [
                "minimumVersion: expected at most this program's version, \(Version.program), got 99.0.0 "
                    + "(update the program)"
            ])
        #expect(
            problems(try LittlePack.changed { $0["validUntil"] = "2026-11-20" }) == [
                "validUntil: expected a day not before today, 2026-11-21, got 2026-11-20 "
                    + "(fetch a newer version of the pack)"
            ])
        #expect(problems(try LittlePack.changed { $0["validUntil"] = "2026-11-21" }) == [])
    }

    @Test func `every problem is listed, and unknown fields with a guess`() throws {
        let file = try LittlePack.changed { pack in
            pack["licence"] = nil
            var challenges = pack["challenges"]?.array ?? []
            var first = challenges[0].object ?? JSONObject()
            first["difficulty"] = 6
            first["categry"] = "physical"
            first["category"] = nil
            challenges[0] = .object(first)
            var second = challenges[1].object ?? JSONObject()
            second["id"] = challenges[2]["id"]
            second["title"] = ["en": "Walk"]
            challenges[1] = .object(second)
            pack["challenges"] = .array(challenges)
        }
        let told = problems(file)
        #expect(told.contains { $0.hasPrefix("licence: expected") })
        #expect(told.contains("challenges[0].difficulty: expected a whole number from 1 to 5, got 6"))
        #expect(told.contains { $0.hasPrefix("challenges[0].category: expected") })
        #expect(
            told.contains(
                "challenges[0].categry: expected a known field, got an unknown one (did you mean \"category\"?)"))
        #expect(try book.challenges().isEmpty)
        let repeated = try LittlePack.changed(challenge: 1) { challenge in
            challenge["id"] = "creative-draw-shoes"
            challenge["title"] = ["en": "Walk"]
            challenge["description"] = ["en": "Walk."]
        }
        #expect(
            problems(repeated) == [
                "challenges[1].title: expected a title in uk, got none",
                "challenges[1].description: expected a description in uk, got none",
                "challenges[2].id: expected each key once, got \"creative-draw-shoes\" again",
            ])
    }

    private static let brokenFields: [(field: String, value: JSONValue, path: String)] = [
        ("title", ["de": "Treppen"], "challenges[0].title.de"),
        ("title", ["en": "", "uk": "x"], "challenges[0].title.en"), ("title", "Stairs", "challenges[0].title"),
        ("timeInvestment", "long", "challenges[0].timeInvestment"), ("costLevel", 3, "challenges[0].costLevel"),
        ("socialRequirement", "alone", "challenges[0].socialRequirement"),
        ("locationType", "moon", "challenges[0].locationType"), ("seasonality", "monsoon", "challenges[0].seasonality"),
        ("difficulty", 0, "challenges[0].difficulty"), ("difficulty", 2.5, "challenges[0].difficulty"),
        ("tags", ["a", "a"], "challenges[0].tags[1]"), ("tags", ["a\nb"], "challenges[0].tags[0]"),
        ("id", "two words", "challenges[0].id"), ("id", "", "challenges[0].id"),
        ("title", ["en": "a\0b", "uk": "x"], "challenges[0].title.en"),
    ]

    @Test func `each field of a challenge has its rule`() throws {
        for (field, value, path) in Self.brokenFields {
            let file = try LittlePack.changed(challenge: 0) { $0[field] = value }
            #expect(refusedPaths { try book.importPack(file) }.contains(path))
            #expect(try book.challenges().isEmpty)
        }
    }

    @Test func `settings are checked too`() throws {
        func withSetting(_ setting: JSONValue) throws -> [String] {
            let file = try LittlePack.changed { $0["configuration"] = [setting] }
            return refusedPaths { try book.importPack(file) }
        }
        #expect(try withSetting(["key": "a", "type": "boolean", "value": 1]) == ["configuration[0].value"])
        #expect(try withSetting(["key": "rank.spread", "type": "number", "value": 2]) == ["configuration[0].value"])
        #expect(try withSetting(["key": "rank.spread", "type": "number", "value": 0.5]) == [])
    }

    @Test func `keys of others are refused`() throws {
        var own = try Samples.own()
        own.id = "learning-museum"
        try book.add(own)
        #expect(
            problems(LittlePack.bytes) == [
                "challenges[6].id: expected a key that no other challenge has, got \"learning-museum\", "
                    + "which is your own"
            ])
        try book.remove(challenge: own.id)
        try book.importPack(LittlePack.bytes)
        let twin = try LittlePack.changed { $0["id"] = "twin" }
        let told = problems(twin)
        #expect(told.count == 13)
        #expect(
            told.last == "configuration[0].key: expected a key that no other setting has, got \"rank.exploration\", "
                + "which is in the pack little")
        #expect(try book.packs().map(\.id) == ["little"])
    }

    @Test func `a later version replaces, an earlier one is refused, edits stay`() throws {
        try book.importPack(LittlePack.bytes)
        try book.update(challenge: "mindfulness-tea") { $0.title[.en] = "Drink cocoa in silence" }
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
        #expect(imported.added == 1 && imported.updated == 9 && imported.kept == 2 && imported.removed == 1)
        #expect(try book.challenge("mindfulness-tea").title[.en] == "Drink cocoa in silence")
        #expect(try !book.challenge("learning-museum").isActive)
        #expect(try book.challenge("physical-long-walk").traits.difficulty == 5)
        #expect(refusedPaths { try book.challenge("physical-stairs-only") } == ["challenge"])
        #expect(try book.configuration().isEmpty)
        #expect(
            problems(LittlePack.bytes) == [
                "version: expected a version after 2, which is there, got 1 (remove the pack first to go back)"
            ])
    }

    @Test func `a pack goes with all it brought`() throws {
        try book.importPack(LittlePack.bytes)
        let own = try book.add(Samples.own())
        let removed = try book.removePack("little")
        #expect(removed.challenges == 12 && removed.settings == 1 && removed.pack.id == "little")
        #expect(try book.challenges().map(\.id) == [own.id])
        #expect(try book.packs().isEmpty && book.configuration().isEmpty)
        #expect(refusedPaths { try book.removePack("little") } == ["pack"])
        #expect(try book.importPack(LittlePack.bytes).added == 12)
    }

    @Test func `the shipped pack is installed once, and stays away when removed`() throws {
        #expect(try book.install(LittlePack.bytes)?.added == 12)
        #expect(try book.install(LittlePack.bytes) == nil)
        let later = try LittlePack.changed { $0["version"] = 2 }
        #expect(try book.install(later)?.updated == 12)
        #expect(try book.install(LittlePack.bytes) == nil, "an earlier one")
        try book.removePack("little")
        #expect(try book.install(later) == nil)
        #expect(try book.install(LittlePack.changed { $0["version"] = 3 }) == nil)
        #expect(try book.challenges().isEmpty)
    }

    @Test func `the shipped pack gives way to keys that are taken`() throws {
        var own = try Samples.own()
        own.id = "learning-museum"
        try book.add(own)
        try book.set(ConfigurationEntry(key: "rank.exploration", type: .number, value: 0.5))
        #expect(try book.install(LittlePack.bytes)?.added == 11)
        #expect(try book.challenge("learning-museum").pack == nil)
        #expect(try book.configuration().map(\.value) == [0.5])
        #expect(try book.packs().map(\.challenges) == [11])
    }

    @Test func `the hash is of the text as documented`() {
        // printf '{"challenges":[{"a":"ї","b":[1,0.5]}],"configuration":[]}' | sha256sum
        let json: JSONValue = ["id": "x", "challenges": [["b": [1, 0.5], "a": "ї"]]]
        #expect(
            ChallengePack.hashedText(of: json) == #"{"challenges":[{"a":"ї","b":[1,0.5]}],"configuration":[]}"#)
        #expect(
            ChallengeBook.hash(ChallengePack.hashedText(of: json))
                == "6bc4095a96977be940a2423cbec84d0266c28299c49f97193d313abbe8bf8cc3")
    }
}

/// Whatever is wrong with a file, it is refused in words and nothing of it is kept.
@Suite struct PackFuzzTests {
    private let today = CalendarDay(daysSince1970: 20_778)

    /// What reading says of a file; nil when it is sound.
    private func told(_ bytes: [UInt8]) -> String? {
        do throws(Failure) {
            _ = try PackFile.read(bytes, today: today)
            return nil
        } catch {
            #expect(error.code == .badInput || error.code == .badData)
            return error.description
        }
    }

    /// A pack of two challenges, so that every cut and flip can be tried.
    private func small() throws -> [UInt8] {
        try LittlePack.changed { $0["challenges"] = .array(Array(($0["challenges"]?.array ?? []).prefix(2))) }
    }

    @Test func `cut at every byte`() throws {
        let file = try small()
        #expect(told(file) == nil)
        for count in 0..<file.count {
            let text = told(Array(file.prefix(count)))
            #expect(text?.hasPrefix("The pack is no whole JSON file") == true, "cut after \(count) bytes")
            #expect(text?.contains("\n") == false)
        }
    }

    @Test func `every byte flipped in one bit`() throws {
        let file = try small()
        var sound = 0
        for place in file.indices {
            for bit in [0, 5, 7] {
                var flipped = file
                flipped[place] ^= 1 << bit
                guard let text = told(flipped) else {
                    sound += 1
                    continue
                }
                #expect(!text.isEmpty && text != "bad-input" && text != "bad-data")
            }
        }
        // Only what the hash does not cover may change unseen: title, licence, version and the key of the pack.
        #expect(sound < 300)
    }

    @Test func `noise of many lengths`() {
        var generator = SeededGenerator(seed: 11)
        for length in 0..<2_000 {
            let bytes = (0..<length % 97).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(told(bytes) != nil)
        }
    }

    @Test func `parts of the file in any order`() throws {
        let file = try small()
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<2_000 {
            let first = Int.random(in: 0..<file.count, using: &generator)
            let second = Int.random(in: 0..<file.count, using: &generator)
            let (low, high) = (min(first, second), max(first, second))
            let shuffled = Array(file[high...] + file[low..<high] + file[..<low])
            if shuffled != file { #expect(told(shuffled) != nil) }
        }
    }

    @Test(arguments: ["null", "true", "7", "\"text\"", "[]", "{}", "[[[[]]]]", "{\"format\":\"almanac-challenges\"}"])
    func `other JSON`(text: String) {
        #expect(told(Array(text.utf8)) != nil)
    }

    @Test func `deep nesting`() {
        #expect(told(Array(repeating: UInt8(ascii: "["), count: 100_000)) != nil)
    }
}

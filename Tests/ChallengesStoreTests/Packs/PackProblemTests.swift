// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct PackProblemTests {
    private let book: ChallengeRecords

    init() throws { book = try ChallengeRecords.inMemory(clock: Moments.clock) }

    @Test func `another title or license under the same version is rejected`() throws {
        try book.importPack(LittlePack.bytes)
        let before = try CatalogRows(book)
        let file = try LittlePack.changed(rehashed: false) {
            $0["title"] = ["en": "A small pack", "uk": "Малий набір"]
            $0["license"] = "CC-BY-4.0"
        }
        #expect(
            book.problems(with: file) == [
                #"title: expected {"en":"A little pack","uk":"Малий набір"}, as in version 1 in the catalog, "#
                    + #"got {"en":"A small pack","uk":"Малий набір"} (give the file a higher version)"#,
                #"license: expected "CC0-1.0", as in version 1 in the catalog, got "CC-BY-4.0" "#
                    + "(give the file a higher version)",
            ])
        #expect(try CatalogRows(book) == before)
    }

    @Test func `packs with a wrong hash are rejected`() throws {
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
            let told = book.problems(with: file)
            #expect(told.count == 1)
            #expect(told[0].hasPrefix("contentHash: expected the SHA-256 of challenges and configuration, "))
            #expect(told[0].hasSuffix("(the file was altered or damaged; download it again)"))
        }
        #expect(try book.challenges().isEmpty && book.packs().isEmpty && book.configuration().isEmpty)
    }

    @Test func `truncated packs are rejected with an explanation`() throws {
        let half = Array(LittlePack.bytes.prefix(LittlePack.bytes.count / 2))
        let told = book.problems(with: half)
        #expect(told.count == 1)
        #expect(told[0].hasPrefix("The pack isn't a complete JSON file, so nothing was imported: line "))
        #expect(told[0].hasSuffix("got the end of the text. Download it again."))
        #expect(
            book.problems(with: []) == [
                "The pack isn't a complete JSON file, so nothing was imported: line 1, column 1: expected a value, "
                    + "got the end of the text. Download it again."
            ])
    }

    @Test func `newer formats are rejected before other checks`() throws {
        let file = try LittlePack.changed(rehashed: false) {
            $0["formatVersion"] = 2
            $0["rhymes"] = true
        }
        #expect(
            book.problems(with: file) == [
                "formatVersion: expected at most 1, which this program reads, got 2 (update the program)"
            ])
        #expect(
            book.problems(with: try LittlePack.changed { $0["format"] = "almanac-recipes" }) == [
                "format: expected \"almanac-challenges\", got \"almanac-recipes\""
            ])
        #expect(
            book.problems(with: try LittlePack.changed { $0["minimumVersion"] = "99.0" }) == [
                "minimumVersion: expected at most this program's version, \(Version.program), got 99.0.0 "
                    + "(update the program)"
            ])
        #expect(
            book.problems(with: try LittlePack.changed { $0["validUntil"] = "2026-11-20" }) == [
                "validUntil: expected a day not before today, 2026-11-21, got 2026-11-20 "
                    + "(get a newer version of the pack)"
            ])
        #expect(book.problems(with: try LittlePack.changed { $0["validUntil"] = "2026-11-21" }) == [])
    }

    @Test func `every problem is listed, and unknown fields get a suggestion`() throws {
        let file = try LittlePack.changed { pack in
            pack["license"] = nil
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
        let told = book.problems(with: file)
        #expect(told.contains { $0.hasPrefix("license: expected") })
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
            book.problems(with: repeated) == [
                "challenges[1].title: expected a title in uk, got none",
                "challenges[1].description: expected a description in uk, got none",
                "challenges[2].id: expected a unique value, got \"creative-draw-shoes\", the same as in challenges[1]",
            ])
    }

    @Test func `problems of every kind are listed together`() throws {
        var own = try Samples.own()
        own.id = "learning-museum"
        try book.add(own)
        try book.importPack(
            LittlePack.changed { pack in
                pack["version"] = 3
                pack["challenges"] = .array(Array((pack["challenges"]?.array ?? []).prefix(3)))
            })
        try book.importPack(
            LittlePack.changed { pack in
                pack["id"] = "other"
                pack["challenges"] = .array([(pack["challenges"]?.array ?? [])[4]])
                pack["configuration"] = []
            })
        let before = try CatalogRows(book)
        let file = try LittlePack.changed(rehashed: false) { pack in
            pack["contentHash"] = .string("sha256:" + String(repeating: "0", count: 64))
            pack["license"] = nil
            pack["validUntil"] = "2026-11-20"
            pack["languages"] = ["en", "uk", "uk"]
            var challenges = (pack["challenges"]?.array ?? []).map { $0.object ?? JSONObject() }
            challenges[0]["category"] = nil
            challenges[0]["tags"] = ["a", "a"]
            challenges[1]["id"] = "physical-stairs-only"
            challenges[1]["title"] = "Walk"
            challenges[1]["description"] = ["en": "Walk."]
            challenges[2]["difficulty"] = "3"
            challenges[2]["title"] = ["en": "Draw"]
            challenges[3]["id"] = 7
            pack["challenges"] = .array(challenges.map(JSONValue.object) + ["no challenge"])
            let setting: JSONValue = ["key": "rank.spread", "type": "number", "value": 2]
            pack["configuration"] = [setting, ["key": "rank.spread", "type": "color", "value": 2]]
        }
        let told = book.problems(with: file)
        let expected = [
            "license: expected", "languages: expected a list of 1 to 2", "challenges[0].category: expected one of",
            "challenges[1].title: expected an object", "challenges[2].difficulty: expected a whole number from 1 to 5",
            "challenges[3].id: expected 1 to 100 lowercase letters", "challenges[12]: expected an object",
            "configuration[1].type: expected one of", "contentHash: expected the SHA-256",
            "validUntil: expected a day not before today", "languages[2]: expected a unique value",
            "challenges[0].tags[1]: expected each value once, got \"a\" again",
            "challenges[1].id: expected a unique value, got \"physical-stairs-only\", the same as in challenges[0]",
            "challenges[1].description: expected a description in uk", "challenges[2].title: expected a title in uk",
            "challenges[2].description.uk: expected a title in the same language",
            "configuration[0].value: expected a number from 0.0 to 1.0",
            "configuration[1].key: expected a unique value, got \"rank.spread\", the same as in configuration[0]",
            "challenges[4].id: expected a key that no other challenge has, got \"social-call-friend\", "
                + "which is in the pack other",
            "challenges[6].id: expected a key that no other challenge has, got \"learning-museum\", which is your own",
            "version: expected a version after 3, which is in the catalog, got 1",
        ]
        for start in expected { #expect(told.count { $0.hasPrefix(start) } == 1, "\(start)") }
        #expect(told.count == expected.count, "\(told.joined(separator: "\n"))")
        #expect(try CatalogRows(book) == before)
    }

    @Test func `control characters are rejected and shown by their code`() throws {
        let file = try LittlePack.changed { pack in
            pack["title"] = ["en": "red \u{1B}[31m", "uk": "x"]
            pack["li\u{7}ne"] = "a\tb\r\nc"
            pack["id"] = "a\nb\u{9B}"
        }
        #expect(
            book.problems(with: file) == [
                #"id: expected 1 to 100 lowercase letters a-z, digits, and hyphens, got "a\u{A}b\u{9B}""#,
                "li\\u{7}ne: expected a known field, got an unknown one (known fields: format, formatVersion, id, version, "
                    + "title, languages, license, validUntil, minimumVersion, contentHash, challenges, configuration)",
                "id: expected a text without control characters, got U+009B",
                "title.en: expected a text without control characters, got U+001B",
                "expected a text without control characters, got U+0007",
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

    @Test func `every field of a challenge is validated`() throws {
        for (field, value, path) in Self.brokenFields {
            let file = try LittlePack.changed(challenge: 0) { $0[field] = value }
            #expect(refusedPaths { try book.importPack(file) }.contains(path))
            #expect(try book.challenges().isEmpty)
        }
    }

    @Test func `settings are validated`() throws {
        func withSetting(_ setting: JSONValue) throws -> [String] {
            let file = try LittlePack.changed { $0["configuration"] = [setting] }
            return refusedPaths { try book.importPack(file) }
        }
        #expect(try withSetting(["key": "a", "type": "boolean", "value": 1]) == ["configuration[0].value"])
        #expect(try withSetting(["key": "rank.spread", "type": "number", "value": 2]) == ["configuration[0].value"])
        #expect(
            try withSetting(["key": "big", "type": "number", "value": 9_007_199_254_740_993]) == [
                "configuration[0].value"
            ])
        #expect(try withSetting(["key": "big", "type": "integer", "value": -9_007_199_254_740_991]) == [])
        try book.removePack("little")
        #expect(try withSetting(["key": "rank.spread", "type": "number", "value": 0.5]) == [])
    }

    @Test func `keys of other packs are rejected`() throws {
        var own = try Samples.own()
        own.id = "learning-museum"
        try book.add(own)
        #expect(
            book.problems(with: LittlePack.bytes) == [
                "challenges[6].id: expected a key that no other challenge has, got \"learning-museum\", "
                    + "which is your own"
            ])
        try book.remove(challenge: own.id)
        try book.importPack(LittlePack.bytes)
        let twin = try LittlePack.changed { $0["id"] = "twin" }
        let told = book.problems(with: twin)
        #expect(told.count == 13)
        #expect(
            told.last == "configuration[0].key: expected a key that no other setting has, got \"rank.exploration\", "
                + "which is in the pack little")
        #expect(try book.packs().map(\.id) == ["little"])
    }
}

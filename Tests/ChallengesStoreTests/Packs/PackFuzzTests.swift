// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import GRDB
import StoreTesting
import TestTiers
import Testing

@testable import AlmanacStore
@testable import ChallengesStore

/// A damaged file is refused with a message, and every row of the catalog stays the same.
@Suite(.slow) struct PackFuzzTests {
    private let small: [UInt8]
    private let book: ChallengeRecords
    private let before: CatalogRows

    init() throws {
        small = try LittlePack.small()
        book = try Self.filledBook()
        before = try CatalogRows(book)
    }

    /// A catalog with the user's own challenge and setting.
    private static func filledBook() throws -> ChallengeRecords {
        let book = try ChallengeRecords.inMemory(clock: Moments.clock)
        try book.add(Samples.own())
        try book.save(ConfigurationEntry(key: "greeting", type: .text, value: "good morning"))
        return book
    }

    /// Returns the message of a refused import, and checks that every row is unchanged; nil if the file is imported.
    private func told(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) throws -> String? {
        var said: String?
        do {
            try book.importPack(bytes)
        } catch let failure as ComputationError {
            #expect(failure.code == .refused || failure.code == .invalidData, sourceLocation: location)
            said = failure.description
        }
        if let said {
            #expect(try CatalogRows(book) == before, sourceLocation: location)
            #expect(!said.isEmpty && said != "bad-input" && said != "invalid-data", sourceLocation: location)
            for scalar in said.unicodeScalars where scalar != "\n" {
                #expect(scalar.properties.generalCategory != .control, "\(said)", sourceLocation: location)
            }
            for line in said.split(separator: "\n") { #expect(line.count < 1_000, sourceLocation: location) }
        } else {
            try forget(#require(book.packs().first?.id))
            #expect(try CatalogRows(book) == before, sourceLocation: location)
        }
        return said
    }

    /// Removes a pack as if it had never been imported.
    private func forget(_ pack: String) throws {
        try book.removePack(pack)
        try book.store.write { db in try db.execute(sql: "DELETE FROM pack") }
    }

    /// Expects a file to be refused with this message.
    private func refused(
        _ bytes: [UInt8], _ words: String = "", _ location: SourceLocation = #_sourceLocation
    ) throws {
        let said = try told(bytes, location)
        #expect(
            said?.contains(words) == true || said != nil && words.isEmpty, "\(said ?? "")", sourceLocation: location)
    }

    /// Expects an imported file to have the small pack's content.
    private func refusedOrTheSame(_ bytes: [UInt8], _ hash: String?) throws {
        let other = try? PackFile(bytes, today: book.today)
        guard try told(bytes) == nil else { return }
        #expect(other?.contentHash == hash, "\(String(decoding: bytes, as: UTF8.self))")
    }

    @Test func `the small pack is accepted`() throws {
        #expect(try told(small) == nil)
    }

    @Test func `truncation at every byte is handled`() throws {
        for count in 0..<small.count {
            let said = try told(Array(small.prefix(count)))
            #expect(
                said?.hasPrefix("The pack isn't a complete JSON file, so nothing was imported: ") == true
                    || said?.hasPrefix("The pack isn't a valid JSON file, so nothing was imported: ") == true,
                "cut after \(count) bytes: \(said ?? "")")
            #expect(said?.contains("ownload it again.") == true && said?.contains("\n") == false)
        }
    }

    // The hash doesn't cover the title, license, version, and key of the pack.
    @Test(arguments: [0, 5, 7]) func `bit flips in every byte are handled`(bit: UInt8) throws {
        let hash = try PackFile(small, today: book.today).contentHash
        for place in small.indices {
            var flipped = small
            flipped[place] ^= 1 << bit
            try refusedOrTheSame(flipped, hash)
        }
    }

    @Test func `deleted and repeated bytes are handled`() throws {
        let hash = try PackFile(small, today: book.today).contentHash
        for place in small.indices {
            var other = small
            other.remove(at: place)
            try refusedOrTheSame(other, hash)
            other.insert(contentsOf: [small[place], small[place]], at: place)
            try refusedOrTheSame(other, hash)
        }
    }

    @Test func `noise of many lengths is handled`() throws {
        var generator = SeededGenerator(seed: FuzzRounds.seed(11))
        for length in 0..<2_000 {
            try refused((0..<length % 97).map { _ in UInt8.random(in: 0...255, using: &generator) })
        }
    }

    @Test func `reordered parts are handled`() throws {
        var generator = SeededGenerator(seed: FuzzRounds.seed(5))
        for _ in FuzzRounds.upTo(1_000) {
            let first = Int.random(in: 0..<small.count, using: &generator)
            let second = Int.random(in: 0..<small.count, using: &generator)
            let (low, high) = (min(first, second), max(first, second))
            let shuffled = Array(small[high...] + small[low..<high] + small[..<low])
            if shuffled != small { try refused(shuffled) }
        }
    }

    @Test(arguments: ["null", "true", "7", "\"text\"", "[]", "{}", "[[[[]]]]", "{\"format\":\"almanac-challenges\"}"])
    func `other JSON is handled`(text: String) throws {
        try refused(Array(text.utf8))
    }

    /// Wrong values with a matching hash, so they aren't refused because of the hash.
    private static let strange: [JSONValue] = [
        .null, true, 7, -1, 1e300, 0.5, "", "x", "en", [], ["en"], [.null], JSONValue.object(JSONObject()),
        ["en": "x"], ["en": .null], .string(String(repeating: "ї", count: 5_000)), .integer(.max),
    ]

    @Test func `exchanged values are handled`() throws {
        let json = try JSONValue(parsing: small)
        for place in json.places where place != ["contentHash"] {
            for value in Self.strange {
                guard var changed = json.replacing(place[...], with: value).object else { continue }
                changed["contentHash"] = .string(PackFile.hash(.object(changed)))
                let file = JSONValue.object(changed)
                guard let came = try? book.importPack(file.utf8()) else {
                    try refused(file.utf8())
                    continue
                }
                // An imported pack is complete: it exports and imports unchanged.
                #expect(came.added == 2 && came.pack.contentHash == changed["contentHash"]?.string, "\(place) \(value)")
                let exported = try book.exportPack(came.pack.id)
                #expect(exported.contentHash == came.pack.contentHash, "\(place) \(value)")
                #expect(try book.importPack(exported.content.inMemory).changedNothing, "\(place) \(value)")
                try forget(came.pack.id)
            }
        }
    }

    @Test func `missing and unknown keys are handled`() throws {
        let json = try JSONValue(parsing: small)
        for place in json.places where place != ["contentHash"] && Int(place.last ?? "") == nil {
            var changed = json.replacing(place[...], with: nil).object ?? JSONObject()
            changed["contentHash"] = .string(PackFile.hash(.object(changed)))
            let said = try told(JSONValue.object(changed).utf8())
            let last = place.last ?? ""
            #expect(
                (said == nil) == ["seasonality", "tags", "configuration"].contains(last), "\(place): \(said ?? "")")
            var unknown = json.replacing(place.dropLast() + ["strange"], with: 1).object ?? JSONObject()
            unknown["contentHash"] = .string(PackFile.hash(.object(unknown)))
            try refused(JSONValue.object(unknown).utf8(), "strange: expected a known field")
        }
    }

    @Test func `deep nesting is handled`() throws {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            for depth in [127, 128, 129, 100_000] {
                let nested = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
                try refused(
                    Array(nested.utf8), depth > 128 ? "expected at most 128 nested levels" : "expected")
                for key in ["tags", "title"] {
                    let file = String(decoding: small, as: UTF8.self)
                        .replacing("\"\(key)\":", with: "\"\(key)\":\(nested),\"other\":")
                    try refused(Array(file.utf8))
                }
            }
        }
    }

    @Test func `huge numbers are handled`() throws {
        let digits = String(repeating: "9", count: 100_000)
        let numbers = [
            "1e400", "-1e400", "1e-400", "1e308", "99999999999999999999", "9223372036854775808", digits, "1.\(digits)",
            "1e\(digits)", "-0", "01", "1.", ".5", "+1", "0x10", "NaN", "Infinity", "-Infinity", "1_000",
        ]
        for number in numbers {
            for key in ["difficulty", "formatVersion", "tags"] {
                let file = String(decoding: small, as: UTF8.self)
                    .replacing(try Regex("\"\(key)\":(\\[.*?\\]|[0-9]+)"), with: "\"\(key)\":\(number)")
                try refused(Array(file.utf8))
            }
        }
        let version = String(decoding: small, as: UTF8.self).replacing(
            "\"version\":1", with: "\"version\":9223372036854775807")
        #expect(try told(Array(version.utf8)) == nil)
        try refused(
            Array(version.replacing("5807", with: "5808").utf8), "version: expected a whole number of at least 1")
    }

    @Test func `repeated keys are handled`() throws {
        let file = String(decoding: small, as: UTF8.self)
        for (old, new, key) in [
            ("\"id\":\"little\"", "\"id\":\"little\",\"id\":\"other\"", "id"),
            ("\"id\":\"little\"", "\"id\":\"little\",\"i\\u0064\":\"little\"", "id"),
            ("\"difficulty\":2", "\"difficulty\":2,\"difficulty\":2", "difficulty"),
            ("\"uk\":\"Малий набір\"", "\"uk\":\"Малий набір\",\"uk\":\"Малий\"", "uk"),
        ] {
            #expect(file.contains(old))
            let said = try told(Array(file.replacing(old, with: new).utf8))
            #expect(
                said?.hasPrefix("The pack isn't a valid JSON file, so nothing was imported: line 1, column ") == true
            )
            #expect(
                said?.hasSuffix(
                    "expected each key once in an object, got \"\(key)\" twice. Fix it, or download it again.")
                    == true, "\(said ?? "")")
        }
    }

    @Test func `invalid UTF-8 is handled`() throws {
        // A lone continuation, overlong forms, a surrogate, beyond U+10FFFF, a start without its rest (RFC 3629).
        let wrong: [[UInt8]] = [
            [0x80], [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xD0],
        ]
        let inText = try #require(small.firstRange(of: Array("A little".utf8)))
        for bytes in wrong {
            try refused(Array(small[..<inText.lowerBound]) + bytes + small[inText.lowerBound...], "UTF-8")
            try refused(bytes + small)
            try refused(small + bytes, "expected the end of the text")
        }
        for escape in ["\\ud800", "\\udc00", "\\ud800\\ud800", "\\u12", "\\u{41}", "\\x41", "\\0"] {
            let file = String(decoding: small, as: UTF8.self).replacing("A little", with: "A \(escape) little")
            try refused(Array(file.utf8))
        }
    }

    @Test func `a byte order mark is ignored`() throws {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        #expect(try told(mark + small) == nil)
        try refused(mark + mark + small)
        try refused(mark)
        try refused([0xFF, 0xFE] + small.flatMap { [$0, 0] })
        try refused([0xFE, 0xFF] + small.flatMap { [0, $0] })
        try refused(small.flatMap { [$0, 0, 0, 0] })
    }

    @Test func `packs over fifty megabytes aren't read`() throws {
        let most = ChallengePack.maximumBytes
        #expect(most == 50_000_000)
        let file = [UInt8](repeating: 0, count: most + 1)
        try refused(file, "The pack has 50000001 bytes; the maximum is 50000000.")
        try refused(Array(file.dropLast()), "line 1, column 1: expected a value")
    }

    @Test func `an installed pack stays if a later one is rejected`() throws {
        let there = try ChallengeRecords.inMemory(clock: Moments.clock)
        try there.importPack(small)
        try there.edit("physical-long-walk") { $0.title = "Walk for one hour" }
        let rows = try CatalogRows(there)
        let later = try JSONValue(parsing: small)
        for place in later.places where !["contentHash", "version"].contains(place[0]) {
            var changed = later.replacing(place[...], with: [[]]).object ?? JSONObject()
            changed["version"] = 2
            #expect(throws: ComputationError.self) { try there.importPack(JSONValue.object(changed).utf8()) }
            #expect(try CatalogRows(there) == rows, "\(place)")
        }
    }
}

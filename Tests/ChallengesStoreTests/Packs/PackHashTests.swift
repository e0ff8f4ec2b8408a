// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

/// The hash follows the guide, with digits that Python computed from the same files (`make-pack --hash`, by its
/// json and hashlib) and `jq -cS` with sha256sum confirmed where it writes numbers in that form.
@Suite struct PackHashTests {
    @Test func `the hash covers the documented text`() {
        // printf '{"challenges":[{"a":"ї","b":[1,0.5],"tags":[]}],"configuration":[]}' | sha256sum
        let json: JSONValue = ["id": "x", "challenges": [["b": [1.0, 0.5], "a": "ї", "c": .null]]]
        #expect(
            ChallengePack.hashedText(of: json)
                == #"{"challenges":[{"a":"ї","b":[1,0.5],"tags":[]}],"configuration":[]}"#)
        #expect(
            ContentHash.of(Array(ChallengePack.hashedText(of: json).utf8))
                == "b7c3db9442909ff5062b825d0b45599936b5115a999dcf09055c7ba9088bfe40")
    }

    @Test func `hashes of unusual packs equal Python's`() throws {
        let book = try ChallengeRecords.inMemory(clock: Moments.clock)
        let came = try book.importPack(Array(Self.odd.utf8))
        #expect(came.added == 3 && came.pack.contentHash == Self.oddHash)
        #expect(try book.exportPack("odd").contentHash == Self.oddHash)
        #expect(try book.importPack(book.exportPack("odd").content.inMemory).changedNothing)
    }

    @Test func `the shipped pack keeps its script's hash`() throws {
        let book = try ChallengeRecords.inMemory(clock: Moments.clock)
        try book.installShippedPack()
        let stated = try JSONValue(parsing: ShippedPack.bytes)["contentHash"]?.string
        let exported = try book.exportPack("almanac")
        #expect(exported.contentHash == stated && !exported.isAltered)
        let before = try CatalogRows(book)
        #expect(try book.importPack(exported.content.inMemory).changedNothing)
        #expect(try CatalogRows(book) == before)
        #expect(try book.installShippedPack() == nil)
    }

    private static let oddHash = "sha256:1a6a22a644738807202765f5950cdc55c27ab4f72b0c4e850d294e6bb1653ffa"
    private static let odd = #"""
        {"version": 1, "id": "odd", "contentHash": "sha256:1a6a22a644738807202765f5950cdc55c27ab4f72b0c4e850d294e6bb1653ffa", "license": "CC0-1.0", "languages": ["en"], "title": {"en": "Odd", "uk": null},
         "formatVersion": 1.0, "format": "almanac-challenges", "configuration": [
          {"type": "number", "key": "b", "value": 0.00001, "minimumVersion": "0.01"},
          {"key": "a10", "isActive": false, "type": "number", "value": 123456789.125},
          {"key": "a9", "type": "number", "value": -0.0, "minimumVersion": null},
          {"key": "ї", "type": "number", "value": 2.50}, {"key": "é", "type": "number", "value": 4503599627370497.5},
          {"key": "z", "type": "integer", "value": 9007199254740991}, {"key": "Z", "type": "number", "value": 1e3},
          {"key": "small", "type": "number", "value": 2.2250738585072014e-308},
          {"key": "sum", "type": "number", "value": 0.30000000000000004}],
         "challenges": [
          {"id": "odd-b", "title": {"en": "Tab\there, \"quoted\", \\ and\r\nlines \ud83e\udded", "uk": null},
           "description": {"en": "\u0457 \u2019 \/ é e\u0301 \u007E \u2028"}, "category": "social", "timeInvestment": "quick",
           "socialRequirement": "solo", "costLevel": "free", "difficulty": 2.0, "locationType": "home", "seasonality": null,
           "minimumVersion": "0.1"},
          {"tags": ["b", "a"], "validUntil": "2030-01-31", "id": "odd-10", "title": {"en": "Ten"}, "description": {},
           "category": "social", "timeInvestment": "quick", "socialRequirement": "solo", "costLevel": "free",
           "difficulty": 1e0, "locationType": "home", "seasonality": "winter"},
          {"id": "odd-1", "title": {"en": "One"}, "description": {"en": ""}, "category": "social", "timeInvestment": "quick",
           "socialRequirement": "solo", "costLevel": "free", "difficulty": 5, "locationType": "home", "tags": null}]}
        """#
}

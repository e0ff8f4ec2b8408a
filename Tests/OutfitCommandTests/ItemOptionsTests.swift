// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ComputationKit
import Testing
import WardrobePlugin

@testable import OutfitCommand

/// Options of an item as fields of its schema.
@Suite struct ItemOptionsTests {
    @Test(arguments: ["nan", "inf", "-inf", "1e400", "warm"])
    func `invalid numbers are quoted as typed`(text: String) throws {
        let fields = try ItemOptions.parse(["--warmth=\(text)"]).fields()
        #expect(fields["warmth"] == .string(text))
        let issues = WardrobeItem.schema.erased.issues(of: .object(fields)).filter { $0.path == "warmth" }
        #expect(issues.map(\.got) == ["\"\(text)\""])
    }

    @Test(arguments: [("0.35", JSONValue.number(0.35)), ("2", .integer(2)), (".5", .number(0.5)), ("-1", .integer(-1))])
    func `numbers are read`(text: String, number: JSONValue) throws {
        #expect(try ItemOptions.parse(["--warmth=\(text)"]).fields()["warmth"] == number)
    }
}

// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Testing
import WardrobePlugin

@testable import OutfitCommand

/// The conversion of item options to input fields.
@Suite struct ItemOptionsTests {
    private func fields(_ arguments: String...) throws -> InputFields {
        var fields = InputFields()
        try FieldArguments<EditItem>.parse(["blazer"] + arguments).add(to: &fields)
        return fields
    }

    @Test(arguments: ["nan", "inf", "-inf", "1e400", "warm"])
    func `an invalid number is reported as typed`(text: String) throws {
        let details = try #require(try fields("--warmth=\(text)").json["details"])
        #expect(details["warmth"] == .string(text))
        #expect(ItemDetails.schema.erased.issues(of: details).map(\.got) == ["\"\(text)\""])
    }

    @Test(arguments: [("0.35", JSONValue.number(0.35)), ("2", .integer(2)), (".5", .number(0.5)), ("-1", .integer(-1))])
    func `a valid number becomes a JSON number`(text: String, number: JSONValue) throws {
        #expect(try fields("--warmth=\(text)").json["details"]?["warmth"] == number)
    }

    @Test func `colors are parsed by name, prices with a currency, and lists by commas`() throws {
        let json = try fields(
            "--color", "navy", "--price", "EUR 89.90", "--occasion", "work,date-night", "--tags", "linen, old",
            "--no-waterproof"
        ).json
        #expect(json["primaryColor"] == "navy")
        #expect(
            json["details"] == [
                "occasion": ["work", "dateNight"], "tags": ["linen", "old"], "waterproof": false,
                "price": ["amount": "89.90", "currency": "EUR"],
            ])
    }

    @Test(arguments: [
        ("--price", "12", "89.90 EUR"), ("--price", "1 2 EUR", "--price"),
    ])
    func `invalid values name their option`(_ option: String, _ text: String, _ words: String) {
        let error = #expect(throws: ComputationError.self) { try fields(option, text) }
        #expect(error?.description.contains(words) == true && error?.issues.first?.path == option)
    }
}

// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

/// The descriptions of lengths and bounds.
@Suite struct SchemaWordingTests {
    @Test(arguments: [
        (0...10_000, "a text"), (1...80, "a text of 1 to 80 characters"), (16...16, "a text of exactly 16 characters"),
        (1...1, "a text of exactly 1 character"), (0...1, "a text of at most 1 character"),
        (0...5, "a text of at most 5 characters"),
    ])
    func `text lengths are described in words`(lengths: ClosedRange<Int>, words: String) throws {
        let schema = Schema<String>.text(lengths).erased
        #expect(schema.inWords == words)
        guard lengths.upperBound < AnySchema.TextRule.defaultLimit else { return }
        #expect(try AnySchema(jsonSchema: schema.jsonSchema).inWords == words, "also when read back")
    }

    @Test func `one character is singular`() {
        let schema = Schema<String>.text(
            "capitals", pattern: "^[A-Z]*$", lengths: 3...3, example: "EUR")
        #expect(
            schema.erased.issues(of: "E").map(\.description) == [
                "expected capitals, of exactly 3 characters, got one of 1 character"
            ])
    }

    /// 2^53 + 1 is the least whole number that a `Double` can't hold.
    @Test(arguments: [
        (0...9_007_199_254_740_993, "a whole number from 0 to 9007199254740993"),
        (-9_007_199_254_740_993 ... -1, "a whole number from -9007199254740993 to -1"),
        (9_007_199_254_740_993...Int.max, "a whole number of at least 9007199254740993"),
        (Int.min...9_007_199_254_740_993, "a whole number of at most 9007199254740993"),
        (Int.min...Int.max, "a whole number"), (0...Int.max - 1, "a whole number from 0 to 9223372036854775806"),
    ])
    func `bounds of whole numbers are exact`(range: ClosedRange<Int>, words: String) throws {
        let schema = Schema<Int>.integer(range).erased
        #expect(schema.inWords == words)
        #expect(schema.jsonSchema["minimum"] == .integer(Int64(range.lowerBound)))
        #expect(try AnySchema(jsonSchema: schema.jsonSchema).inWords == words)
    }

    @Test(arguments: [("24", true), ("1e3", true), ("NaN", false), ("0x10", false), (".1", false), ("1e400", false)])
    func `only JSON numbers are described as quoted numbers`(text: String, isNumber: Bool) {
        let issues = Schema<Double>.number().erased.issues(of: .string(text))
        #expect(issues.map(\.recoverySuggestion) == [isNumber ? "write the number without quotes" : nil])
    }
}

// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Testing
import WardrobePlugin

@testable import OutfitCommand

/// The conversion of request options to input fields.
@Suite struct RequestOptionsTests {
    private func fields(_ line: String) throws -> InputFields {
        var fields = InputFields()
        try RequestOptions.parse(line.split(separator: " ").map(String.init)).add(to: &fields)
        return fields
    }

    /// The issues that the suggestion computation reports for an input.
    private func issues(_ line: String) throws -> [ValidationIssue] {
        let fields = try fields(line)
        let input = JSONValue.object(fields.json)
        let error = ComputationError.refused(MySuggestionsInput.schema.erased.issues(of: input)).naming(fields.options)
        return error.issues
    }

    @Test func `numbers with units are passed on as typed`() throws {
        let typed = try fields(
            "--temp 41..63F --wind 12mph --humidity 80% --precipitation 20% --activity walking --date tomorrow"
        ).json["typed"]
        #expect(
            typed == [
                "date": "tomorrow", "temperature": "41..63F", "wind": "12mph", "humidity": "80%",
                "precipitation": "20%", "activity": "walking",
            ])
        #expect(try fields("--temperature 5 --rain-chance 30").json["typed"]?["precipitation"] == "30")
    }

    @Test(arguments: ["dateNight", "date-night", "DATENIGHT", "date_night"])
    func `words are accepted in any case, with hyphens or underscores`(_ word: String) throws {
        #expect(try fields("--occasion \(word)").json["request"] == ["occasion": "dateNight"])
    }

    @Test(arguments: [("C", "celsius"), ("°f", "fahrenheit"), ("Celsius", "celsius"), ("K", "K")])
    func `units are parsed from their symbols`(_ text: String, _ word: String) throws {
        #expect(try fields("--unit \(text)").json["unit"] == .string(word))
    }

    @Test(arguments: [
        ("--occasion wrok", ["--occasion", "work"]), ("--condition rayny", ["--condition", "rainy"]),
        ("--dress-code blacktye", ["--dress-code", "blackTie"]), ("--style clasic", ["--style", "classic"]),
        ("--setting inside", ["--setting", "indoors, outdoors"]), ("--date 2026-02-30", ["--date"]),
        ("--lat 91", ["--lat", "-90 to 90"]), ("--latitude x", ["--lat"]), ("--humidity 101", ["--humidity"]),
        ("--temp warm", ["--temp", "55, 13C"]), ("--wind 12", ["--wind", "12mph"]), ("--unit K", ["--unit"]),
        ("--day 25h", ["--day", "20min outdoors"]), ("--activity walkin", ["--activity", "did you mean walking?"]),
        ("--precipitation likely", ["--precipitation", "30%"]), ("--feels-like x", ["--feels-like"]),
    ])
    func `issues name their option`(_ line: String, _ words: [String]) throws {
        let text = try issues(line).map(\.description).joined(separator: "\n")
        for word in words { #expect(text.contains(word), "\(line): \(text)") }
    }
}

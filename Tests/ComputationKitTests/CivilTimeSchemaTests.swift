// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

/// Compares the patterns of days, times, instants, and durations with the texts that the program accepts.
@Suite struct CivilTimeSchemaTests {
    /// Returns texts of one kind, valid ones first, and the characters that replace theirs.
    private static func texts(from models: [String], seed: UInt64) -> [String] {
        var random = SeededGenerator(seed: seed)
        let letters = Array("0123456789-+:.,TZzPYMWDHS \t\n\u{2212}a".unicodeScalars)
        var texts = models
        for round in 0..<4_000 {
            var scalars = Array(models[round % models.count].unicodeScalars)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0...scalars.count, using: &random)
                let letter = letters[Int.random(in: 0..<letters.count, using: &random)]
                switch Int.random(in: 0..<3, using: &random) {
                case 0: scalars.insert(letter, at: place)
                case 1 where place < scalars.count: scalars.remove(at: place)
                default: if place < scalars.count { scalars[place] = letter }
                }
            }
            texts.append(String(String.UnicodeScalarView(scalars)))
        }
        return texts
    }

    /// Compares a schema's pattern with its check.
    ///
    /// - Returns: The texts that the pattern accepts and the program rejects; the reverse is a failure.
    private func beyondPattern<Value: SchemaProviding & ISO8601Representable>(
        _ type: Value.Type, _ models: [String]
    ) throws -> [String] {
        guard case .text(let rule) = Value.schema.erased.kind, let pattern = rule.pattern else {
            throw ValidationIssue(path: "", expected: "a pattern", got: "none")
        }
        let regex = try Regex(pattern).matchingSemantics(.unicodeScalar)
        var beyond: [String] = []
        var accepted = 0
        for text in Self.texts(from: models, seed: 12) {
            let fits = try regex.firstMatch(in: text) != nil
            let value = try? Value(text)
            if value != nil { accepted += 1 }
            if let value { #expect(try Value(value.description) == value, "\(text)") }
            if value != nil, !fits { Issue.record("\(type): the program accepts \(text.debugDescription)") }
            if value == nil, fits { beyond.append(text) }
        }
        #expect(accepted > models.count)
        return beyond
    }

    @Test func `the pattern accepts the same days as the program`() throws {
        let models = ["2026-11-21", "2024-02-29", "0001-01-01", "9999-12-31", "2026-02-30", "1000-10-10", "1900-02-29"]
        #expect(try beyondPattern(CalendarDay.self, models) == [])
    }

    @Test func `the pattern accepts February 29 in leap years only`() throws {
        let regex = try Regex("^\(CivilTimePattern.day)$").matchingSemantics(.unicodeScalar)
        for year in 0...9_999 {
            let digits = String(year)
            let text = String(repeating: "0", count: 4 - digits.count) + digits + "-02-29"
            let fits = try regex.firstMatch(in: text) != nil
            #expect(fits == (year > 0 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)), "\(text)")
        }
    }

    @Test func `the pattern accepts the same clock times as the program`() throws {
        #expect(try beyondPattern(ClockTime.self, ["14:30", "14:30:15", "23:59:59.25", " 00:00 "]) == [])
    }

    @Test func `the pattern accepts the same offsets as the program`() throws {
        let models = ["Z", "+03:00", "-0530", "+01:19:32", "+25:59:59", "-24:59:59", "+03", "+2500", "-25:00"]
        #expect(try beyondPattern(UTCOffset.self, models) == [])
    }

    @Test func `the pattern accepts the program's local times and instants, except at the calendar's ends`() throws {
        #expect(try beyondPattern(CivilDateTime.self, ["2026-11-21T09:00", "2026-02-28T23:59:59.5"]) == [])
        let models = ["2026-11-21T08:00:00Z", "2026-02-28T09:00:00.5+01:00", "2026-10-20T23:59:59-09:30"]
        #expect(try beyondPattern(Timestamp.self, models) == [])
        let early = try beyondPattern(Timestamp.self, ["0001-01-01T00:00:00+01:00"] + models)
        #expect(!early.isEmpty && early.allSatisfy { $0.hasPrefix("0001-01-01") })
    }

    @Test func `the pattern accepts the same durations as the program`() throws {
        #expect(
            try beyondPattern(
                CalendarDuration.self, ["P1Y2M3W4DT5H6M7S", "PT1H", "P2W", "P1Y", "PT0S", "P999999999D"]) == [])
    }

    @Test func `schemas of times have the formats of JSON Schema`() {
        func format<Value>(_ schema: Schema<Value>) -> String? {
            if case .text(let rule) = schema.erased.kind { rule.format } else { nil }
        }
        #expect(format(CalendarDay.schema) == "date" && format(Timestamp.schema) == "date-time")
        #expect(format(CalendarDuration.schema) == "duration" && format(ClockTime.schema) == nil)
    }

    @Test func `an error about a time is an issue at its path`() {
        let error = #expect(throws: CivilTimeError.self) { try CalendarDay("2026-02-30") }
        let issue = error.map { ValidationIssue($0, path: "from") }
        #expect(issue?.expected == "a day such as 2026-11-21" && issue?.got == "\"2026-02-30\"")
        #expect(issue?.path == "from" && issue?.recoverySuggestion == "February 2026 has 28 days")
    }
}

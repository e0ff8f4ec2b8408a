// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@Suite struct DayReferenceTests {
    private static let dates = ["2026-11-21", "2024-02-29", "0001-01-01", "9999-12-31"]
    private static let words = ["yesterday", "today", "tomorrow", "Today", "TOMORROW", "yesterDAY"]
    private static let others = [
        "", "2026-02-30", "2026-11-1", "today ", " today", "today\n", "todays", "to day", "monday", "none",
        "2026-11-21T09:00",
        "yesterday|today", "t\u{F6}day",
    ]

    @Test(arguments: dates + words + others)
    func `the pattern accepts the same texts as the program`(_ text: String) throws {
        guard case .text(let rule) = DayReference.schema.erased.kind, let pattern = rule.pattern else {
            Issue.record("The schema has no pattern.")
            return
        }
        let fits = try Regex(pattern).matchingSemantics(.unicodeScalar).firstMatch(in: text) != nil
        #expect(fits == !Self.others.contains(text))
        #expect(((try? DayReference(text)) != nil) == fits)
        #expect(DayReference.schema.erased.issues(of: .string(text)).isEmpty == fits)
    }

    @Test func `words are relative to today, and dates aren't`() throws {
        let today = try CalendarDay("2026-03-01")
        #expect(try DayReference("Yesterday").day(today: today) == CalendarDay("2026-02-28"))
        #expect(try DayReference("today").day(today: today) == today)
        #expect(try DayReference("tomorrow").day(today: today) == CalendarDay("2026-03-02"))
        #expect(try DayReference("2025-12-31").day(today: today) == CalendarDay("2025-12-31"))
    }

    @Test func `a reference is written as a date or a lowercase word`() throws {
        for (text, written) in [("Tomorrow", "tomorrow"), ("2026-11-21", "2026-11-21")] {
            let reference = try DayReference(text)
            #expect(DayReference.schema.json(of: reference) == .string(written))
            #expect(try DayReference(written) == reference)
        }
    }

    @Test func `an error names the accepted words and the problem of a date`() {
        let issue = #expect(throws: ValidationIssue.self) { try DayReference("2026-02-30") }
        #expect(issue?.expected == "a day such as 2026-11-21, yesterday, today, or tomorrow")
        #expect(issue?.got == "\"2026-02-30\"" && issue?.recoverySuggestion == "February 2026 has 28 days")
    }

    @Test func `only a word needs the clock effect, and it uses the context's zone`() async throws {
        struct Day: Computation {
            let manifest: Manifest

            init(_ effects: Effects) {
                manifest = Manifest(
                    id: "test.day", summary: "A day.", examples: [Example("A date", ["day": "2026-11-21"])],
                    effects: effects)
            }

            func run(_ input: Stated, in context: Context) async throws -> Stated {
                Stated(day: .date(try input.day.day(in: context)))
            }
        }
        struct Days: Plugin {
            let effects: Effects
            var manifest: PluginManifest {
                PluginManifest(
                    name: "test", title: "Days", summary: "Days.", version: "1.0.0", license: "Apache-2.0")
            }
            var computations: [AnyComputation] { [AnyComputation(Day(effects))] }
        }
        // 2023-11-14T22:13:20Z is November 15 ten hours east.
        let east = LocalZone("Test/East") { _ in 10 * 3_600 }
        let context = Context(clock: .fixed(Timestamp(secondsSince1970: 1_700_000_000)), zone: east)
        let clocked = try Engine([Days(effects: .clock)])
        #expect(try await clocked.run("test.day", ["day": "tomorrow"], in: context) == ["day": "2023-11-16"])
        let pure = try Engine([Days(effects: .pure)])
        #expect(try await pure.run("test.day", ["day": "2026-11-21"], in: context) == ["day": "2026-11-21"])
        let failure = await #expect(throws: ComputationError.self) {
            try await pure.run("test.day", ["day": "today"], in: context)
        }
        #expect(failure?.code == .internalError && failure?.message.contains("clock") == true)
    }
}

private struct Stated: SchemaProviding {
    var day: DayReference

    static let schema = Schema<Self>.object("test.StatedDay", "A day.") { field("day", \.day, "The day.") }
}

// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@Suite struct MessageCatalogTests {
    private let catalog: MessageCatalog

    init() throws {
        catalog = try MessageCatalog(
            json: [
                "language": "uk",
                "terms": ["kind": ["walk": "прогулянка", "tea": "чай"]],
                "messages": [
                    "test.days":
                        "{days, plural, =0 {жодного дня} one {# день} few {# дні} many {# днів} other {# дня}}",
                    "test.kind": "{kind, term, kind}, {share, number, 1}, {change, signed, 1}",
                    "test.both": "{a, select, yes {так: {a, message, test.days}} other {ні, {name}}}",
                ],
                "errors": [
                    "\"{title}\" is already {state}.":
                        "«{title}» уже {state, select, done {виконано} other {пропущено}}.",
                    "\"{title}\" is already {state} and can't be {act}.": "«{title}» не змінити.",
                    "The limits exclude {all}. {cure}.": "Виключено {all}. {cure, phrases, 1}.",
                    "more time brings back {count}": "більше часу поверне {count}",
                    "expected {expected}, got {got}": "очікувалося {expected}, отримано {got}",
                    "a number from {low} to {high}": "число від {low} до {high}",
                ],
            ])
    }

    private func text(_ code: String, _ arguments: [String: JSONValue]) -> String {
        catalog.text(of: Message(code, "English", arguments))
    }

    /// The examples of CLDR 46, "Language Plural Rules", for Ukrainian cardinals.
    @Test(arguments: [
        (1.0, PluralCategory.one), (21, .one), (101, .one), (1_001, .one), (2, .few), (4, .few), (22, .few),
        (102, .few), (0, .many), (5, .many), (11, .many), (12, .many), (14, .many), (19, .many), (111, .many),
        (112, .many), (1_000_000, .many), (0.5, .other), (1.5, .other), (2.1, .other),
    ])
    func `Ukrainian numbers have the plural categories of CLDR`(number: Double, category: PluralCategory) {
        #expect(PluralCategory(of: number, in: "uk") == category)
    }

    @Test func `English numbers have two plural categories`() {
        #expect(PluralCategory(of: 1, in: "en-US") == .one && PluralCategory(of: 2, in: "en") == .other)
        #expect(PluralCategory(of: 1.5, in: "en") == .other && PluralCategory(of: 0, in: "en") == .other)
    }

    @Test func `a message is rendered with plurals, terms, and numbers of its language`() {
        #expect(text("test.days", ["days": 1]) == "1 день" && text("test.days", ["days": 23]) == "23 дні")
        #expect(text("test.days", ["days": 11]) == "11 днів" && text("test.days", ["days": 1.5]) == "1,5 дня")
        #expect(text("test.days", [:]) == "жодного дня")
        #expect(text("test.kind", ["kind": "walk", "share": 0.25, "change": -0.84]) == "прогулянка, 0,3, −0,8")
        #expect(text("test.kind", ["kind": ["tea", "run"], "share": -0.04, "change": 0.04]) == "чай, run, 0,0, +0,04")
        #expect(text("test.both", ["a": "yes", "days": 2]) == "так: 2 дні")
        #expect(text("test.both", ["name": "Оля"]) == "ні, Оля")
        #expect(text("test.unknown", [:]) == "English", "a text without a pattern stays English")
    }

    @Test func `an error is recognized by its English text`() {
        #expect(catalog.text(ofError: "\"Tea, \"green\"\" is already done.") == "«Tea, \"green\"» уже виконано.")
        #expect(catalog.text(ofError: "\"Tea\" is already done and can't be swapped.") == "«Tea» не змінити.")
        #expect(
            catalog.text(ofError: "The limits exclude all. More time brings back 3; another one.")
                == "Виключено all. Більше часу поверне 3; another one.")
        #expect(catalog.text(ofError: "Something else.") == "Something else.")
        let sentences = catalog.sentences(
            of:
                .refused([ValidationIssue(path: "hour", expected: "a number from 0 to 23", got: "24")]))
        #expect(sentences == ["hour: очікувалося число від 0 до 23, отримано 24"])
    }

    @Test(arguments: [
        "{", "}", "{a", "{a,", "{a, plural, one {x}}", "{a, select}", "{a, wish, x}", "{}", "{a, number, x}",
        "{a, plural, one {x} other y}",
    ])
    func `a damaged pattern is refused`(text: String) throws {
        let json: JSONValue = ["language": "uk", "messages": ["test.one": .string(text)]]
        let issue = #expect(throws: ValidationIssue.self) { try MessageCatalog(json: json) }
        #expect(issue?.path == "messages.test.one")
    }
}

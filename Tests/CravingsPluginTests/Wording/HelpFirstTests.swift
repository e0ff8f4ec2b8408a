// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct HelpFirstTests {
    @Test(
        arguments: [
            ["intensity": 10], ["intensity": 11], ["laterIntensity": 10], ["notes": "I want to die"],
            ["intensity": 3, "place": ["kind": "Moon"], "notes": "kms"],
            ["notes": .string(String(repeating: "a ", count: 400) + "kill myself")],
        ] as [JSONValue])
    func `an input calls for help even if it is invalid`(_ input: JSONValue) {
        #expect(HelpFirst.isNeeded(for: input))
    }

    @Test(arguments: [
        #"{"intensity": 10"#, #"{"laterIntensity":11,}"#, "--later-intensity 10 --bogus", "--intensity=10",
        #"{"notes": "kms""#, "--notes want to die",
    ])
    func `a text that isn't JSON calls for help`(_ text: String) {
        #expect(HelpFirst.isNeeded(for: .string(text)))
    }

    @Test(
        arguments: [
            "{\"intensity\": 1.0", "--intensity 9 --amount 10",
            [:], ["intensity": 9], ["laterIntensity": 9], ["notes": "After lunch."], ["amount": 10],
            ["intensity": "ten"],
            "intensity", .null,
        ] as [JSONValue])
    func `other inputs don't`(_ input: JSONValue) {
        #expect(!HelpFirst.isNeeded(for: input))
    }

    @Test func `arguments call for help, also without quotation marks`() {
        func help(_ line: String) -> String? {
            HelpFirst.text(forArguments: line.split(separator: " ").map(String.init), in: .utc)
        }
        #expect(help("log --intensity 5 --note I want to die")?.hasPrefix("Where to find help") == true)
        for slip in [
            "log 10", "log -i 10", "log --intesity 10", "log --intensity 10!", "log --intensity 10/10",
            "log --intensity=10!", "log --intensity ten", "edit last -later 10", "edit last --later Ten", "kill myself",
            "log --intensity 10 --nte x",
        ] { #expect(help(slip) != nil, "\(slip)") }
        #expect(help("log --intensity 3 --note kms --note calm") != nil)
        #expect(help("log --intensity 10 --intensity 3") != nil)
        let piped = ["log", "--intensty", "3", "--note", "-"]
        #expect(HelpFirst.text(forArguments: piped, in: .utc) { "I want to die\n" } != nil)
        #expect(HelpFirst.text(forArguments: piped, in: .utc) { "After lunch\n" } == nil)
        for other in [
            "log --intensity 5 --note after lunch", "log --amount 10 --bogus", "history --limit 10 --bogus",
            "log --intensity 1.0 --bogus",
        ] { #expect(help(other) == nil, "\(other)") }
    }

    @Test func `the notice has the lines of the country, in both languages`() throws {
        let notice = HelpFirst.notice(in: LocalZone("Europe/Kyiv") { _ in 7_200 })
        #expect(Message.schema.issues(of: notice) == [])
        #expect(
            notice.text.hasPrefix("Where to find help\n  Emergency services (UA): 112, or 103 for an ambulance\n"))
        #expect(notice.text.contains("  Lifeline Ukraine (UA): 7333\n"))
        let ukrainian = HelpFirst.text(of: notice, in: "uk")
        #expect(ukrainian.hasPrefix("Де знайти допомогу\n  Екстрена служба (UA): 112 або 103 (швидка допомога)\n"))
        #expect(ukrainian.contains("Lifeline Ukraine (UA): 7333\n    Цілодобово."))
        #expect(HelpFirst.text(of: notice, in: "en") == notice.text)
    }

    @Test func `the notice of an unknown country fits a message`() {
        #expect(Message.schema.issues(of: HelpFirst.notice(in: .utc)) == [])
    }
}

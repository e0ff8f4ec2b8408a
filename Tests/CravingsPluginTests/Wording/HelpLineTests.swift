// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct HelpLineTests {
    @Test func `the list begins with local emergency and crisis services, without a number`() {
        let neutral = HelpLine.defaults.prefix { $0.country == nil }
        #expect(neutral.map(\.name) == ["Local emergency services", "A local crisis line"])
        #expect(neutral.allSatisfy { $0.contact == nil && $0.details != nil })
        #expect(HelpLine.defaults.dropFirst(neutral.count).allSatisfy { $0.country != nil })
    }

    /// 988lifeline.org: call or text 988; samhsa.gov/find-help/helplines/national-helpline: 1-800-662-HELP (4357).
    @Test func `the lines of the United States are those of their pages`() {
        let lines = HelpLine.defaults.filter { $0.country == "US" }
        #expect(lines.compactMap(\.contact) == ["988 (call or text)", "1-800-662-4357"])
    }

    @Test func `a number has the day on which it was checked`() {
        #expect(HelpLine.defaults.allSatisfy { ($0.contact == nil) == ($0.checked == nil) })
    }

    @Test func `lines are valid`() {
        for line in HelpLine.defaults { #expect(HelpLine.schema.issues(of: line).isEmpty, "\(line.name)") }
    }

    @Test func `the lines of the program have a Ukrainian text, and own lines stay as they are`() {
        for line in HelpLine.defaults {
            let translated = line.text(in: "uk")
            #expect(translated.name.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) })
            #expect(translated.country == line.country && translated.checked == line.checked)
            #expect(line.text(in: "en") == line)
        }
        let own = HelpLine(name: "Olena", contact: "+380 44 000 00 00")
        #expect(own.text(in: "uk") == own)
    }
}

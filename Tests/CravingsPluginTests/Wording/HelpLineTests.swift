// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct HelpLineTests {
    private static let countries = Set(EmbeddedWording.builtIn.helpLines.flatMap(\.countries))

    /// The pages that the sources of the data name: lifelineukraine.com, samaritans.org, 988lifeline.org, samhsa.gov,
    /// telefonseelsorge.de, lifeline.org.au, and those of the emergency services.
    @Test(arguments: [
        ("Europe/Kyiv", ["112, or 103 for an ambulance", "7333"]),
        ("Europe/Kiev", ["112, or 103 for an ambulance", "7333"]),
        ("America/New_York", ["911", "988 (call or text)", "1-800-662-4357"]),
        ("US/Pacific", ["911", "988 (call or text)", "1-800-662-4357"]),
        ("America/Toronto", ["911", "988 (call or text)"]), ("Europe/London", ["999", "116 123"]),
        ("Europe/Dublin", ["112", "116 123"]), ("Europe/Berlin", ["112", "0800 111 0 111"]),
        ("Europe/Warsaw", ["112"]), ("Australia/Sydney", ["000", "13 11 14"]),
    ])
    func `the zone decides the country, whose emergency services come first`(_ zone: String, _ contacts: [String])
        throws
    {
        let lines = HelpLine.defaults(in: LocalZone(zone) { _ in 0 })
        #expect(lines.compactMap(\.contact) == contacts + ["findahelpline.com"])
        #expect(lines.first?.name == "Emergency services" && lines.allSatisfy { $0.name != "Local emergency services" })
        #expect(Set(lines.dropLast().map(\.country)).count == 1 && lines.last?.country == nil)
    }

    @Test func `a country without lines has the emergency services without a number, and where to find others`() {
        for zone in ["Asia/Tokyo", "America/Sao_Paulo"] {
            let lines = HelpLine.defaults(in: LocalZone(zone) { _ in 0 })
            #expect(lines.map(\.name) == ["Local emergency services", "Find A Helpline"])
        }
    }

    @Test func `an unknown country has the crisis lines of every country`() {
        for zone in [LocalZone.utc, LocalZone("Test/East") { _ in 7_200 }] {
            let lines = HelpLine.defaults(in: zone)
            #expect(lines == HelpLine.defaults && lines.first?.name == "Local emergency services")
            #expect(Set(lines.compactMap(\.country)) == ["AU", "CA", "DE", "GB", "IE", "UA", "US"])
            #expect(lines.contains { $0.contact == "7333" })
        }
    }

    @Test func `a number has the day on which it was checked`() {
        for country in Self.countries {
            #expect(HelpLine.defaults(in: country).allSatisfy { ($0.contact == nil) == ($0.checked == nil) })
        }
    }

    @Test func `no line says that someone answers at any time unless its source does`() {
        let lines = EmbeddedWording.builtIn.helpLines
        for line in lines where line.countries.isEmpty || line.isEmergency {
            #expect(!(line.english.details ?? "").contains("ay and night"), "\(line.english.name)")
        }
    }

    @Test func `lines are valid`() {
        for country in Self.countries {
            for line in HelpLine.defaults(in: country) {
                #expect(HelpLine.schema.issues(of: line).isEmpty, "\(line.name)")
            }
        }
    }

    @Test func `the lines of the program have a Ukrainian text, and own lines stay as they are`() {
        for country in Self.countries {
            for line in HelpLine.defaults(in: country) {
                let translated = line.text(in: "uk")
                let words = [translated.name, translated.contact, translated.details].compactMap(\.self).joined()
                #expect(words.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }, "\(line.name)")
                #expect(translated.country == line.country && translated.checked == line.checked)
                #expect(line.text(in: "en") == line)
            }
        }
        let own = HelpLine(name: "Olena", contact: "+380 44 000 00 00")
        #expect(own.text(in: "uk") == own)
    }
}

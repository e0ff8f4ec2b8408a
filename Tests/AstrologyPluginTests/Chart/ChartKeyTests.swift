// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

@Suite struct ChartKeyTests {
    private static func text(_ input: JSONValue) async throws -> String {
        try await ChartFixture.engine().present("astrology.natal-chart", input, as: .text).text
    }

    private static let kyiv: JSONValue = ["date": "1990-05-15T14:30", "latitude": 50.45, "longitude": 30.52]

    @Test func `the text chart explains the abbreviations that appear, in three lines`() async throws {
        let text = try await Self.text(["birth": Self.kyiv])
        let lines = text.split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex { $0.hasPrefix("R retrograde") })
        let key = lines[start..<start + 3].joined(separator: " ")
        for part in ["R retrograde", "Declin. declination", "dom domicile", "per peregrine", "Lilly's points"] {
            #expect(key.contains(part), "\(part) in \(key)")
        }
        #expect(lines[start + 3].hasPrefix("Houses"))
        #expect(text.contains("NN North Node, SN South Node, Asc Ascendant, MC Midheaven"))
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test func `the key doesn't explain abbreviations that don't appear`() async throws {
        let text = try await Self.text(["birth": Self.kyiv, "bodies": ["Sun", "Neptune"]])
        #expect(text.contains("R retrograde"))
        #expect(!text.contains("exa exaltation") && !text.contains("* out of bounds") && !text.contains("NN North"))
        let direct = try await Self.text(["birth": ["date": "1990-05-15", "zone": "Europe/Kyiv"], "bodies": ["Venus"]])
        #expect(!direct.contains("R retrograde") && !direct.contains("Declin."))
    }
}

// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

/// Charts with damaged or missing ephemeris files.
@Suite struct ChartSourcesTests {
    private let input: JSONValue = ["birth": ["date": "1990-05-15T14:30Z", "latitude": 50.45, "longitude": 30.52]]

    private func engine(_ folder: ScratchFolder) throws -> Engine {
        try Engine([AstrologyPlugin(sources: AstrologySources(ephemeris: try folder.ephemeris()))])
    }

    @Test(arguments: ["sepl_18.se1", "semo_18.se1", "seas_18.se1"])
    func `truncated files are rejected`(_ file: String) async throws {
        let folder = try ScratchFolder()
        for other in ["sepl_18.se1", "semo_18.se1", "seas_18.se1"] where other != file { try folder.link(other) }
        let whole = try systemFile(file)
        try folder.write(whole.prefix(whole.count / 2), to: file)
        let engine = try engine(folder)
        let failure = await #expect(throws: ComputationError.self) {
            try await engine.run("astrology.natal-chart", input)
        }
        let sentence = try #require(failure).description
        #expect(failure?.code == .invalidData && failure?.exitCode == 65, "\(sentence)")
        #expect(failure?.computation == "astrology.natal-chart")
        #expect(sentence.contains(file) && sentence.contains("swe-basic-data"), "\(sentence)")
        #expect(!sentence.contains("\n"), "\(sentence)")
        withExtendedLifetime(folder) {}
    }

    @Test func `an empty folder uses the Moshier ephemeris`() async throws {
        let folder = try ScratchFolder()
        let chart = try await engine(folder).run("astrology.natal-chart", input)
        let provenance = try #require(chart["provenance"])
        #expect(provenance.list("files") == [])
        let formula: Set = ["Lilith"]
        for body in provenance.list("bodies") {
            let expected = formula.contains(body.text("name")) ? "formula" : "moshier"
            #expect(body.text("source") == expected, "\(body)")
            #expect(body["file"] == nil)
        }
        let names = chart.list("planets").map { $0.text("name") }
        #expect(names.count == 13 && !names.contains("Chiron"))
        let warnings = chart.list("warnings")
        let fallback = try #require(warnings.first { $0.text("code") == "ephemeris-fallback" })
        #expect(fallback.text("message").contains("sepl_18.se1"))
        #expect(fallback.text("message").contains("swe-basic-data"))
        let missing = try #require(warnings.first { $0.text("code") == "body-unavailable" })
        #expect(missing.text("message").contains("Chiron") && missing.text("message").contains("seas_18.se1"))
        // Moshier's planets are accurate to one arc second; swetest -emos -b15.5.1990 -ut14:30 -p0 prints 54.4493°.
        let exact = try await ChartFixture.engine().run("astrology.natal-chart", input)
        for (planet, other) in zip(chart.list("planets"), exact.list("planets")).prefix(10) {
            let limit = planet.text("name") == "Moon" ? 10.0 / 3600 : 3.0 / 3600
            #expect(
                angularDistance(planet.number("longitude"), other.number("longitude")) < limit, "\(planet.text("name"))"
            )
        }
        withExtendedLifetime(folder) {}
    }

    @Test func `warnings don't repeat`() async throws {
        let folder = try ScratchFolder()
        let chart = try await engine(folder).run("astrology.natal-chart", input)
        let messages = chart.list("warnings").map { $0.text("message") }
        #expect(messages.count == Set(messages).count)
        withExtendedLifetime(folder) {}
    }

    @Test func `charts without a place have no houses`() async throws {
        let chart = try await ChartFixture.engine().run(
            "astrology.natal-chart", ["birth": ["date": "1990-05-15T14:30Z"]])
        #expect(chart["ascendant"] == nil && chart.list("houses").isEmpty)
        #expect(chart["unknownTime"] == nil)
        #expect(chart.list("warnings").first?.text("code") == "no-place")
    }

    /// A body whose file isn't installed is omitted with a warning; an unknown star is an error.
    @Test func `bodies without a file are omitted with a warning`() async throws {
        let chart = try await ChartFixture.engine().run(
            "astrology.natal-chart",
            ["birth": ["date": "1990-05-15T14:30Z"], "bodies": ["Sun", "star Regulus", "asteroid 99942"]])
        #expect(chart.list("planets").map { $0.text("name") } == ["Sun", "Regulus"])
        let unavailable = chart.list("warnings").filter { $0.text("code") == "body-unavailable" }.map {
            $0.text("message")
        }
        #expect(unavailable.count == 1)
        #expect(unavailable.first?.contains("99942") == true)
    }

    /// Alternating between another folder and the default one on the same thread doesn't change the results.
    @Test func `alternating sources on one thread give the same charts`() async throws {
        let folder = try ScratchFolder()
        let (bare, full) = (try engine(folder), try ChartFixture.engine())
        let expected = try await full.run("astrology.natal-chart", input).text()
        let other = try await bare.run("astrology.natal-chart", input).text()
        #expect(other != expected)
        for _ in 0..<3 {
            #expect(try await bare.run("astrology.natal-chart", input).text() == other)
            #expect(try await full.run("astrology.natal-chart", input).text() == expected)
        }
        withExtendedLifetime(folder) {}
    }
}

// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// Bodies in addition to the others, and without some of them.
@Suite struct AddedBodiesTests {
    private static let kyiv: JSONValue = ["date": "1990-05-15T14:30", "latitude": 50.45, "longitude": 30.52]
    private static let standard = CelestialBody.standard.map(\.name)

    private static func names(_ fields: [(String, JSONValue)]) async throws -> [String] {
        var input = JSONObject()
        input["birth"] = kyiv
        for (key, value) in fields { input[key] = value }
        let chart = try await ChartFixture.engine().run(Astrology.natalChart.id, .object(input))
        return chart["planets"]?.array?.compactMap { $0["name"]?.string } ?? []
    }

    @Test func `bodies are added to the standard ones and left out of them`() async throws {
        #expect(try await Self.names([("addedBodies", ["Ceres", "asteroid 4"])]).suffix(2) == ["Ceres", "Vesta"])
        let fewer = try await Self.names([("omittedBodies", ["Pluto", "2060"]), ("addedBodies", ["star Regulus"])])
        #expect(fewer == Self.standard.filter { $0 != "Pluto" && $0 != "Chiron" } + ["Regulus"])
        #expect(try await Self.names([("bodies", ["Sun", "Moon"]), ("omittedBodies", ["Sun"])]) == ["Moon"])
    }

    @Test(
        arguments: [
            ([("omittedBodies", ["Ceres"])], "omittedBodies[0]", "a body of the chart"),
            (
                [("addedBodies", ["Ceres"]), ("omittedBodies", ["Moon", "Ceres"])], "omittedBodies[1]",
                "isn't added as well"
            ),
            ([("bodies", ["Sun"]), ("omittedBodies", ["Sun"])], "omittedBodies", "at least one body"),
            ([("addedBodies", ["Ceres", "star Regulos"])], "addedBodies[1]", "a star in the catalog"),
            ([("addedBodies", ["Sun", "Plutto"])], "addedBodies[1]", "a body such as"),
        ] as [([(String, JSONValue)], String, String)])
    func `contradictory lists are refused`(fields: [(String, JSONValue)], path: String, expected: String) async throws {
        let error = await #expect(throws: ComputationError.self) { try await Self.names(fields) }
        let issue = try #require(error?.issues.first)
        #expect(issue.path == path && issue.expected.contains(expected), "\(issue)")
    }
}

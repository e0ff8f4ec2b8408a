// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// Computations that only read, and JSON keys and options of version 1.
@Suite("Computations that only read, and names of version 1") struct ReadingTests {
    @Test
    func `a computation that doesn't write creates no store`() async throws {
        let folder = try TemporaryFolder()
        let environment = BuiltProgram.environment.merging(["ALMANAC_HOME": folder.file("home")]) { $1 }
        let list = try await BuiltProgram.almanac("list --format json").json().array ?? []
        let reading = list.filter { row in
            let effects = row["effects"]?.array?.compactMap(\.string) ?? []
            return effects.contains("reads")
        }
        #expect(reading.count >= 6)
        for row in reading {
            let id = try #require(row["id"]?.string)
            let input = try #require(row["examples"]?[0]?["input"])
            let run = try await BuiltProgram.almanac(["run", id], input: input.text(), environment: environment)
            #expect([0, 66].contains(run.exitCode), "\(id): \(run.errors)")
            #expect(filesIn(folder.path) == [], "\(id)")
        }
    }

    @Test(arguments: [
        (
            "wardrobe.color-harmony", ##"{"colours": [{"colour": "#1F2A4D"}, {"colour": "#C19A6B"}]}"##,
            ##"{"colors": [{"color": "#1F2A4D"}, {"color": "#C19A6B"}]}"##
        ),
        (
            "wardrobe.weather-fit",
            #"{"pieces": [{"category": "tshirt"}], "weather": {"condition": "cloudy", "airTemperature": 18}}"#,
            #"{"items": [{"category": "tshirt"}], "weather": {"condition": "cloudy", "airTemperature": 18}}"#
        ),
        (
            "wardrobe.wind-chill", #"{"temperature": -10, "wind": 20, "windUnit": "kilometresPerHour"}"#,
            #"{"temperature": -10, "wind": 20, "windUnit": "kilometersPerHour"}"#
        ),
        (
            "challenges.category-preferences",
            #"{"events": [{"challenge": "a", "traits": {"category": "physical"}, "status": "completed", "isOpinion": true, "moment": {"day": "2026-11-16"}}]}"#,
            #"{"events": [{"challenge": "a", "traits": {"category": "physical"}, "status": "completed", "isFeedback": true, "situation": {"day": "2026-11-16"}}]}"#
        ),
    ])
    func `JSON keys and words of version 1 give the same output`(id: String, former: String, present: String)
        async throws
    {
        let old = try await BuiltProgram.almanac(["run", id], input: former).succeeded()
        #expect(try await BuiltProgram.almanac(["run", id], input: present).succeeded() == old)
    }

    @Test
    func `options and words of version 1 are still accepted`() async throws {
        let home = try OutfitHome()
        _ = try await home("add", "Wool trousers", "--category", "pants", "--colour", "grey", "--favourite").succeeded()
        #expect(try await home("items", "--colour", "grey", "--favourites").succeeded().contains("Wool trousers"))
        let item = try await home("items", "--color", "gray", "--format", "json").json()
        #expect(item["items"]?[0]?["primaryColor"] == "#808080" && item["items"]?[0]?["isFavorite"] == true)
        let challenges = try ChallengeHome()
        _ = try await challenges("more-like emotional-leaf-whisper").succeeded()
        #expect(try await challenges("opinions").succeeded().contains("more"))
    }

    @Test
    func `empty input is an error that names the required fields, and valid if there are none`() async throws {
        let missing = try await BuiltProgram.almanac(["run", "wardrobe.heat-index"], input: "")
        #expect(missing.exitCode == 64)
        #expect(missing.errors.contains("temperature: expected") && missing.errors.contains("humidity: expected"))
        let folder = try TemporaryFolder()
        let environment = BuiltProgram.environment.merging(["ALMANAC_HOME": folder.file("home")]) { $1 }
        let items = try await BuiltProgram.almanac(["run", "wardrobe.my-items"], environment: environment)
        #expect(try items.json() == ["items": [], "total": 0, "all": 0])
    }
}

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

    @Test
    func `British spellings of words are read, and those of options are corrected`() async throws {
        func windChill(_ unit: String) async throws -> String {
            let input = #"{"temperature": -10, "wind": 20, "windUnit": "\#(unit)"}"#
            return try await BuiltProgram.almanac(["run", "wardrobe.wind-chill"], input: input).succeeded()
        }
        #expect(try await windChill("kilometresPerHour") == windChill("kilometersPerHour"))
        let home = try OutfitHome()
        _ = try await home("add", "Wool trousers", "--category", "pants", "--color", "grey").succeeded()
        #expect(try await home("items", "--color", "grey").succeeded().contains("Wool trousers"))
        let refused = try await home("items", "--colour", "grey")
        #expect(refused.exitCode == 64 && refused.errors.contains("--color"))
        let key = try await BuiltProgram.almanac(
            ["run", "wardrobe.color-harmony"], input: ##"{"colours": [{"color": "#1F2A4D"}]}"##)
        #expect(key.exitCode == 64 && key.errors.contains(#"did you mean "colors"?"#))
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

// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// Options that can be read in two ways, and words that people use.
@Suite("astro chart: misreadings")
struct MisreadingTests {
    private let noon = ["chart", "--date", "1990-05-15T14:30"]

    @Test(arguments: [
        (
            ["--lat", "50,45", "--lon", "30.52"], "--lat: expected degrees such as 50.45",
            "write 50.45 for decimal degrees, or 50:45 for 50 degrees 45 minutes"
        ),
        (
            ["--lat", "50.45", "--lon", "-30,52"], "--lon: expected degrees such as 30.52",
            "write -30.52 for decimal degrees, or -30:52"
        ),
        (["--lat", "50,45N", "--lon", "30.52"], "\"50,45N\"", "write 50.45N for decimal degrees, or 50n45"),
        (["--lat", "30.52E", "--lon", "50.45N"], "--lat", "\"30.52E\""),
        (["--lat=-50S", "--lon", "30.52"], "--lat", "either the sign or the letter"),
    ])
    func `ambiguous coordinates are refused with both readings`(_ options: [String], _ one: String, _ two: String)
        async throws
    {
        try await BuiltProgram.astro(noon + options).refused(64, [one, two])
    }

    @Test
    func `a minus sign removes a body`() async throws {
        func names(_ bodies: String) async throws -> [String] {
            let chart = try await BuiltProgram.astro(kyiv + ["--bodies", bodies, "--format", "json"]).json()
            return try #require(chart["planets"]?.array).compactMap { $0["name"]?.string }
        }
        let all = try await names("+ceres")
        #expect(try await names("-pluto,-chiron,+ceres") == all.filter { $0 != "Pluto" && $0 != "Chiron" })
        #expect(try await names("sun,moon,-sun") == ["Moon"])
        try await BuiltProgram.astro(kyiv + ["--bodies", "-plutto"]).refused(
            64, ["--bodies", "\"plutto\"", "did you mean Pluto?"])
        try await BuiltProgram.astro(kyiv + ["--bodies", "-ceres"]).refused(
            64, ["--bodies", "\"Ceres\"", "a body of the chart"])
        try await BuiltProgram.astro(kyiv + ["--bodies", "+ceres,-ceres"]).refused(64, ["--bodies", "\"Ceres\""])
    }

    @Test
    func `the extension of the file decides the format`() async throws {
        let folder = try TemporaryFolder()
        _ = try await BuiltProgram.astro(kyiv + ["-o", folder.file("wheel.svg")]).succeeded()
        #expect(try readText(folder.file("wheel.svg")).hasSuffix("</svg>\n"))
        try await BuiltProgram.astro(kyiv + ["-o", folder.file("chart.csv")]).refused(64, ["-o", ".svg", "--format"])
        _ = try await BuiltProgram.almanac(
            ["run", "astrology.natal-chart"] + kyiv.dropFirst() + ["-o", folder.file("other.svg")]
        ).succeeded()
        #expect(try readText(folder.file("other.svg")) == readText(folder.file("wheel.svg")))
        #expect(folder.names.sorted() == ["other.svg", "wheel.svg"])
    }

    @Test
    func `options of the wheel are refused without a wheel`() async throws {
        try await BuiltProgram.astro(kyiv + ["--theme", "dark"]).refused(64, ["--theme", "--format svg"])
        try await BuiltProgram.astro(kyiv + ["--size", "600", "--format", "json"]).refused(
            64, ["--size", "--format svg"])
    }

    @Test
    func `now is the instant of the clock`() async throws {
        let now = ["--now", "2026-11-25T02:50:30Z"]
        let words = ["chart", "--date", "now", "--format", "json"]
        let kyiv = try await BuiltProgram.astro(words + ["--place", "Kyiv"] + now).json()
        #expect(kyiv["birth"]?["utc"]?.string == "2026-11-25T02:50:30Z")
        #expect(kyiv["birth"]?["time"]?.string == "04:50:30")
        let text = try await BuiltProgram.astro(["chart", "--date", "NOW"] + now).succeeded()
        #expect(text.contains("Universal Time, because no zone and no place were given"))
        try await BuiltProgram.astro(words + ["--fold", "later"] + now).refused(64, ["--fold", "--date now"])
    }

    @Test
    func `known words for zones and zodiacs are taken`() async throws {
        let chart = try await BuiltProgram.astro(
            noon + ["--tz", "UTC+4", "--place", "Kyiv", "--zodiac", "vedic", "--format", "json"]
        ).json()
        #expect(chart["birth"]?["utc"]?.string == "1990-05-15T10:30:00Z")
        #expect(chart["provenance"]?["zodiac"]?.string == "Sidereal, Lahiri (Chitrapaksha)")
        try await BuiltProgram.astro(["chart", "--date", "1990-5-15 14:30", "--place", "Kyiv"]).refused(
            64, ["write it as 1990-05-15T14:30"])
    }
}

// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// Charts with ephemeris or zone files that are truncated, missing, or in other folders.
@Suite("Damaged, missing, and moved data files")
struct EphemerisFileTests {
    private static let system = "/usr/share/libswe/ephe"
    private static let files = ["sepl_18.se1", "semo_18.se1", "seas_18.se1"]

    /// A folder with the system's files, some of them truncated.
    private func folder(cutting cut: [String: Int] = [:], leavingOut missing: [String] = []) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in Self.files where !missing.contains(name) {
            let bytes = try readBytes("\(Self.system)/\(name)")
            let size = cut[name].map { min($0, bytes.count / 2) } ?? bytes.count
            try folder.write(Array(bytes[..<size]), to: name)
        }
        return folder
    }

    private func environment(_ changes: [String: String]) -> [String: String] {
        BuiltProgram.environment.merging(changes) { $1 }
    }

    @Test(arguments: files, [0, 100, 2000, Int.max])
    func `truncated files are named with a remedy`(_ name: String, _ size: Int) async throws {
        let folder = try folder(cutting: [name: size])
        let said = [folder.file(name), "swe-basic-data"]
        try await BuiltProgram.astro(kyiv + ["--ephemeris", folder.path]).refused(65, said)
        let byVariable = try await BuiltProgram.astro(kyiv, environment: environment(["SE_EPHE_PATH": folder.path]))
        byVariable.refused(65, said)
        let batch = try await BuiltProgram.almanac(
            ["run", "astrology.natal-chart", "--date", "1990-05-15T10:30Z"],
            environment: environment(["SE_EPHE_PATH": folder.path]))
        batch.refused(65, said)
    }

    @Test
    func `--ephemeris overrides SE_EPHE_PATH`() async throws {
        let (whole, cut) = (try folder(), try folder(cutting: ["sepl_18.se1": Int.max]))
        let good = try await BuiltProgram.astro(
            kyiv + ["--ephemeris", whole.path], environment: environment(["SE_EPHE_PATH": cut.path]))
        #expect(good.succeeded().contains("sepl_18.se1"))
        let bad = try await BuiltProgram.astro(
            kyiv + ["--ephemeris", cut.path], environment: environment(["SE_EPHE_PATH": whole.path]))
        bad.refused(65, [cut.path])
    }

    @Test
    func `SE_EPHE_PATH overrides the system's folder`() async throws {
        let folder = try folder(leavingOut: ["seas_18.se1"])
        let bodies = try await BuiltProgram.astro(["bodies"], environment: environment(["SE_EPHE_PATH": folder.path]))
        #expect(bodies.succeeded().contains(folder.path))
        // swetest doesn't search beyond SE_EPHE_PATH either.
        let chart = try await BuiltProgram.astro(kyiv, environment: environment(["SE_EPHE_PATH": folder.path]))
        #expect(chart.succeeded().contains("seas_18.se1 isn't in"))
    }

    @Test
    func `missing files give a warning with a remedy`() async throws {
        let folder = try folder(leavingOut: ["seas_18.se1", "semo_18.se1"])
        let text = try await BuiltProgram.astro(kyiv + ["--ephemeris", folder.path]).succeeded()
        #expect(text.contains("Positions") && text.contains("Moshier") && text.contains("swe-basic-data"))
        let chart = try await BuiltProgram.astro(kyiv + ["--ephemeris", folder.path, "--format", "json"]).json()
        let sources = try #require(chart["provenance"]?["bodies"]?.array)
        #expect(sources.first { $0["name"]?.string == "Moon" }?["source"]?.string == "moshier")
        #expect(sources.first { $0["name"]?.string == "Sun" }?["source"]?.string != "moshier")
        #expect(chart["planets"]?.array?.contains { $0["name"]?.string == "Chiron" } == false)
        #expect(chart["warnings"]?.array?.contains { $0["message"]?.string?.contains("Chiron") == true } == true)
    }

    @Test
    func `warnings of wheels are printed on standard error`() async throws {
        let folder = try TemporaryFolder()
        let svg = try await BuiltProgram.astro(
            kyiv + ["--ephemeris", folder.path, "--format", "svg", "--output", folder.file("wheel.svg")])
        #expect(svg.succeeded() == "")
        #expect(svg.errors.contains("note: ") && svg.errors.contains("Moshier"))
        let piped = try await BuiltProgram.astro(kyiv + ["--ephemeris", folder.path, "--format", "svg"])
        #expect(piped.succeeded().hasSuffix("</svg>\n"))
        #expect(piped.errors.contains("note: "))
    }

    @Test
    func `missing asteroid files and star catalogs are reported`() async throws {
        let asteroid = try await BuiltProgram.astro(kyiv + ["--bodies", "+433"]).succeeded()
        #expect(asteroid.contains("433") && asteroid.contains("se00433s.se1"), "the file to get is named")
        let folder = try folder()
        let star = try await BuiltProgram.astro(kyiv + ["--ephemeris", folder.path, "--bodies", "+star Regulus"])
        star.expectNoTrace()
        #expect(star.output.contains("sefstars.txt") || star.errors.contains("sefstars.txt"))
        try await BuiltProgram.astro(["bodies", "--stars", "--ephemeris", folder.path]).refused(
            65, ["sefstars.txt", folder.path])
    }

    @Test
    func `without a time zone database, only births with an offset are computed`() async throws {
        let bare = environment(["TZDIR": "/nowhere"])
        try await BuiltProgram.astro(kyiv, environment: bare).refused(65, ["tzdata", "/nowhere"])
        let offset = ["chart", "--date", "1990-05-15T10:30Z", "--lat", "50.45", "--lon", "30.52"]
        #expect(try await BuiltProgram.astro(offset, environment: bare).succeeded().contains("24°20′ Taurus"))
    }

    @Test
    func `truncated zone files are named`() async throws {
        let folder = try TemporaryFolder()
        let bytes = try readBytes("/usr/share/zoneinfo/Europe/Berlin")
        try folder.write(Array(bytes[..<(bytes.count / 2)]), to: "Berlin")
        let finished = try await BuiltProgram.astro(
            ["chart", "--date", "1990-05-15T14:30", "--tz", "Berlin"], environment: environment(["TZDIR": folder.path]))
        finished.refused(65, ["Berlin"])
    }
}

// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct EphemerisFileTests {
    /// The years around the boundaries of files, from swe_revjul() of pyswisseph 2.10.03: Julian day, calendar, year.
    @Test(arguments: [
        (-3_026_604.5, -12999), (-251_291.5, -5400), (-32_143.5, -4801), (625_000.5, -3001), (1_501_907.5, -600),
        (1_501_906.5, -601), (1_721_057.5, 0), (1_721_056.5, -1), (1_940_207.5, 600), (2_305_446.5, 1599),
        (2_305_447.5, 1600), (2_378_496.5, 1800), (2_378_495.5, 1799), (2_451_544.5, 2000), (2_597_640.5, 2399),
        (2_597_641.5, 2400), (7_857_132.5, 16799), (7_857_133.5, 16800),
    ])
    func `a Julian day has its civil year`(julianDay: Double, year: Int) {
        #expect(CivilYear.containing(julianDay: julianDay) == year)
    }

    @Test(arguments: [
        (2_378_495.5, "sepl_12.se1"), (2_378_496.5, "sepl_18.se1"), (2_597_641.5, "sepl_24.se1"),
        (1_721_057.5, "sepl_00.se1"), (1_721_056.5, "seplm06.se1"), (1_501_906.5, "seplm12.se1"),
        (-3_026_604.5, "seplm132.se1"), (7_857_132.5, "sepl_162.se1"),
    ])
    func `file names follow the century`(julianDay: Double, name: String) {
        #expect(LibsweFile.planets.fileName(julianDay: julianDay) == name)
    }

    @Test func `minor planets have several file names`() {
        #expect(
            CelestialBody.asteroidFiles(433) == [
                "se00433s.se1", "se00433.se1", "ast0/se00433s.se1", "ast0/se00433.se1",
            ])
        #expect(CelestialBody.asteroidFiles(136_199).first == "s136199s.se1")
        #expect(CelestialBody.asteroidFiles(99_942).last == "ast99/se99942.se1")
    }
}

@Suite struct EphemerisManifestTests {
    private static func manifest() throws -> EphemerisManifest {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../ephemeris/manifest.tsv")
        return try EphemerisManifest(parsing: Data(contentsOf: url))
    }

    @Test func `the repository's manifest is read`() throws {
        let manifest = try Self.manifest()
        #expect(manifest.entries.count == 153)
        let planets = try #require(manifest["sepl_18.se1"])
        #expect(planets.years == 1800...2399 && planets.ephemerisNumber == 431)
        #expect(planets.package == "swe-basic-data" && planets.byteCount == 484_055)
        #expect(manifest["sefstars.txt"]?.julianDays == nil)
        #expect(manifest["nothing.se1"] == nil)
    }

    /// The rules for the package in warnings and for file names by date agree with the manifest.
    @Test func `every file is in the package that warnings name`() throws {
        for entry in try Self.manifest().entries {
            #expect(EphemerisPackage(containing: entry.file)?.rawValue == entry.package, "\(entry.file)")
            guard let days = entry.julianDays, entry.file.hasPrefix("sepl") else { continue }
            let middle = (days.lowerBound + days.upperBound) / 2
            #expect(LibsweFile.planets.fileName(julianDay: middle) == entry.file)
        }
        for file in ["sepl_168.se1", "seplm138.se1", "se00433s.se1", "sepl_1x.se1", "sepl.se1", ""] {
            #expect(EphemerisPackage(containing: file) == nil, "\(file)")
        }
    }

    /// The manifest agrees with the content that libswe reads from the installed files.
    @Test func `the manifest agrees with the installed files`() throws {
        let manifest = try Self.manifest()
        for file in try systemEphemeris().sky(at: 2_451_545, bodies: CelestialBody.standard).files {
            let entry = try #require(manifest[file.name])
            #expect(entry.julianDays == file.firstJulianDay...file.lastJulianDay)
            #expect(entry.ephemerisNumber == file.ephemerisNumber)
            #expect(entry.byteCount == (try systemFile(file.name)).count)
        }
    }

    @Test(arguments: ["", "# only a comment\n", "file\tbytes\n", "a\tb\tc\td\te\tf\tg\th\ti\tj\n"])
    func `malformed headers are rejected`(text: String) {
        let error = #expect(throws: EphemerisError.self) { try EphemerisManifest(parsing: text.utf8) }
        #expect(error?.code == .damagedFile)
    }

    @Test func `malformed lines are rejected`() throws {
        let head = "file\tfirstJulianDay\tlastJulianDay\tfirstYear\tlastYear\tde\tbodies\tbytes\tsha256\tpackage\n"
        let sum = String(repeating: "0", count: 64)
        let good = "x.se1\t1\t2\t1800\t2399\t431\tSun\t10\t\(sum)\tswe"
        #expect(try EphemerisManifest(parsing: (head + good + "\n").utf8).entries.count == 1)
        for bad in [
            good + "\tmore", good.replacing("\t10\t", with: "\tten\t"), good.replacing("\t2\t", with: "\t0\t"),
            good.replacing(sum, with: "00"), good.replacing(sum, with: String(repeating: "z", count: 64)),
            good.replacing("\t1\t", with: "\t-\t"), "\t" + good.dropFirst(6),
        ] {
            let error = #expect(throws: EphemerisError.self, "\(bad)") {
                try EphemerisManifest(parsing: (head + bad).utf8)
            }
            #expect(error?.message.contains("line 2") == true)
        }
    }
}

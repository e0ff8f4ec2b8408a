// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that libswe can't read safely is an error that names it: libswe crashes on some lines, and waits forever for
/// a pipe.
@Suite struct UnreadableFileTests {
    static let noon2000 = 2_451_545.0
    static let files = [
        "sepl_18.se1", "semo_18.se1", "seas_18.se1", "sefstars.txt", "seorbel.txt", "swe_deltat.txt", "sedeltat.txt",
        "seasnam.txt", "se00433.se1", "ast0/se00433s.se1",
    ]
    static let bodies: [CelestialBody] = [
        .sun, .moon, .chiron, .fictitious(.cupido), .asteroid(433), .star("Regulus"),
    ]

    /// A folder with the system's files, except one.
    private func folder(without file: String) throws -> ScratchFolder {
        let folder = try ScratchFolder()
        for name in ["sepl_18.se1", "semo_18.se1", "seas_18.se1", "sefstars.txt", "seorbel.txt"] where name != file {
            try folder.link(name)
        }
        return folder
    }

    private func expectDamage(
        _ folder: ScratchFolder, _ file: String, _ words: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for _ in 0..<2 {
            let error = #expect(throws: EphemerisError.self, sourceLocation: sourceLocation) {
                try folder.ephemeris().sky(at: Self.noon2000, bodies: Self.bodies)
            }
            #expect(error?.code == .damagedFile, sourceLocation: sourceLocation)
            #expect(error?.file == folder.path + "/" + file, sourceLocation: sourceLocation)
            #expect(
                error?.message.contains(words) == true, "\(error?.message ?? "no error")",
                sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: files)
    func `pipes, devices, and folders are rejected`(file: String) throws {
        let folder = try folder(without: file)
        let path = folder.path + "/" + file
        if file.hasPrefix("ast0/") { #expect(mkdir(folder.path + "/ast0", 0o700) == 0) }
        #expect(mkfifo(path, 0o600) == 0)
        try expectDamage(folder, file, "isn't a regular file")
        #expect(unlink(path) == 0 && symlink("/dev/zero", path) == 0)
        try expectDamage(folder, file, "isn't a regular file")
        #expect(unlink(path) == 0 && mkdir(path, 0o700) == 0)
        try expectDamage(folder, file, "isn't a regular file")
    }

    @Test(arguments: files)
    func `files of an absurd size are rejected`(file: String) throws {
        let folder = try folder(without: file)
        let path = folder.path + "/" + file
        if file.hasPrefix("ast0/") { #expect(mkdir(folder.path + "/ast0", 0o700) == 0) }
        let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
        #expect(ftruncate(descriptor, 1 << 40) == 0 && close(descriptor) == 0)
        try expectDamage(folder, file, "got 1099511627776")
    }

    @Test func `the system's text files are accepted`() throws {
        for file in ["sefstars.txt", "seorbel.txt", "sedeltat.txt.inactive"] {
            let format: DataFileFormat = file == "sedeltat.txt.inactive" ? .deltaT : DataFileFormat(file)
            #expect(format.problem(in: try systemFile(file)) == nil, "\(file)")
        }
    }

    @Test(arguments: [
        "x\n", "\n", "Regulus", "Regulus\n", "# a comment\nRegulus,alLeo,ICRS,10,08\n", "#\n\n",
        String(repeating: "a", count: 5000) + "\n", String(repeating: "a,", count: 5000),
        "Regulus,alLeo,ICRS,ten,08,22.31,+11,58,01.95,-248.73,5.59,5.9,41.13,1.40\n", "a\0b\n",
    ])
    func `malformed star catalogs are rejected`(text: String) throws {
        let folder = try folder(without: "sefstars.txt")
        try folder.write(text.utf8, to: "sefstars.txt")
        try expectDamage(folder, "sefstars.txt", "in line ")
        let star = #expect(throws: EphemerisError.self) {
            try folder.ephemeris().ayanamsa(.trueCitra, at: Self.noon2000)
        }
        #expect(star?.code == .damagedFile)
        let list = #expect(throws: EphemerisError.self) { try folder.ephemeris().stars() }
        #expect(list?.code == .damagedFile)
    }

    @Test func `truncated star catalogs are rejected or read`() throws {
        let whole = try systemFile("sefstars.txt")
        for length in [62_486] + Array(stride(from: 0, to: 400, by: 7)) + Array(whole.count - 120..<whole.count) {
            let folder = try folder(without: "sefstars.txt")
            try folder.write(whole.prefix(length), to: "sefstars.txt")
            let result = Result {
                try folder.ephemeris().sky(at: Self.noon2000, bodies: [.star("Aldebaran"), .star("Gliese 710")])
            }
            if case .failure(let error) = result {
                #expect((error as? EphemerisError)?.code == .damagedFile, "\(length) bytes")
            }
        }
    }

    @Test func `star catalogs without a star have none`() throws {
        for text in ["", "# only a comment\n", "# only a comment"] {
            let folder = try folder(without: "sefstars.txt")
            try folder.write(text.utf8, to: "sefstars.txt")
            let sky = try folder.ephemeris().sky(at: Self.noon2000, bodies: [.star("Regulus")])
            #expect(sky.unavailable.map(\.reason) == [.unknownStar])
        }
    }

    @Test(arguments: [
        String(repeating: "N", count: 3000) + String(repeating: "a,", count: 5000), "a,b,c\n",
        "J1900, J1900, a, 40.99837, 0.0046, 171.4333, 129.8325, 1.0833, Cupido\n",
        "J1900, J1900, 1e5, 40.99837, 0.0046, 171.4333, 129.8325, 1.0833, Cupido\n",
        "1e300, J1900, 163, 40.99837, 0.0046, 171.4333, 129.8325, 1.0833, Cupido\n",
        "J1900, J1900, 163, 40.99837, 0.0046, 171.4333, 129.8325\n",
    ])
    func `malformed orbital elements are rejected`(text: String) throws {
        let folder = try folder(without: "seorbel.txt")
        try folder.write(text.utf8, to: "seorbel.txt")
        try expectDamage(folder, "seorbel.txt", "in line 1 of ")
    }

    @Test(arguments: [
        "1990 nan", "1990 1e300", "1990 inf", "1990 99999999", "1990", "-5 60", "0 60", "990 60", "1990 60\n\r\n",
        "19901990 60", "x", "1990 60\n ", String(repeating: "1", count: 300),
    ])
    func `malformed delta T tables are rejected`(text: String) throws {
        for file in ["swe_deltat.txt", "sedeltat.txt"] {
            let folder = try folder(without: "")
            try folder.write(text.utf8, to: file)
            try expectDamage(folder, file, " in line ")
            let error = #expect(throws: EphemerisError.self) { try folder.ephemeris().deltaT(at: Self.noon2000) }
            #expect(error?.file == folder.path + "/" + file)
            #expect(throws: EphemerisError.self) { try folder.ephemeris(.moshier).siderealTime(at: Self.noon2000) }
        }
    }

    /// A file is checked again if it changes, or if the last check failed.
    @Test func `changed files are checked again`() throws {
        let folder = try folder(without: "sefstars.txt")
        let ephemeris = try folder.ephemeris()
        let regulus = { try ephemeris.sky(at: Self.noon2000, bodies: [.star("Regulus")]) }
        #expect(try regulus().unavailable.map(\.reason) == [.missingFile])
        try folder.write(Array("x\n".utf8), to: "sefstars.txt")
        #expect(throws: EphemerisError.self) { try regulus() }
        try folder.write(try systemFile("sefstars.txt"), to: "sefstars.txt")
        #expect(try regulus().positions.count == 1)
        try folder.write(Array("x\n".utf8), to: "sefstars.txt")
        #expect(throws: EphemerisError.self) { try regulus() }
    }
}

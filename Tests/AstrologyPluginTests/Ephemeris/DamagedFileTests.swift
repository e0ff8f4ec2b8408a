// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

/// A file that is truncated, empty, or not an ephemeris is an error that names it, never a position or a crash.
@Suite struct DamagedFileTests {
    static let files = ["sepl_18.se1", "semo_18.se1", "seas_18.se1"]

    private func body(_ file: String) -> CelestialBody {
        file.hasPrefix("sepl") ? .mars : file.hasPrefix("semo") ? .moon : .chiron
    }

    private func folder(with bytes: some Sequence<UInt8>, as file: String) throws -> ScratchFolder {
        let folder = try ScratchFolder()
        for other in Self.files where other != file { try folder.link(other) }
        try folder.write(bytes, to: file)
        return folder
    }

    private func expectDamage(_ folder: ScratchFolder, _ file: String, _ context: Comment) throws {
        let ephemeris = try folder.ephemeris()
        for julianDay in [2_380_000.5, 2_451_545, 2_597_000.5] {
            for bodies in [[body(file)], CelestialBody.standard] {
                let error = #expect(throws: EphemerisError.self, context) {
                    try ephemeris.sky(at: julianDay, bodies: bodies)
                }
                #expect(error?.code == .damagedFile, context)
                #expect(error?.file == folder.path + "/" + file, context)
                #expect(error?.message.contains("swe-basic-data") == true, context)
            }
        }
    }

    @Test(arguments: files, 0..<10)
    func `truncated files are rejected`(file: String, tenth: Int) throws {
        let whole = try systemFile(file)
        let folder = try folder(with: whole.prefix(whole.count * tenth / 10), as: file)
        try expectDamage(folder, file, "\(file) cut to \(tenth) tenths")
    }

    @Test(arguments: files)
    func `truncated headers are rejected`(file: String) throws {
        let whole = try systemFile(file)
        for length in [1, 15, 40, 118, 122, 126, 134, 142, 150, 165, 200, 400, whole.count - 1] {
            let folder = try folder(with: whole.prefix(length), as: file)
            try expectDamage(folder, file, "\(file) cut to \(length) bytes")
        }
    }

    @Test(arguments: files)
    func `random bytes are rejected`(file: String) throws {
        var generator = SplitMix64(state: 4711)
        let whole = try systemFile(file)
        let noise = (0..<whole.count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
        try expectDamage(try folder(with: noise, as: file), file, "noise, seed 4711")
        try expectDamage(try folder(with: [UInt8](repeating: 0, count: whole.count), as: file), file, "zeros")
        try expectDamage(try folder(with: Array("hello\r\n".utf8), as: file), file, "a text")
        try expectDamage(try folder(with: whole + [0], as: file), file, "one byte too many")
    }

    /// Any altered byte in the part of the header with a checksum is detected.
    @Test(arguments: files)
    func `altered headers are rejected`(file: String) throws {
        let whole = try systemFile(file)
        // Three lines of text, then 28 bytes of test integer, length, ephemeris number and range.
        let lines = whole.indices.filter { whole[$0] == UInt8(ascii: "\n") }
        for index in stride(from: 8, to: lines[2] + 28, by: 3) {
            var bytes = whole
            bytes[index] ^= 0x41
            let folder = try folder(with: bytes, as: file)
            let error = #expect(throws: EphemerisError.self, "byte \(index)") {
                try folder.ephemeris().sky(at: 2_451_545, bodies: [body(file)])
            }
            #expect(error?.code == .damagedFile, "byte \(index)")
        }
    }

    /// A file with the name of another century would give positions of the wrong time.
    @Test func `renamed files are rejected`() throws {
        let folder = try ScratchFolder()
        try folder.write(try systemFile("sepl_18.se1"), to: "sepl_12.se1")
        let error = #expect(throws: EphemerisError.self) {
            try folder.ephemeris().sky(at: 2_200_000.5, bodies: [.sun])
        }
        #expect(error?.code == .damagedFile)
    }

    /// Sunshine houses depend on the Sun, and star-based ayanamsas on the Earth, so they detect damage even without
    /// bodies.
    @Test(arguments: [HouseSystem.sunshine, .sunshineMakransky, .placidus], [Zodiac.tropical, .sidereal(.trueCitra)])
    func `houses alone reject damaged files`(system: HouseSystem, zodiac: Zodiac) throws {
        let folder = try folder(with: try systemFile("sepl_18.se1").prefix(1000), as: "sepl_18.se1")
        let place = GeographicPosition(latitude: 50.45, longitude: 30.52)
        let ephemeris = try folder.ephemeris()
        for _ in 0..<2 {
            let frame = {
                try ephemeris.sky(at: 2_451_545, bodies: [], zodiac: zodiac, observer: place, houses: system)
            }
            if system == .placidus && zodiac == .tropical {
                #expect(try frame().houses?.systemUsed == .placidus)
            } else {
                let error = #expect(throws: EphemerisError.self) { try frame() }
                #expect(error?.code == .damagedFile)
            }
        }
    }

    /// Random damage inside the data keeps the length, so only a checksum can detect it, but it must not cause a crash.
    @Test func `random damage never crashes`() throws {
        var generator = SplitMix64(state: 815)
        for file in Self.files {
            let whole = try systemFile(file)
            for _ in 0..<10 {
                var bytes = whole
                for _ in 0..<2000 {
                    bytes[4096 + Int(generator.next() % UInt64(bytes.count - 4096))] = UInt8(
                        truncatingIfNeeded: generator.next())
                }
                let ephemeris = try folder(with: bytes, as: file).ephemeris()
                _ = try? ephemeris.sky(at: 2_400_000.5 + generator.unit() * 100_000, bodies: CelestialBody.standard)
            }
        }
    }
}

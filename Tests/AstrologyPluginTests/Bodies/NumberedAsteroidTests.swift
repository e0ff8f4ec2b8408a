// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

/// Minor planets by number, with a generated file, since no package has one.
///
/// The file has the format of `se00433s.se1` and the data of Vesta, so the expected position is Vesta's.
@Suite struct NumberedAsteroidTests {
    static let noon2000 = 2_451_545.0

    @Test(arguments: ["se00433s.se1", "se00433.se1"])
    func `position and name come from the file`(name: String) throws {
        let folder = try ScratchFolder()
        for file in ["sepl_18.se1", "semo_18.se1", "seas_18.se1"] { try folder.link(file) }
        try folder.write(try AsteroidFile.bytes(named: name, number: 433, title: "Eros"), to: name)
        let ephemeris = try folder.ephemeris()
        let bodies: [CelestialBody] = [.sun, .asteroid(433), .vesta, .asteroid(99)]
        let sky = try ephemeris.sky(at: Self.noon2000, bodies: bodies)
        let eros = try #require(sky[.asteroid(433)], "\(sky.unavailable)")
        let vesta = try #require(sky[.vesta])
        #expect(eros.name == "Eros")
        #expect(eros.source == .swissEphemeris && eros.warning == nil)
        #expect(angularDistance(eros.longitude, vesta.longitude) < 1e-9)
        #expect(abs(eros.declination - vesta.declination) < 1e-9)
        #expect(sky.unavailable.map(\.body) == [.asteroid(99)])
        #expect(sky.files.map(\.name) == ["sepl_18.se1", "semo_18.se1", "seas_18.se1", name])
        #expect(sky.files.last?.content == .numberedAsteroid)
        let entry = try #require(ephemeris.bodies(at: Self.noon2000, among: [.asteroid(433)]).first)
        #expect(entry.isAvailable && entry.file == name && entry.filePath == folder.path + "/" + name)
    }

    @Test func `dates outside the file make the body unavailable`() throws {
        let folder = try ScratchFolder()
        try folder.write(try AsteroidFile.bytes(named: "se00433s.se1", number: 433, title: "Eros"), to: "se00433s.se1")
        let sky = try folder.ephemeris().sky(at: 2_100_000.5, bodies: [.asteroid(433)])
        #expect(sky.unavailable.map(\.reason) == [.dateOutOfRange], "\(sky.unavailable)")
    }

    @Test(arguments: 0..<10)
    func `damaged files are rejected`(tenth: Int) throws {
        let folder = try ScratchFolder()
        for file in ["sepl_18.se1", "semo_18.se1"] { try folder.link(file) }
        let whole = try AsteroidFile.bytes(named: "se00433s.se1", number: 433, title: "Eros")
        try folder.write(whole.prefix(whole.count * tenth / 10), to: "se00433s.se1")
        let ephemeris = try folder.ephemeris()
        let error = #expect(throws: EphemerisError.self) {
            try ephemeris.sky(at: Self.noon2000, bodies: [.sun, .asteroid(433)])
        }
        #expect(error?.code == .damagedFile)
        #expect(error?.file == folder.path + "/se00433s.se1")
        #expect(error?.message.contains("replace the file") == true)
        #expect(try ephemeris.sky(at: Self.noon2000, bodies: [.sun])[.sun]?.source == .swissEphemeris)
    }
}

/// Generates a file for one numbered minor planet from the data of Vesta in `seas_18.se1`.
private enum AsteroidFile {
    /// The record of a body's constants, without a reference ellipse.
    static let recordLength = 90

    static func bytes(named name: String, number: Int, title: String) throws -> [UInt8] {
        let source = try systemFile("seas_18.se1")
        let lineEnds = source.indices.prefix(400).filter { source[$0] == UInt8(ascii: "\n") }
        let fixed = lineEnds[2] + 1
        let bodyCount = Int(source[fixed + 28])
        let numbers = fixed + 30
        let vesta = try #require((0..<bodyCount).first { source[numbers + 2 * $0] == 17 })
        let constants = numbers + 2 * bodyCount + 4
        let record = constants + 40 + recordLength * vesta

        var header = Array("SWISSEPH  1\r\n\(name)\r\n".utf8)
        header += source[(lineEnds[1] + 1)..<fixed]
        let elements = padded(String(repeating: " ", count: 6 - "\(number)".count) + "\(number) " + title, to: 130)
        header += Array((elements + "\r\n").utf8)
        header += source[fixed..<(fixed + 28)]
        header += littleEndian(UInt16(1)) + littleEndian(UInt16(10_000 + number))
        header += Array(padded(title, to: 30).utf8)
        header += littleEndian(checksum(header))
        header += source[constants..<(constants + 40)]
        header += source[record..<(record + recordLength)]
        return header + source[header.count...]
    }

    private static func padded(_ text: String, to count: Int) -> String {
        text + String(repeating: " ", count: count - text.utf8.count)
    }

    private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian, Array.init)
    }

    /// CRC-32 with the polynomial 0x04C11DB7, most significant bit first.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte) << 24
            for _ in 0..<8 {
                crc = crc & 0x8000_0000 == 0 ? crc << 1 : (crc << 1) ^ 0x04C1_1DB7
            }
        }
        return ~crc
    }
}

// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime
import Testing

@testable import AstrologyPlugin

@Suite struct BackzoneWarningTests {
    private func bytes(_ name: String) throws -> [UInt8] {
        let bytes = TimeFixture.bytes(of: "\(try TimeZoneDatabase.system().directory)/\(name)")
        try #require(!bytes.isEmpty)
        return bytes
    }

    /// In a database without backzone, Europe/Amsterdam is a link to Europe/Brussels and Europe/Oslo one to
    /// Europe/Berlin (tz database, file `backward`).
    @Test func `births before 1970 have a warning without backzone`() throws {
        let brussels = try bytes("Europe/Brussels")
        let berlin = try bytes("Europe/Berlin")
        let files = [
            "Europe/Amsterdam": brussels, "Europe/Brussels": brussels, "Europe/Oslo": berlin,
            "Europe/Berlin": berlin,
            "zone1970.tab": Array("# comment\nBE,LU,NL\t+5050+00420\tEurope/Brussels\n".utf8),
        ]
        try TimeFixture.withDirectory(files) { directory in
            let database = try TimeZoneDatabase(directory: directory)
            #expect(!database.hasBackzone)
            let resolver = LocalTimeResolver(database: database)
            let early = try LocalDateTime(parsing: "1935-06-15T12:00")
            let late = try LocalDateTime(parsing: "1990-06-15T12:00")
            let warned = try resolver.resolve(early, in: .zone("Europe/Amsterdam"))
            #expect(warned.warnings.map(\.code) == [.noBackzone])
            #expect(try resolver.resolve(early, in: .zone("Europe/Brussels")).warnings.isEmpty)
            #expect(try resolver.resolve(late, in: .zone("Europe/Amsterdam")).warnings.isEmpty)
        }
    }

    @Test func `an unknown or damaged zone is an error in its field`() throws {
        let sound = try bytes("Europe/Kyiv")
        try TimeFixture.withDirectory(["Europe/Kyiv": Array(sound.prefix(sound.count / 2))]) { directory in
            let resolver = LocalTimeResolver(database: try TimeZoneDatabase(directory: directory))
            let noon = try LocalDateTime(parsing: "1990-06-15T12:00")
            let damaged = #expect(throws: TimeInputError.self) { try resolver.resolve(noon, in: .zone("Europe/Kyiv")) }
            #expect(damaged?.kind == .data && damaged?.field == "zone")
            let unknown = #expect(throws: TimeInputError.self) { try resolver.resolve(noon, in: .zone("Europe/Kyjv")) }
            #expect(unknown?.kind == .input && unknown?.field == "zone")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CivilTime

@Suite struct TimeZoneDatabaseTests {
    private func bytes(_ name: String) throws -> [UInt8] {
        let bytes = Machine.bytes(of: "\(try TimeZoneDatabase.system().directory)/\(name)")
        try #require(!bytes.isEmpty)
        return bytes
    }

    @Test(arguments: [
        ("europe/kyiv", "Europe/Kyiv"), ("EUROPE/KYIV", "Europe/Kyiv"),
        ("america/NEW_york", "America/New_York"),
        ("utc", "UTC"), ("America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"),
        ("etc/gmt+3", "Etc/GMT+3"),
    ])
    func `names are case-insensitive`(text: String, name: String) throws {
        let database = try TimeZoneDatabase.system()
        #expect(try database.zone(named: text).name == name)
    }

    @Test(arguments: [
        ("Europe/Kyjv", "Europe/Kyiv"), ("Kyiv", "Europe/Kyiv"), ("New York", "America/New_York"),
        ("America/New York", "America/New_York"), ("Europe/Londn", "Europe/London"),
        ("right/Europe/Kyiv", "Europe/Kyiv"),
    ])
    func `unknown names get the nearest names`(text: String, suggestion: String) throws {
        let database = try TimeZoneDatabase.system()
        #expect {
            try database.zone(named: text)
        } throws: { error in
            "\(error)".contains("did you mean") && "\(error)".contains(suggestion)
                && "\(error)".contains("\"\(text)\"")
        }
    }

    /// POSIX and the tz database count west as positive, so that Etc/GMT+5 is UTC-5.
    @Test(arguments: [
        ("GMT+5", "+05:00"), ("UTC+3", "+03:00"), ("utc-5", "-05:00"), ("UTC+05:30", "+05:30"), ("gmt-11", "-11:00"),
    ])
    func `offsets from GMT and UTC get the ISO 8601 spelling`(text: String, offset: String) throws {
        let database = try TimeZoneDatabase.system()
        let error = #expect(throws: CivilTimeError.self) { try database.zone(named: text) }
        #expect(error?.recoverySuggestion == "write \(offset)")
    }

    /// Offsets by zdump: Eastern Daylight Time is that of New York, and CST that of Chicago, Shanghai, or Havana.
    @Test(arguments: [
        ("EDT", ["America/New_York", "-04:00"]), ("pst", ["America/Los_Angeles", "-08:00", "Asia/Manila"]),
        ("MSK", ["Europe/Moscow", "+03:00"]), ("EEST", ["Europe/Kyiv", "+03:00"]),
        ("CST", ["America/Chicago", "-06:00", "Asia/Shanghai", "+08:00"]), ("IST", ["Asia/Kolkata", "+05:30"]),
    ])
    func `abbreviations get zones and offsets`(text: String, words: [String]) throws {
        let database = try TimeZoneDatabase.system()
        let error = #expect(throws: CivilTimeError.self) { try database.zone(named: text) }
        let advice = try #require(error?.recoverySuggestion)
        for word in words { #expect(advice.contains(word), "\(advice)") }
        for zone in words where zone.contains("/") { _ = try database.zone(named: zone) }
    }

    @Test func `a directory without zones is reported instead of the name`() throws {
        try Machine.withDirectory([:]) { directory in
            let database = try TimeZoneDatabase(directory: directory)
            let error = #expect(throws: CivilTimeError.self) { try database.zone(named: "Europe/Kyiv") }
            #expect(error?.kind == .data && error?.got == "no time zone files in \(directory)")
        }
    }

    @Test func `the shared database is one object`() throws {
        #expect(try TimeZoneDatabase.shared() === TimeZoneDatabase.shared())
    }

    @Test(arguments: [
        "../../etc/passwd", "/etc/passwd", "Europe/../../../etc/passwd", "..", ".", "Europe/", "/Europe/Kyiv",
        "Europe//Kyiv", "Europe", "tzdata.zi", "zone.tab", "leapseconds", "localtime", "posixrules",
        "Factory", "",
        "Europe/Kyiv\u{0}", "Europe/Kyiv ", "-Europe", "+VERSION", String(repeating: "a/", count: 4000),
        "Київ",
    ])
    func `names that aren't zones are rejected`(name: String) throws {
        let database = try TimeZoneDatabase.system()
        #expect {
            try database.zone(named: name)
        } throws: { error in
            (error as? CivilTimeError)?.kind == .input && "\(error)".utf8.count < 300
        }
    }

    @Test func `an error about a missing directory names the package to install`() {
        #expect {
            try TimeZoneDatabase(directory: "/nonexistent/zoneinfo")
        } throws: { error in
            "\(error)".contains("install the package tzdata") && (error as? CivilTimeError)?.kind == .data
        }
    }

    @Test func `a file instead of a directory is rejected`() throws {
        try Machine.withDirectory(["file": [1]]) { directory in
            let error = #expect(throws: CivilTimeError.self) { try TimeZoneDatabase(directory: directory + "/file") }
            #expect(error?.expected == "a time zone database" && error?.got == "a file at \(directory)/file")
            #expect(error?.recoverySuggestion?.contains("install the package tzdata") == true)
        }
    }

    @Test(arguments: [
        ("Europe/Kyiv", true), ("europe/Kyiv", false), ("Europe/kyiv", false), ("Europe", true), ("UTC", true),
        ("Europe/Nowhere", false), ("Kyiv/Europe", false),
    ])
    func `a spelling is right only if the directory has it`(name: String, isSpelled: Bool) throws {
        let files = ["Europe/Kyiv": try bytes("Europe/Kyiv"), "UTC": try bytes("UTC")]
        try Machine.withDirectory(files) { directory in
            let found = try ZoneFiles.isSpelled(name, in: directory)
            #expect(found == isSpelled)
        }
    }

    @Test func `damaged files are rejected with a reason`() throws {
        let sound = try bytes("Europe/Kyiv")
        let files = [
            "Europe/Kyiv": Array(sound.prefix(sound.count / 2)), "Europe/Empty": [], "Europe/Text": [65, 66],
        ]
        try Machine.withDirectory(files) { directory in
            let database = try TimeZoneDatabase(directory: directory)
            for name in files.keys {
                #expect {
                    try database.zone(named: name)
                } throws: { error in
                    (error as? CivilTimeError)?.kind == .data && "\(error)".contains("tzdata")
                }
            }
            let error = #expect(throws: CivilTimeError.self) { try database.zone(named: "Europe/Empty") }
            #expect(
                error?.description
                    == "expected a valid time zone file for Europe/Empty, got a truncated file "
                    + "(reinstall the package tzdata)")
        }
    }

    @Test func `the release is read from tzdata.zi or +VERSION`() throws {
        try Machine.withDirectory(["tzdata.zi": Array("# version 2031c\nR A\n".utf8)]) { directory in
            let database = try TimeZoneDatabase(directory: directory)
            #expect(database.version == "2031c")
        }
        try Machine.withDirectory(["+VERSION": Array("2031d\n".utf8)]) { directory in
            let database = try TimeZoneDatabase(directory: directory)
            #expect(database.version == "2031d")
        }
        for other in ["", "# version \u{1B}]0;title\u{7}\n", "# version 2031 c\n"] {
            try Machine.withDirectory(["tzdata.zi": Array(other.utf8)]) { directory in
                let database = try TimeZoneDatabase(directory: directory)
                #expect(database.version == nil)
            }
        }
    }

    @Test func `an old name without a file resolves to the zone that it links to`() throws {
        let files = [
            "America/Los_Angeles": try bytes("America/Los_Angeles"),
            "tzdata.zi": Array("# version 2031c\nL America/Los_Angeles US/Pacific\n".utf8),
        ]
        try Machine.withDirectory(files) { directory in
            let database = try TimeZoneDatabase(directory: directory)
            #expect(try database.zone(named: "US/Pacific").name == "America/Los_Angeles")
            #expect(database.zoneNames == ["America/Los_Angeles"])
        }
    }

    /// In a database without backzone, Europe/Amsterdam is a link to Europe/Brussels and Europe/Oslo one to
    /// Europe/Berlin (tz database, file `backward`).
    @Test func `a database without backzone is detected`() throws {
        let brussels = try bytes("Europe/Brussels")
        let berlin = try bytes("Europe/Berlin")
        let files = [
            "Europe/Amsterdam": brussels, "Europe/Brussels": brussels, "Europe/Oslo": berlin,
            "Europe/Berlin": berlin,
            "zone1970.tab": Array("# comment\nBE,LU,NL\t+5050+00420\tEurope/Brussels\n".utf8),
        ]
        try Machine.withDirectory(files) { directory in
            let database = try TimeZoneDatabase(directory: directory)
            #expect(!database.hasBackzone)
            #expect(!database.hasOwnHistory(try database.zone(named: "Europe/Amsterdam")))
            #expect(database.hasOwnHistory(try database.zone(named: "Europe/Brussels")))
        }
    }

    @Test func `many tasks can use one database concurrently`() async throws {
        let database = try TimeZoneDatabase.system()
        let names = Array(database.zoneNames.prefix(60))
        try #require(names.count == 60)
        let total = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    try names.reduce(0) { try $0 + database.zone(named: $1).period(atSecond: 0).rule.offset }
                }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(total.count == 1)
    }
}

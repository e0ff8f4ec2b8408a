// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CivilTime

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A database that is there and can't be opened: each test takes something away from a process of its own.
@Suite struct UnreadableDatabaseTests {
    @Test func `too many open files are named, and forgotten once there are fewer`() async {
        await #expect(processExitsWith: .success) {
            try Machine.withDirectory(["Europe/Kyiv": Machine.bytes(of: "/usr/share/zoneinfo/Europe/Kyiv")]) {
                directory in
                let database = try TimeZoneDatabase(directory: directory)
                let taken = Machine.takeAllDescriptors()
                let first = #expect(throws: CivilTimeError.self) { try TimeZoneDatabase(directory: directory) }
                let second = #expect(throws: CivilTimeError.self) { try database.zone(named: "europe/kyiv") }
                for descriptor in taken { close(descriptor) }
                for error in [first, second] {
                    #expect(error?.kind == .data)
                    #expect(error?.description.contains("Too many open files") == true, "\(error?.description ?? "")")
                    #expect(error?.description.contains("tzdata") == false)
                }
                #expect(try database.zone(named: "europe/kyiv").name == "Europe/Kyiv")
            }
        }
    }

    /// Root may open everything, so that the test becomes another user for as long as it asks.
    @Test func `a directory and a file that may not be opened say so`() async {
        await #expect(processExitsWith: .success) {
            try Machine.withDirectory(["Europe/Kyiv": [1, 2, 3]]) { directory in
                let database = try TimeZoneDatabase(directory: directory)
                chmod(directory, 0o755)
                chmod(directory + "/Europe/Kyiv", 0)
                let user = geteuid()
                if user == 0 { seteuid(65_534) }
                let file = #expect(throws: CivilTimeError.self) { try database.zone(named: "Europe/Kyiv") }
                seteuid(user)
                chmod(directory, 0)
                if user == 0 { seteuid(65_534) }
                let folder = #expect(throws: CivilTimeError.self) { try TimeZoneDatabase(directory: directory) }
                seteuid(user)
                chmod(directory, 0o755)
                for error in [file, folder] {
                    #expect(error?.description.contains("Permission denied (allow this user to read it)") == true)
                }
            }
        }
    }
}

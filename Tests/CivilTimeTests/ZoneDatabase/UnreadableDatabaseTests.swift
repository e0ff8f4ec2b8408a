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

/// Databases that can't be opened.
///
/// Each test runs in a separate process, which gives up descriptors or permissions.
@Suite struct UnreadableDatabaseTests {
    @Test func `too many open files are reported and the next attempt succeeds`() async {
        await #expect(processExitsWith: .success) {
            let files = [
                "Europe/Kyiv": Machine.bytes(of: "/usr/share/zoneinfo/Europe/Kyiv"),
                "tzdata.zi": Array("# version 2031c\n".utf8),
            ]
            try Machine.withDirectory(files) { directory in
                let database = try TimeZoneDatabase(directory: directory)
                // Other threads can close descriptors, so each attempt opens the ones that are free again.
                var taken = Machine.takeAllDescriptors()
                let first = #expect(throws: CivilTimeError.self) { try TimeZoneDatabase(directory: directory) }
                taken += Machine.takeAllDescriptors()
                let shared = #expect(throws: CivilTimeError.self) { try TimeZoneDatabase.shared() }
                taken += Machine.takeAllDescriptors()
                let version = database.version
                taken += Machine.takeAllDescriptors()
                let second = #expect(throws: CivilTimeError.self) { try database.zone(named: "europe/kyiv") }
                for descriptor in taken { close(descriptor) }
                for error in [first, shared, second] {
                    #expect(error?.kind == .data)
                    #expect(error?.description.contains("Too many open files") == true, "\(error?.description ?? "")")
                    #expect(error?.description.contains("tzdata") == false)
                }
                #expect(try database.zone(named: "europe/kyiv").name == "Europe/Kyiv")
                #expect(try TimeZoneDatabase.shared().zone(named: "Europe/Kyiv").name == "Europe/Kyiv")
                #expect(version == nil && database.version == "2031c")
            }
        }
    }

    /// Root can open all files, so the test temporarily becomes another user.
    @Test func `missing permissions are reported`() async {
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

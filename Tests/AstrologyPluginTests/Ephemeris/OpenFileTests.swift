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

/// Files that libswe has open, or can't open, never change a result.
@Suite struct OpenFileTests {
    /// The files of 1800 to 2399 extend into 2400, but the date requires the next files.
    @Test(arguments: [2_378_496.6, 2_597_645, 2_597_702, 2_597_996])
    func `results don't depend on the files that are open`(julianDay: Double) throws {
        let folder = try ScratchFolder()
        for file in ["sepl_18.se1", "semo_18.se1", "seas_18.se1"] { try folder.link(file) }
        let ephemeris = try folder.ephemeris()
        let sky = { try ephemeris.sky(at: $0, bodies: CelestialBody.standard) }
        let first = try sky(julianDay)
        _ = try sky(2_451_545)
        #expect(try sky(julianDay) == first)
        _ = try sky(2_590_000)
        #expect(try sky(julianDay) == first)
    }

    /// Around the last instant of the Moshier ephemeris, some bodies need instants beyond it.
    @Test(arguments: [625_000.5, 2_818_000.5], [-1, -0.3, -0.05, -0.03, -0.01, 0, 0.01, 0.5, 3])
    func `the ends of the built-in range have one message`(end: Double, days: Double) throws {
        let folder = try ScratchFolder()
        let ephemeris = try folder.ephemeris()
        let bodies: [[CelestialBody]] = [[.sun, .moon, .interpolatedLilith], CelestialBody.standard, [.pluto, .moon]]
        for bodies in bodies {
            do throws(EphemerisError) {
                _ = try ephemeris.sky(at: end + days, bodies: bodies)
            } catch {
                #expect(error.code == .dateOutOfRange, "\(error)")
                #expect(error.message.contains("install swe-standard-data"), "\(error)")
            }
        }
    }

    /// libswe treats a file that it can't open as missing.
    @Test func `too many open files are an error`() async {
        await #expect(processExitsWith: .success) {
            for available in [0] {
                // Another folder, whose files aren't open yet.
                let folder = try ScratchFolder()
                for file in ["sepl_18.se1", "semo_18.se1", "seas_18.se1"] { try folder.link(file) }
                let ephemeris = try folder.ephemeris()
                var files: [Int32] = []
                var limit = rlimit(rlim_cur: 64, rlim_max: 64)
                setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
                while case let file = open("/dev/null", O_RDONLY), file >= 0 { files.append(file) }
                for file in files.suffix(available) { close(file) }
                let error = #expect(throws: EphemerisError.self) {
                    try ephemeris.sky(at: 2_451_545, bodies: CelestialBody.standard)
                }
                #expect(error?.code == .libraryFailure)
                #expect(error?.message.hasSuffix("can't be read: Too many open files") == true)
                for file in files.dropLast(available) { close(file) }
                #expect(try ephemeris.sky(at: 2_451_545, bodies: CelestialBody.standard).positions.count == 14)
            }
        }
    }
}

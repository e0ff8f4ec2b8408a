// SPDX-License-Identifier: AGPL-3.0-or-later

import ExpectedTables

@testable import AstrologyPlugin
@testable import SwissEphemeris

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A table written by `Fixtures/make-fixtures.py`.
func fixture(_ file: String) throws -> ExpectedTable { try ExpectedTable(file, besides: #filePath) }

/// The shorter distance between two angles, in degrees.
func angularDistance(_ a: Double, _ b: Double) -> Double {
    let difference = abs(a - b).truncatingRemainder(dividingBy: 360)
    return min(difference, 360 - difference)
}

/// The ephemeris with the system's files, independent of the environment and the current folder.
func systemEphemeris() throws -> SwissEphemerisSource {
    SwissEphemerisSource(searchPath: try EphemerisSearchPath(explicit: systemFolder, environment: nil))
}

/// The folder of the files on Debian.
let systemFolder = "/usr/share/libswe/ephe"

/// A separate folder for one test, removed with the value.
final class ScratchFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path(percentEncoded: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Creates a link to one of the system's files in the folder.
    func link(_ name: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path + "/" + name, withDestinationPath: systemFolder + "/" + name)
    }

    /// Writes a file into the folder.
    func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        try Data(bytes).write(to: URL(filePath: path + "/" + name))
    }

    /// An ephemeris that searches only this folder.
    func ephemeris(_ preference: SwissEphemerisSource.Preference = .swissEphemeris) throws -> SwissEphemerisSource {
        SwissEphemerisSource(
            searchPath: try EphemerisSearchPath(explicit: path, environment: nil), preference: preference)
    }
}

/// The content of one of the system's ephemeris files.
func systemFile(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: systemFolder + "/" + name)))
}

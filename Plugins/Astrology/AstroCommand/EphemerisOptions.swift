// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The option for the ephemeris and the folder of its files.
struct EphemerisOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Folder of ephemeris files, or several separated by colons; moshier for the built-in ephemeris.",
            valueName: "folder"),
        completion: .directory)
    var ephemeris: String?

    /// The ephemeris the user chose; `nil` for the default.
    var source: PositionSource? { isMoshier ? .moshier : nil }

    private var isMoshier: Bool { ephemeris?.lowercased() == "moshier" }

    /// Makes the engine search for files in the folder, as `SE_EPHE_PATH` does.
    ///
    /// - Throws: `ValidationError` if none of the folders exists.
    func useFolder() throws {
        guard let ephemeris, !isMoshier else { return }
        let folders = ephemeris.split(separator: ":", omittingEmptySubsequences: false)
        guard folders.contains(where: { $0.isEmpty || access("\($0)/.", F_OK) == 0 }) else {
            throw ValidationError(
                "--ephemeris: expected a folder with ephemeris files, got \(ephemeris), which doesn't exist")
        }
        setenv("SE_EPHE_PATH", ephemeris, 1)
    }
}

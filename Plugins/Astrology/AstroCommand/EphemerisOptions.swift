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
    /// - Throws: `ValidationError` if one of the folders doesn't exist.
    func useFolder() throws {
        guard let ephemeris, !isMoshier else { return }
        if let missing = ephemeris.split(separator: ":").first(where: { access("\($0)/.", F_OK) != 0 }) {
            let reason = errno == EACCES ? "can't be opened" : errno == ENOTDIR ? "is a file" : "doesn't exist"
            throw ValidationError(
                "--ephemeris: expected a folder with ephemeris files, got \(missing), which \(reason)")
        }
        setenv("SE_EPHE_PATH", ephemeris, 1)
    }
}

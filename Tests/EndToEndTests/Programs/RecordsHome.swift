// SPDX-License-Identifier: AGPL-3.0-or-later

/// Separate records for one test, in the folder in which a program runs.
protocol RecordsHome: Sendable {
    var folder: TemporaryFolder { get }
}

extension RecordsHome {
    /// The environment of the program.
    var environment: [String: String] {
        BuiltProgram.environment.merging(["ALMANAC_HOME": folder.file("home")]) { $1 }
    }
}

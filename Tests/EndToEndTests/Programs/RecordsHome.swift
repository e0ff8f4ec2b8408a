// SPDX-License-Identifier: AGPL-3.0-or-later

/// Records of its own for one test, in a folder where a program also runs.
protocol RecordsHome: Sendable {
    var folder: TemporaryFolder { get }
}

extension RecordsHome {
    /// What the program finds in its environment.
    var environment: [String: String] {
        BuiltProgram.environment.merging(["ALMANAC_HOME": folder.file("home")]) { $1 }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// The folder of expected values.
enum Fixtures {
    /// A file beside the folder, from which tables are found.
    static let folder = #filePath
}

// SPDX-License-Identifier: AGPL-3.0-or-later

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Tables beside these tests, made by `Fixtures/make-fixtures`.
enum PlaceFixtures {
    /// The rows of a tab-separated file, without its comment lines.
    static func rows(_ name: String) throws -> [[String]] {
        let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let path = folder.joined(separator: "/") + "/Fixtures/" + name
        return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}

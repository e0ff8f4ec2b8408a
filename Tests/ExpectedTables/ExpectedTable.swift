// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A table of expected values in `Fixtures` beside a test: tab-separated, the first line names the columns.
///
/// Lines that begin with `#` say where the values come from.
package struct ExpectedTable: Sendable {
    /// The columns.
    package let names: [String]
    /// The lines in order.
    package let rows: [Row]

    /// One line of the table.
    package struct Row: Sendable {
        /// The cells by column.
        package let fields: [String: String]

        /// The number in a column; nil for a dash or an empty cell.
        package subscript(name: String) -> Double? { fields[name].flatMap(Double.init) }

        /// The number in a column that always has one; not a number where it has none.
        package func number(_ name: String) -> Double { self[name] ?? .nan }

        /// The text in a column, empty where there is none.
        package func text(_ name: String) -> String { fields[name] ?? "" }
    }

    /// Reads a table.
    /// - Parameters:
    ///   - file: its name in `Fixtures`.
    ///   - test: the test's own file.
    /// - Throws: what reading the file throws.
    package init(_ file: String, besides test: String = #filePath) throws {
        let folder = URL(filePath: test).deletingLastPathComponent().appending(path: "Fixtures")
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        let names = lines.first.map { $0.split(separator: "\t").map(String.init) } ?? []
        self.names = names
        rows = lines.dropFirst().map { line in
            let values = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Row(fields: Dictionary(uniqueKeysWithValues: zip(names, values)))
        }
    }
}

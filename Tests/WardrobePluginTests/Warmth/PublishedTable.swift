// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A table of expected values in `Fixtures` beside a test; its first lines name source and tolerance.
struct PublishedTable {
    let names: [String]
    let rows: [Row]

    /// One line of the table.
    struct Row: Sendable {
        let fields: [String: String]

        /// The number in a column; nil for a dash or an empty cell.
        subscript(name: String) -> Double? { fields[name].flatMap(Double.init) }

        /// The number in a column that always has one.
        func number(_ name: String) -> Double { self[name] ?? .nan }
    }

    init(_ file: String, besides test: String = #filePath) throws {
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

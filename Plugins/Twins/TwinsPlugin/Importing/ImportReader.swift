// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// Recognizes the format of a file, and reads the formats that are text.
package enum ImportReader {
    /// The beginning of an SQLite database.
    private static let sqlite = Array("SQLite format 3\0".utf8)

    /// Returns the format of a file by its content.
    package static func format(of bytes: [UInt8]) -> ImportFormat {
        if bytes.starts(with: sqlite) { return .grocy }
        if isJSON(bytes) { return .twins }
        guard let table = try? ImportTable(Array(firstLines(of: bytes)), isLatin1: true) else { return .table }
        return format(ofHeading: table.headings)
    }

    /// Reads a file that isn't a database.
    ///
    /// - Throws: `ComputationError` if the file as a whole can't be read; problems of rows are in the result.
    package static func read(
        _ bytes: [UInt8], _ format: ImportFormat, _ options: ImportOptions
    ) throws(ComputationError) -> ImportedFile {
        if format != .table, !options.columns.isEmpty {
            throw ComputationError.refused(
                path: "columns", expected: "no map, because the columns of \(format.title) are known",
                got: "\(options.columns.count)")
        }
        switch format {
        case .homebox: return try AppTable.homebox.checked(bytes, options, ["HB.name", "HB.location"])
        case .goodreads: return try AppTable.goodreads.checked(bytes, options, ["Title"])
        case .storygraph: return try AppTable.storygraph.checked(bytes, options, ["Title"])
        case .librarything: return try AppTable.libraryThing.checked(bytes, options, ["Title"])
        case .calibre: return try AppTable.calibre.checked(bytes, options, ["title"])
        case .snipeIT: return try AppTable.snipeIT.checked(bytes, options, [])
        case .grocy:
            throw ComputationError.refused(
                path: "file", expected: "a Grocy database, an SQLite file", got: "another file")
        case .twins:
            if isJSON(bytes) { return try TwinLines.read(bytes) }
            return try TwinTable.read(try ImportTable(bytes, keepsSpaces: true))
        case .table:
            let table = try ImportTable(bytes)
            let (rules, remarks) = try AppTable.table(table.headings, line: table.headingLine, options)
            var file = rules.read(table, options)
            file.remarks = remarks + file.remarks
            return file
        }
    }

    /// Whether a file begins with an object of JSON.
    private static func isJSON(_ bytes: [UInt8]) -> Bool {
        bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
    }

    /// Returns the beginning of a file to the end of its first row, as far as line breaks tell.
    private static func firstLines(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return bytes.prefix(min(bytes.count, 100_000) / 2 * 2)
        }
        var isQuoted = false
        for (index, byte) in bytes.prefix(100_000).enumerated() {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, byte == 0x0A || byte == 0x0D, index > 0 { return bytes[...index] }
        }
        return bytes.prefix(100_000)
    }

    private static func format(ofHeading names: [String]) -> ImportFormat {
        if TwinTable.isHeading(names) { return .twins }
        let folded = Set(names.map(\.foldedHeading))
        if names.contains(where: { $0.lowercased().hasPrefix("hb.") }) { return .homebox }
        let marks: [(ImportFormat, Set<String>)] = [
            (.librarything, ["bookid", "primaryauthor"]), (.goodreads, ["bookid", "exclusiveshelf"]),
            (.storygraph, ["readstatus", "starrating"]), (.calibre, ["title", "authorsort"]),
            (.calibre, ["title", "authors", "uuid"]), (.snipeIT, ["assettag"]),
        ]
        return marks.first { $0.1.isSubset(of: folded) }?.0 ?? .table
    }
}

extension AppTable {
    /// Reads a file after checking that it has the columns that the app always writes.
    fileprivate func checked(
        _ bytes: [UInt8], _ options: ImportOptions, _ required: [String]
    ) throws(ComputationError) -> ImportedFile {
        let table = try ImportTable(bytes, isLatin1: isLatin1)
        let names = Set(table.headings.map(\.foldedHeading))
        let missing = required.filter { !names.contains($0.foldedHeading) }
        guard missing.isEmpty else {
            throw ComputationError.refused(
                missing.map {
                    ValidationIssue(
                        path: "line \(table.headingLine)", expected: "a column \($0), which \(format.title) writes",
                        got: "none", recoverySuggestion: "is this file from another app?")
                })
        }
        return read(table, options)
    }
}

// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin

/// The ephemeris files in `ephemeris/manifest.tsv`.
struct EphemerisManifest: Sendable, Equatable {
    /// One file.
    struct Entry: Sendable, Codable, Equatable {
        /// The file's name, such as `sepl_18.se1`.
        var file: String
        /// The Julian days (Terrestrial Time) the file covers; `nil` for a text file.
        var julianDays: ClosedRange<Double>?
        /// The astronomical years the file is for (0 is 1 BC); `nil` for a text file.
        var years: ClosedRange<Int>?
        /// The number of the JPL ephemeris (DE) the file was made from; `nil` for a text file.
        var ephemerisNumber: Int?
        /// The content of the file, in words.
        var bodies: String
        /// The file's size in bytes.
        var byteCount: Int
        /// The SHA-256 of the file's content, as 64 hexadecimal digits.
        var sha256: String
        /// The Debian package that has the file.
        var package: String
    }

    /// The files, in the order of the manifest.
    let entries: [Entry]

    /// Reads a manifest.
    ///
    /// The text is UTF-8: comment lines that begin with `#`, one line of column names, then one line per file
    /// with ten fields separated by tabs.
    /// - Parameter bytes: The content of `manifest.tsv`.
    /// - Throws: ``EphemerisError`` with code `damagedFile` for a line that doesn't have this format.
    init(parsing bytes: some Sequence<UInt8>) throws(EphemerisError) {
        var entries: [Entry] = []
        var sawNames = false
        var number = 0
        for line in Array(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
            guard sawNames else {
                guard fields == Self.columns else { throw Self.malformed(number) }
                sawNames = true
                continue
            }
            guard let entry = Entry(fields: fields) else { throw Self.malformed(number) }
            entries.append(entry)
        }
        guard sawNames else { throw Self.malformed(number) }
        self.entries = entries
    }

    /// The entry of a file, or `nil` if the manifest doesn't list it.
    /// - Complexity: O(*n*) in the number of files.
    subscript(file: String) -> Entry? {
        entries.first { $0.file == file }
    }

    private static let columns = [
        "file", "firstJulianDay", "lastJulianDay", "firstYear", "lastYear", "de", "bodies", "bytes", "sha256",
        "package",
    ]

    private static func malformed(_ line: Int) -> EphemerisError {
        EphemerisError(
            .damagedFile, "expected ten fields separated by tabs in line \(line) of the ephemeris manifest",
            file: "manifest.tsv")
    }
}

extension EphemerisManifest.Entry {
    /// Reads the fields of one line.
    fileprivate init?(fields: [String]) {
        guard fields.count == 10, !fields[0].isEmpty, let byteCount = Int(fields[7]), byteCount >= 0,
            fields[8].utf8.count == 64, fields[8].utf8.allSatisfy(\.isHexadecimalDigit)
        else { return nil }
        if fields[1] == "-" {
            guard fields[2...5].allSatisfy({ $0 == "-" }) else { return nil }
        } else {
            guard let first = Double(fields[1]), let last = Double(fields[2]), first <= last,
                let firstYear = Int(fields[3]), let lastYear = Int(fields[4]), firstYear <= lastYear,
                let number = Int(fields[5])
            else { return nil }
            julianDays = first...last
            years = firstYear...lastYear
            ephemerisNumber = number
        }
        file = fields[0]
        bodies = fields[6]
        self.byteCount = byteCount
        sha256 = fields[8]
        package = fields[9]
    }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
    }
}

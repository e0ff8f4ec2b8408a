// SPDX-License-Identifier: Apache-2.0

internal import CWardrobeData

/// The rows of a table that is built into the program.
enum EmbeddedTable {
    /// Returns the content of a file.
    static func bytes(_ file: WardrobeFile) -> [UInt8] {
        Array(UnsafeRawBufferPointer(start: file.start, count: file.count))
    }

    /// Returns the lines of a file.
    static func lines(_ file: WardrobeFile) -> [Substring] {
        String(decoding: bytes(file), as: UTF8.self).split(separator: "\n")
    }

    /// Returns the fields of each row after the header of a file with tab-separated columns.
    static func rows(_ file: WardrobeFile) -> [[Substring]] {
        lines(file).dropFirst().map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    }
}

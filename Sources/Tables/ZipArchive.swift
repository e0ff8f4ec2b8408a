// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// The files of a ZIP archive (PKWARE APPNOTE 6.3), stored or deflated.
///
/// It reads the central directory at the end of the archive. Encrypted archives, other methods, and archives of more
/// than 4 GB aren't supported.
package struct ZipArchive {
    /// A file of the archive.
    private struct File {
        let name: String
        let method: Int
        let compressed: Int
        let size: Int
        let checksum: UInt32
        let header: Int
    }

    private let bytes: [UInt8]
    private let files: [File]

    /// Whether bytes begin as a ZIP archive does.
    package static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 3, 4]) }

    /// Reads the directory of an archive.
    ///
    /// - Throws: `ValidationIssue` with an empty path if it is damaged or not supported.
    package init(_ bytes: [UInt8]) throws(ValidationIssue) {
        self.bytes = bytes
        // The record at the end is 22 bytes and a comment of at most 65,535.
        let earliest = max(0, bytes.count - 22 - 65_535)
        var end: Int?
        for start in stride(from: bytes.count - 22, through: earliest, by: -1)
        where start >= 0 && Self.number(bytes, start, 4) == 0x0605_4B50 {
            end = start
            break
        }
        guard let end, let count = Self.number(bytes, end + 10, 2), var place = Self.number(bytes, end + 16, 4) else {
            throw Self.damaged("its directory is missing")
        }
        var files: [File] = []
        for _ in 0..<count {
            guard Self.number(bytes, place, 4) == 0x0201_4B50, let flags = Self.number(bytes, place + 8, 2),
                let method = Self.number(bytes, place + 10, 2), let checksum = Self.number(bytes, place + 16, 4),
                let compressed = Self.number(bytes, place + 20, 4), let size = Self.number(bytes, place + 24, 4),
                let nameLength = Self.number(bytes, place + 28, 2), let extra = Self.number(bytes, place + 30, 2),
                let comment = Self.number(bytes, place + 32, 2), let header = Self.number(bytes, place + 42, 4),
                place + 46 + nameLength <= bytes.count
            else { throw Self.damaged("its directory is damaged") }
            guard flags & 1 == 0 else { throw Self.damaged("it is encrypted") }
            let name = String(decoding: bytes[(place + 46)..<(place + 46 + nameLength)], as: UTF8.self)
            files.append(
                File(
                    name: name, method: method, compressed: compressed, size: size,
                    checksum: UInt32(truncatingIfNeeded: checksum), header: header))
            place += 46 + nameLength + extra + comment
        }
        self.files = files
    }

    /// The paths of the files.
    package var names: [String] { files.map(\.name) }

    /// Returns the content of the file with a name in the topmost folder that has one; nil if there is none.
    ///
    /// - Throws: `ValidationIssue` with an empty path if the file is damaged or larger than the limit.
    package func content(of name: String, limit: Int) throws(ValidationIssue) -> [UInt8]? {
        let matches = files.filter { $0.name == name || $0.name.hasSuffix("/\(name)") }
        let topmost = matches.min {
            $0.name.utf8.count { $0 == UInt8(ascii: "/") } < $1.name.utf8.count { $0 == UInt8(ascii: "/") }
        }
        guard let file = topmost else { return nil }
        guard file.size <= limit else { throw Self.damaged("\(name) is larger than \(limit) bytes") }
        guard Self.number(bytes, file.header, 4) == 0x0403_4B50,
            let nameLength = Self.number(bytes, file.header + 26, 2),
            let extra = Self.number(bytes, file.header + 28, 2)
        else { throw Self.damaged("\(name) is damaged") }
        let start = file.header + 30 + nameLength + extra
        guard start + file.compressed <= bytes.count else { throw Self.damaged("\(name) is cut off") }
        let packed = bytes[start..<(start + file.compressed)]
        let content: [UInt8]?
        switch file.method {
        case 0:
            guard file.compressed == file.size else { throw Self.damaged("\(name) has another size than stated") }
            content = Array(packed)
        case 8: content = Inflation.inflate(packed, size: file.size)
        default: throw Self.damaged("\(name) is compressed by a method that isn't supported")
        }
        guard let content else { throw Self.damaged("\(name) is damaged, or larger than stated") }
        guard content.count == file.size else { throw Self.damaged("\(name) has another size than stated") }
        guard Self.checksum(of: content) == file.checksum else { throw Self.damaged("\(name) is damaged") }
        return content
    }

    private static func damaged(_ what: String) -> ValidationIssue {
        ValidationIssue(path: "", expected: "a complete ZIP archive", got: "one of which \(what)")
    }

    /// Returns the little-endian number at a place; nil past the end.
    private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }

    /// CRC-32 with the reflected polynomial 0xEDB88320 (ISO 3309).
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        let table = (0..<256).map { index -> UInt32 in
            (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return ~bytes.reduce(~UInt32(0)) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 0xFF)] }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import Crypto

/// The container of archives: POSIX.1-1988 tar (ustar), which every system can extract.
///
/// Archives have only regular files, names of at most 100 bytes, and no times or owners, so that equal content has
/// equal bytes.
enum Tar {
    static let blockSize = 512
    static let longestName = 100

    /// Returns the header block of a member.
    static func header(name: String, size: Int) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: blockSize)
        func put(_ text: String, at offset: Int) {
            for (index, byte) in text.utf8.enumerated() { block[offset + index] = byte }
        }
        put(name, at: 0)
        put("0000600", at: 100)
        put("0000000", at: 108)
        put("0000000", at: 116)
        put(octal(size, digits: 11), at: 124)
        put("00000000000", at: 136)
        put("        ", at: 148)
        put("0", at: 156)
        put("ustar", at: 257)
        put("00", at: 263)
        let sum = block.reduce(0) { $0 + Int($1) }
        put(octal(sum, digits: 6), at: 148)
        block[154] = 0
        return block
    }

    private static func octal(_ value: Int, digits: Int) -> String {
        let text = String(value, radix: 8)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }

    static func padding(after size: Int) -> Int { (blockSize - size % blockSize) % blockSize }
}

/// Writes members sequentially, and records their checksums.
struct TarWriter {
    private let file: OpenFile
    private(set) var members: [ArchiveManifest.Member] = []

    init(_ file: OpenFile) { self.file = file }

    mutating func add(_ name: String, _ content: [UInt8]) throws {
        guard name.utf8.count <= Tar.longestName, content.count <= ArchiveManifest.largestMember else {
            throw StoreError(.badArchive, "\(name) is too large for an archive: \(content.count) bytes.")
        }
        try file.write(Tar.header(name: name, size: content.count))
        try file.write(content)
        try file.write([UInt8](repeating: 0, count: Tar.padding(after: content.count)))
        members.append(.init(name: name, size: content.count, checksum: ContentHash.of(content)))
    }

    func finish() throws {
        try file.write([UInt8](repeating: 0, count: 2 * Tar.blockSize))
        try file.synchronize()
    }
}

/// Finds the members of an archive, and anything that ``TarWriter`` wouldn't have written.
struct TarReader {
    struct Member: Sendable {
        let name: String
        let offset: Int
        let size: Int
    }

    let file: OpenFile
    private(set) var members: [Member] = []
    private(set) var problems: [String] = []

    init(path: String) throws {
        file = try OpenFile(reading: path)
        let end = try file.size
        var names: Set<String> = []
        var offset = 0
        while true {
            let block = try file.read(count: Tar.blockSize, at: offset)
            guard block.count == Tar.blockSize else {
                problems.append("it is truncated at byte \(offset + block.count)")
                return
            }
            if block.allSatisfy({ $0 == 0 }) { break }
            guard let member = Self.member(block, offset: offset + Tar.blockSize) else {
                problems.append("the header at byte \(offset) isn't in the format of an export")
                return
            }
            let padding = Tar.padding(after: member.size)
            guard member.offset + member.size + padding <= end else {
                problems.append(
                    "\(member.name): is truncated, expected \(member.size) bytes, got \(end - member.offset)")
                return
            }
            if try file.read(count: padding, at: member.offset + member.size).contains(where: { $0 != 0 }) {
                problems.append("\(member.name): the padding after it was altered")
            }
            if !names.insert(member.name).inserted { problems.append("\(member.name): occurs twice") }
            members.append(member)
            offset = member.offset + member.size + padding
        }
        let tail = try file.read(count: 2 * Tar.blockSize + 1, at: offset)
        if tail.count < 2 * Tar.blockSize {
            problems.append("it is truncated at byte \(offset + tail.count)")
        } else if tail.count > 2 * Tar.blockSize || tail.contains(where: { $0 != 0 }) {
            problems.append("data was added after its end at byte \(offset)")
        }
    }

    private static func member(_ block: [UInt8], offset: Int) -> Member? {
        let name = String(decoding: block.prefix(Tar.longestName).prefix { $0 != 0 }, as: UTF8.self)
        guard let digits = String(validating: block[124..<135], as: UTF8.self), let size = Int(digits, radix: 8),
            size >= 0,
            name.utf8.count <= Tar.longestName, !name.isEmpty, block == Tar.header(name: name, size: size)
        else { return nil }
        return Member(name: name, offset: offset, size: size)
    }

    /// Returns the SHA-256 of a member, read in blocks.
    func checksum(of member: Member) throws -> String {
        var hash = SHA256()
        var place = 0
        while place < member.size {
            let part = try file.read(count: min(1 << 20, member.size - place), at: member.offset + place)
            guard !part.isEmpty else { break }
            hash.update(data: part)
            place += part.count
        }
        return hexadecimal(hash.finalize())
    }

    func content(of member: Member) throws -> [UInt8] { try file.read(count: member.size, at: member.offset) }
}

// SPDX-License-Identifier: Apache-2.0

/// Builds TZif files (RFC 9636, section 3).
enum TZifFile {
    /// Returns a file of version 3 that has only a footer.
    static func bytes(footer: String) -> [UInt8] {
        let block =
            header(version: UInt8(ascii: "3"), transitions: 0, types: 1, characters: 4)
            + [0, 0, 0, 0, 0, 0] + Array("UTC\0".utf8)
        return block + block + Array("\n\(footer)\n".utf8)
    }

    /// Returns a file of version 2 with changes between standard times.
    ///
    /// - Parameters:
    ///   - offsets: The offsets in seconds, each with an abbreviation of three letters; the first is the initial one.
    ///   - transitions: The instants of changes, and the index of the new offset.
    static func bytes(
        offsets: [(seconds: Int32, abbreviation: String)], transitions: [(second: Int64, offset: UInt8)], footer: String
    ) -> [UInt8] {
        let version = UInt8(ascii: "2")
        let first =
            header(version: version, transitions: 0, types: 1, characters: 4)
            + [0, 0, 0, 0, 0, 0] + Array("UTC\0".utf8)
        var second = header(
            version: version, transitions: UInt8(transitions.count), types: UInt8(offsets.count),
            characters: UInt8(4 * offsets.count))
        for transition in transitions { second += bigEndian(transition.second) }
        second += transitions.map(\.offset)
        for (index, offset) in offsets.enumerated() { second += bigEndian(offset.seconds) + [0, UInt8(4 * index)] }
        for offset in offsets { second += Array((offset.abbreviation + "\0").utf8) }
        return first + second + Array("\n\(footer)\n".utf8)
    }

    private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    /// Returns a header without leap seconds and without standard and UT indicators.
    static func header(version: UInt8, transitions: UInt8, types: UInt8, characters: UInt8) -> [UInt8] {
        var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
        for count in [0, 0, 0, transitions, types, characters] { bytes += [0, 0, 0, count] }
        return bytes
    }
}

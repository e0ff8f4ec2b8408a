// SPDX-License-Identifier: Apache-2.0

/// Builds TZif files (RFC 9636, section 3).
enum TZifFile {
    /// A file of version 3 that has only a footer.
    static func bytes(footer: String) -> [UInt8] {
        let block =
            header(version: UInt8(ascii: "3"), transitions: 0, types: 1, characters: 4)
            + [0, 0, 0, 0, 0, 0] + Array("UTC\0".utf8)
        return block + block + Array("\n\(footer)\n".utf8)
    }

    /// A header without leap seconds and without standard and UT indicators.
    static func header(version: UInt8, transitions: UInt8, types: UInt8, characters: UInt8) -> [UInt8] {
        var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
        for count in [0, 0, 0, transitions, types, characters] { bytes += [0, 0, 0, count] }
        return bytes
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CZlib

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Text as a blob of a column: its length in UTF-8 as four bytes, most significant first, and zlib data (RFC 1950).
enum CompressedText {
    /// The largest text, in bytes.
    private static let largest = 64 << 20

    /// Returns text as a blob.
    /// - Throws: ``StoreError`` if the text is too long or memory runs out.
    static func compressed(_ text: String) throws -> Data {
        let bytes = Array(text.utf8)
        var length = compressBound(uLong(bytes.count))
        var output = [UInt8](repeating: 0, count: Int(length))
        let status = compress2(&output, &length, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
        guard status == Z_OK, bytes.count <= largest else {
            throw StoreError(
                .notWritable, "A chart of \(bytes.count) bytes can't be compressed (zlib error \(status)).")
        }
        let header = stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bytes.count >> $0) }
        return Data(header + output[..<Int(length)])
    }

    /// Returns the text of a blob of a record, such as a chart, with what to do if it is damaged.
    /// - Throws: ``StoreError`` if the blob is damaged.
    static func text(of blob: Data, of noun: String, remedy: String) throws -> String {
        let bytes = Array(blob)
        let count = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard bytes.count > 4, count <= largest else { throw damaged(noun, remedy) }
        var length = uLong(count)
        var output = [UInt8](repeating: 0, count: count)
        let input = Array(bytes[4...])
        let status = uncompress(&output, &length, input, uLong(input.count))
        guard status == Z_OK, Int(length) == count, let text = String(validating: output, as: UTF8.self) else {
            throw damaged(noun, remedy)
        }
        return text
    }

    private static func damaged(_ noun: String, _ remedy: String) -> StoreError {
        StoreError(
            .corrupt,
            "The records of astrology have a \(noun) that is damaged. \(remedy), or restore a backup."
        )
    }
}

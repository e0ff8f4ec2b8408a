// SPDX-License-Identifier: Apache-2.0

internal import Crypto

/// SHA-256 as 64 lowercase hexadecimal digits.
package enum ContentHash {
    /// Returns the hash of bytes.
    package static func of(_ bytes: [UInt8]) -> String { hexadecimal(SHA256.hash(data: bytes)) }

    /// Returns whether a text has the format of a hash.
    static func isHash(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }
    }
}

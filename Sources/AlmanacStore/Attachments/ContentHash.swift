// SPDX-License-Identifier: Apache-2.0

internal import Crypto

/// SHA-256 as 64 lower-case hexadecimal digits.
package enum ContentHash {
    /// The hash of some bytes.
    package static func of(_ bytes: [UInt8]) -> String { hexadecimal(SHA256.hash(data: bytes)) }

    /// Whether a text can be a hash.
    static func isHash(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }
    }
}

// SPDX-License-Identifier: Apache-2.0

extension Schema where Value == String {
    /// A SHA-256 (FIPS 180-4) as 64 lowercase hexadecimal digits.
    public static var contentHash: Schema {
        let expected = "a SHA-256 as 64 lowercase hexadecimal digits"
        return text(
            expected, pattern: "^[0-9a-f]{64}$", example: String(repeating: "0123456789abcdef", count: 4)
        ) { text in
            let digits = text.utf8.allSatisfy { byte in
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
            }
            return text.utf8.count == 64 && digits
                ? nil : ValidationIssue(path: "", expected: expected, got: text.quoted(limit: 60))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension Schema where Value == String {
    /// A SHA-256 with the name of the function as a prefix.
    static var packHash: Schema {
        let prefix = ChallengePack.hashPrefix
        let expected = "\(prefix) followed by a SHA-256 as 64 lowercase hexadecimal digits"
        let example = prefix + String(repeating: "0123456789abcdef", count: 4)
        return text(expected, pattern: "^\(prefix)[0-9a-f]{64}$", example: example) { text in
            let isHash =
                text.hasPrefix(prefix) && Self.contentHash.issues(of: String(text.dropFirst(prefix.count))).isEmpty
            return isHash ? nil : ValidationIssue(path: "", expected: expected, got: "\"\(text)\"")
        }
    }
}

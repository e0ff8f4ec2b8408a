// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension Schema where Value == String {
    /// A SHA-256 with the function's name before it, as packs have it.
    static var packHash: Schema {
        let prefix = ChallengePack.hashPrefix
        let expected = "\(prefix) and a SHA-256 as 64 lower-case hexadecimal digits"
        let example = prefix + String(repeating: "0123456789abcdef", count: 4)
        return text(expected, pattern: "^\(prefix)[0-9a-f]{64}$", example: example) { text in
            let isHash =
                text.hasPrefix(prefix) && Self.contentHash.issues(of: String(text.dropFirst(prefix.count))).isEmpty
            return isHash ? nil : ValidationIssue(path: "", expected: expected, got: "\"\(text)\"")
        }
    }
}

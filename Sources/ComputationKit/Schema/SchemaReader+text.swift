// SPDX-License-Identifier: Apache-2.0

extension SchemaReader {
    func text(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.Kind {
        if let words = members["enum"] ?? members["const"].map({ [$0] }) {
            try refuseOthers(members, than: ["type", "enum", "const"])
            return .enumeration(try cases(words, members))
        }
        if let encoding = members["contentEncoding"] {
            try refuseOthers(members, than: ["type", "contentEncoding", "maxLength", "pattern"])
            guard encoding == "base64" else { throw refuse("contentEncoding", "base64", encoding.inWords) }
            let types =
                members["contentMediaType"]?.string.map { [$0] }
                ?? members["x-media-types"]?.array?.compactMap(\.string) ?? []
            let most = members["x-maximum-bytes"]?.int ?? (members["maxLength"]?.int ?? 1 << 24) / 4 * 3
            return .blob(.init(mediaTypes: types, maximumBytes: most))
        }
        try refuseOthers(members, than: ["type", "minLength", "maxLength", "pattern", "format"])
        let lengths = try count(members, "minLength", "maxLength", most: .max)
        let pattern = try member("pattern", of: members, "a text", \.string)
        if let pattern, (try? Regex(pattern)) == nil {
            throw refuse("pattern", "a regular expression", pattern.quoted())
        }
        let expected =
            pattern.map { "a text that matches \($0)" }
            ?? (lengths.upperBound == .max
                ? "a text" : "a text of \(AnySchema.TextRule.words(for: lengths))")
        return .text(
            .init(
                expected: expected, lengths: lengths, pattern: pattern, format: members["format"]?.string,
                example: members["examples"]?[0]?.string ?? "text"))
    }

    private func cases(_ words: JSONValue, _ members: JSONObject) throws(ValidationIssue) -> [AnySchema.Case] {
        let aliases = members["x-aliases"]?.object ?? JSONObject()
        let meanings = members["x-enum-descriptions"]?.object ?? JSONObject()
        var cases: [AnySchema.Case] = []
        for word in words.array ?? [] {
            guard let text = word.string else { throw refuse("enum", "texts", word.inWords) }
            guard aliases[text] == nil else { continue }
            let own = words.array?.compactMap(\.string).filter { aliases[$0] == .string(text) } ?? []
            cases.append(.init(text, meanings[text]?.string ?? "", aliases: own))
        }
        guard !cases.isEmpty else { throw refuse("enum", "at least one word", "none") }
        return cases
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A GS1 Digital Link URI: identifiers and data in the path and the query of an address.
///
/// The syntax is that of the GS1 Digital Link Standard, URI Syntax, 1.6: any domain, any path before the primary key, a
/// GTIN of 14 digits, qualifiers in their order, and attributes in the query.
struct DigitalLink {
    /// The domain, without port.
    let domain: String
    /// The elements: the primary key, its qualifiers, and the attributes.
    let elements: ElementString
    /// The keys of the query that aren't GS1 data, such as `linkType`.
    let otherKeys: [String]

    /// Returns whether a text is an address.
    static func isAddress(_ text: String) -> Bool {
        let start = text.prefix(8).lowercased()
        return start.hasPrefix("https://") || start.hasPrefix("http://")
    }

    /// Reads an address.
    ///
    /// - Throws: `ValidationIssue` with an empty path if it isn't a Digital Link, is compressed, or breaks a rule.
    init(_ text: String) throws(ValidationIssue) {
        guard let scheme = text.firstRange(of: "://") else { throw Self.noLink(text) }
        let withoutFragment = text[scheme.upperBound...].prefix { $0 != "#" }
        let halves = withoutFragment.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var segments = halves[0].split(separator: "/", omittingEmptySubsequences: false)
        let authority = segments.removeFirst()
        let address = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        let ipv6 = Self.ipv6(address)
        let host = ipv6 ?? address.prefix { $0 != ":" }
        guard !host.isEmpty, ipv6 != nil || host.utf8.allSatisfy(Self.isHostCharacter) else {
            throw ValidationIssue(
                path: "", expected: "an address with a domain", got: text.quoted(limit: 60), kind: .rule)
        }
        domain = host.lowercased()
        if segments.last == "" { segments.removeLast() }
        var elements = ElementString()
        let start = try Self.start(of: segments, in: text)
        try Self.read(Array(segments[start...]), into: &elements)
        otherKeys = try Self.read(query: halves.count > 1 ? halves[1] : "", into: &elements)
        self.elements = elements
    }

    /// Returns the index of the primary key: the last segment that is one, with pairs of segments from there.
    private static func start(of segments: [Substring], in text: String) throws(ValidationIssue) -> Int {
        let isKey = { (index: Int) in IdentifierDictionary.shipped[String(segments[index])]?.qualifiers != nil }
        let candidates = segments.indices.reversed()
        if let start = candidates.first(where: { (segments.count - $0).isMultiple(of: 2) && isKey($0) }) {
            return start
        }
        guard let last = segments.last, isCompressed(last) else { throw noLink(text) }
        throw ValidationIssue(
            path: "", expected: "a GS1 Digital Link that isn't compressed", got: text.quoted(limit: 60),
            recoverySuggestion: "open it in a browser; the address it leads to has the identifiers", kind: .rule)
    }

    /// Returns whether a segment can be the base64url text of a compressed link, which has at least a GTIN's 8 bytes.
    private static func isCompressed(_ segment: Substring) -> Bool {
        segment.utf8.count >= 10 && segment.contains { $0.isLetter }
            && segment.utf8.allSatisfy {
                ApplicationIdentifier.CharacterSet.base64.contains($0) && $0 != UInt8(ascii: "=")
            }
            && segment.contains { $0.isUppercase || $0.isNumber }
    }

    private static func noLink(_ text: String) -> ValidationIssue {
        let word = text.lowercased().split(separator: "/").first { names.contains(String($0)) }
        return ValidationIssue(
            path: "", expected: "a GS1 Digital Link, with a primary key such as /01/ and a GTIN in its path",
            got: text.quoted(limit: 60),
            recoverySuggestion: word.map { "names such as /\($0)/ are no longer part of the standard" }, kind: .rule)
    }

    private static let names: Set = [
        "gtin", "sscc", "gln", "giai", "grai", "itip", "gmn", "cpid", "gsrn", "gsin", "gdti",
    ]

    /// Returns the IPv6 address in brackets at the beginning of a host (RFC 3986, 3.2.2), or `nil` if there is none.
    private static func ipv6(_ address: Substring) -> Substring? {
        guard address.hasPrefix("["), let end = address.firstIndex(of: "]") else { return nil }
        let digits = address[..<end].dropFirst()
        guard digits.contains(":"), digits.allSatisfy({ $0.isHexDigit && $0.isASCII || $0 == ":" || $0 == "." }) else {
            return nil
        }
        return address[...end]
    }

    private static func isHostCharacter(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }

    // MARK: Path

    private static func read(_ pairs: [Substring], into elements: inout ElementString) throws(ValidationIssue) {
        var codes: [String] = []
        for index in stride(from: 0, to: pairs.count, by: 2) {
            let code = String(pairs[index])
            guard let identifier = IdentifierDictionary.shipped[code] else {
                throw ValidationIssue(
                    path: "", expected: "a GS1 application identifier in the path", got: code.quoted(limit: 20),
                    kind: .rule)
            }
            let value = try decoded(pairs[index + 1], of: code, isQuery: false)
            try checkGTIN(value, of: code)
            try elements.append(identifier, value)
            codes.append(code)
        }
        guard let key = codes.first, let orders = IdentifierDictionary.shipped[key]?.qualifiers else { return }
        let qualifiers = codes.dropFirst()
        guard !qualifiers.isEmpty, !orders.contains(where: { isInOrder(qualifiers, $0) }) else { return }
        let words = orders.filter { !$0.isEmpty }.map { $0.map { "/\($0)/" }.joined(separator: ", ") }
        throw ValidationIssue(
            path: "",
            expected: words.isEmpty
                ? "no qualifier after /\(key)/"
                : "the qualifiers of /\(key)/ in this order: \(words.joined(separator: "; or "))",
            got: qualifiers.map { "/\($0)/" }.joined(separator: ", "),
            recoverySuggestion: "other data belongs in the query", kind: .rule)
    }

    private static func isInOrder(_ codes: some Sequence<String>, _ order: [String]) -> Bool {
        var rest = order[...]
        for code in codes {
            guard let index = rest.firstIndex(of: code) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }

    private static func checkGTIN(_ value: String, of code: String) throws(ValidationIssue) {
        guard code == "01", [8, 12, 13].contains(value.utf8.count), value.digitValues != nil else { return }
        let padded = String(repeating: "0", count: 14 - value.utf8.count) + value
        throw ValidationIssue(
            path: "", expected: "a GTIN of 14 digits after /01/", got: "\"\(value)\"",
            recoverySuggestion: "with leading zeros it is \(padded)", kind: .rule)
    }

    // MARK: Query

    private static func read(
        query: Substring, into elements: inout ElementString
    ) throws(ValidationIssue) -> [String] {
        var others: [String] = []
        for pair in query.split(whereSeparator: { $0 == "&" || $0 == ";" }) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let key = String(parts[0])
            guard key.digitValues != nil, !key.isEmpty else {
                others.append(key)
                continue
            }
            guard let identifier = IdentifierDictionary.shipped[key], identifier.isLinkAttribute else {
                throw ValidationIssue(
                    path: "", expected: "an application identifier that a query can have", got: key.quoted(limit: 20),
                    recoverySuggestion: "keys of digits are reserved for GS1", kind: .rule)
            }
            guard elements.data(of: key) == nil else {
                throw ValidationIssue(path: "", expected: "(\(key)) once", got: "it again", kind: .rule)
            }
            let value = try decoded(parts.count > 1 ? parts[1] : "", of: key, isQuery: true)
            try checkGTIN(value, of: key)
            try elements.append(identifier, value)
        }
        return others
    }

    private static func decoded(
        _ text: Substring, of code: String, isQuery: Bool
    ) throws(ValidationIssue) -> String {
        guard let value = PercentEncoding.decoded(text, isQuery: isQuery) else {
            throw ValidationIssue(
                path: "", expected: "percent-encoded data of (\(code)), such as %2F for /",
                got: String(text).quoted(limit: 40), kind: .rule)
        }
        return value
    }
}

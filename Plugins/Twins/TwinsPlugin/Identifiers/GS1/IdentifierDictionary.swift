// SPDX-License-Identifier: Apache-2.0

internal import CTwinsData

/// The application identifiers of the GS1 Barcode Syntax Dictionary.
struct IdentifierDictionary: Sendable {
    /// The dictionary that is built in.
    static let shipped = IdentifierDictionary(EmbeddedText.read(twins_gs1_dictionary()))

    private let identifiers: [String: ApplicationIdentifier]

    /// Reads the lines of the dictionary: identifiers, flags, specification, attributes, and title.
    init(_ text: String) {
        var identifiers: [String: ApplicationIdentifier] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            for identifier in Self.entries(of: line) { identifiers[identifier.code] = identifier }
        }
        self.identifiers = identifiers
    }

    /// The number of identifiers.
    var count: Int { identifiers.count }

    /// Returns the identifier with a code, or `nil` if there is none.
    subscript(code: String) -> ApplicationIdentifier? { identifiers[code] }

    /// Returns the identifier at the beginning of a text, or `nil`.
    ///
    /// No identifier is the beginning of another, so at most one length fits.
    func identifier(atStartOf bytes: ArraySlice<UInt8>) -> ApplicationIdentifier? {
        (2...4).lazy.compactMap { length in
            bytes.count >= length ? self[String(decoding: bytes.prefix(length), as: UTF8.self)] : nil
        }.first
    }

    private static func entries(of line: Substring) -> [ApplicationIdentifier] {
        let halves = line.split(separator: " # ", maxSplits: 1)
        guard var words = halves.first?.split(separator: " "), !words.isEmpty else { return [] }
        let codes = words.removeFirst().split(separator: "-")
        let isFlag = { (word: Substring) in word.allSatisfy { "*?".contains($0) } }
        let flags = words.first.map(isFlag) == true ? words.removeFirst() : ""
        let components = words.prefix { !$0.contains("=") && $0 != "dlpkey" }
        let attributes = words.dropFirst(components.count)
        func values(of key: String) -> [Substring] {
            attributes.filter { $0.hasPrefix("\(key)=") }.map { $0.dropFirst(key.utf8.count + 1) }
        }
        let links = attributes.contains("dlpkey") ? [[]] : values(of: "dlpkey").first.map(alternatives)
        let low = codes[0]
        guard let first = Int(low), let last = Int(codes.last ?? low) else { return [] }
        return (first...last).map { number in
            let digits = "\(number)"
            return ApplicationIdentifier(
                code: String(repeating: "0", count: low.utf8.count - digits.utf8.count) + digits,
                title: halves.count > 1 ? String(halves[1]) : "", hasPredefinedLength: flags.contains("*"),
                isLinkAttribute: flags.contains("?"), components: components.compactMap(component),
                required: values(of: "req").map { list in
                    list.split(separator: ",").map { group in group.split(separator: "+").map(pattern) }
                },
                excluded: values(of: "ex").flatMap { $0.split(separator: ",").map(pattern) }, qualifiers: links)
        }
    }

    private static func pattern(_ text: Substring) -> IdentifierPattern { IdentifierPattern(text: String(text)) }

    private static func alternatives(_ text: Substring) -> [[String]] {
        text.split(separator: "|").map { $0.split(separator: ",").map(String.init) }
    }

    /// Reads a component such as `N13,csum,key`, `X..20`, or `[N4],hhmi`.
    private static func component(_ word: Substring) -> ApplicationIdentifier.Component? {
        let parts = word.split(separator: ",")
        guard let form = parts.first else { return nil }
        let isOptional = form.hasPrefix("[")
        let plain = form.filter { $0 != "[" && $0 != "]" }
        guard let letter = plain.first, let characters = ApplicationIdentifier.CharacterSet(rawValue: letter),
            let length = Int(plain.dropFirst().filter { $0 != "." })
        else { return nil }
        return .init(
            characters: characters, lengths: plain.contains("..") ? 1...length : length...length,
            isOptional: isOptional, rules: parts.dropFirst().map(String.init))
    }
}

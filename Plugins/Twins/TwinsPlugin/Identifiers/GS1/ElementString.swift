// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The elements of a GS1 code: identifiers with their data, in the order in which they were read.
struct ElementString {
    /// An identifier and its data.
    struct Element {
        let identifier: ApplicationIdentifier
        let data: String
    }

    private(set) var elements: [Element] = []

    /// The separator FNC1 as scanners transmit it: ASCII 29, group separator.
    static let separator: UInt8 = 29

    /// Adds an element after checking the form of its data.
    ///
    /// - Throws: `ValidationIssue` with an empty path.
    mutating func append(_ identifier: ApplicationIdentifier, _ data: String) throws(ValidationIssue) {
        try identifier.check(data)
        elements.append(Element(identifier: identifier, data: data))
    }

    /// Returns the data of an identifier, or `nil` if it isn't there.
    func data(of code: String) -> String? { elements.first { $0.identifier.code == code }?.data }

    // MARK: As scanners transmit it

    /// Reads identifiers and data one after another, as a scanner transmits them.
    ///
    /// - Parameter bytes: The code without a symbology identifier. Separators end data of variable length; one before
    ///   the first element or after data of a predefined length is accepted.
    /// - Throws: `ValidationIssue` with an empty path at the first element that breaks a rule.
    init(transmitted bytes: [UInt8]) throws(ValidationIssue) {
        var rest = bytes[...]
        if rest.first == Self.separator { rest.removeFirst() }
        while !rest.isEmpty {
            guard let identifier = IdentifierDictionary.shipped.identifier(atStartOf: rest) else {
                throw Self.unknown(rest, after: elements.last)
            }
            rest = rest.dropFirst(identifier.code.utf8.count)
            let end: Int
            if identifier.hasPredefinedLength {
                end = min(rest.endIndex, rest.startIndex + identifier.lengths.upperBound)
            } else {
                end = rest.firstIndex(of: Self.separator) ?? rest.endIndex
            }
            let data = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
            try append(identifier, data)
            rest = rest[end...]
            if rest.first == Self.separator { rest.removeFirst() }
        }
    }

    private static func unknown(_ rest: ArraySlice<UInt8>, after last: Element?) -> ValidationIssue {
        let start = String(decoding: rest.prefix(4), as: UTF8.self)
        return ValidationIssue(
            path: "", expected: "a GS1 application identifier" + (last.map { " after (\($0.identifier.code))" } ?? ""),
            got: start.quoted(limit: 20),
            recoverySuggestion: last.map {
                $0.identifier.hasPredefinedLength
                    ? "is a digit of (\($0.identifier.code)) missing or added?"
                    : "data of variable length ends with a separator"
            }, kind: .rule)
    }

    // MARK: As people write it

    /// Reads identifiers in parentheses, such as `(01)09506000134352(17)271231`.
    ///
    /// A parenthesis that belongs to the data is written with a backslash, `\(`.
    ///
    /// - Throws: `ValidationIssue` with an empty path at the first element that breaks a rule.
    init(bracketed text: String) throws(ValidationIssue) {
        var rest = text[...]
        while let first = rest.first {
            guard first == "(", let end = rest.firstIndex(of: ")") else {
                throw ValidationIssue(
                    path: "", expected: "an application identifier in parentheses, such as (17)",
                    got: String(rest.prefix(8)).quoted(limit: 20), kind: .rule)
            }
            let code = String(rest[rest.index(after: rest.startIndex)..<end])
            guard let identifier = IdentifierDictionary.shipped[code] else {
                throw ValidationIssue(
                    path: "", expected: "a GS1 application identifier", got: "(\(code.prefix(8)))",
                    recoverySuggestion: elements.isEmpty
                        ? nil : "a parenthesis in the data is written with a backslash before it", kind: .rule)
            }
            rest = rest[rest.index(after: end)...]
            var data = ""
            while let next = rest.first, next != "(" {
                rest.removeFirst()
                if next == "\\", let escaped = rest.first, escaped == "(" || escaped == ")" {
                    rest.removeFirst()
                    data.append(escaped)
                } else {
                    data.append(next)
                }
            }
            try append(identifier, data)
        }
    }

    /// Creates an empty string, to which a Digital Link adds its elements.
    init() {}
}

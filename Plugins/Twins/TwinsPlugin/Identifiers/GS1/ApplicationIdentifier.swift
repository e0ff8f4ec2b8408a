// SPDX-License-Identifier: Apache-2.0

/// An application identifier of GS1: what the data after it means, and its form.
struct ApplicationIdentifier: Sendable {
    /// The identifier, 2 to 4 digits.
    let code: String
    /// The short title of the GS1 General Specifications, such as `USE BY or EXPIRY`.
    let title: String
    /// Whether the length is predefined, so that no separator is needed.
    let hasPredefinedLength: Bool
    /// Whether a Digital Link can have it in its query.
    let isLinkAttribute: Bool
    /// The parts of the data, in order.
    let components: [Component]
    /// Alternatives of identifiers that must accompany it; every list must be satisfied.
    let required: [[[IdentifierPattern]]]
    /// Identifiers that can't accompany it.
    let excluded: [IdentifierPattern]
    /// The orders of qualifiers if it is a primary key of a Digital Link; `nil` if it isn't one.
    let qualifiers: [[String]]?

    /// A part of the data.
    struct Component: Sendable {
        let characters: CharacterSet
        let lengths: ClosedRange<Int>
        let isOptional: Bool
        /// The names of the rules for its content.
        let rules: [String]
    }

    /// The characters that a part can have.
    enum CharacterSet: Character, Sendable {
        case digits = "N"
        /// The 82 characters of ISO/IEC 646 in the GS1 General Specifications, figure 7.11-1.
        case set82 = "X"
        /// The 39 characters of figure 7.11-2.
        case set39 = "Y"
        /// base64url of RFC 4648 with padding, figure 7.11-3.
        case base64 = "Z"

        func contains(_ byte: UInt8) -> Bool {
            switch self {
            case .digits: (0x30...0x39).contains(byte)
            case .set82: Self.position82[byte] != nil
            case .set39: Self.members39.contains(byte)
            case .base64: Self.membersBase64.contains(byte)
            }
        }

        /// The characters in words.
        var name: String {
            switch self {
            case .digits: "digits"
            case .set82: "letters, digits, and !\"%&'()*+,-./:;<=>?_"
            case .set39: "capital letters, digits, and #-/"
            case .base64: "letters, digits, and -_="
            }
        }

        /// The position of each character in set 82.
        static let position82: [UInt8: Int] = {
            let members = Array(0x21...0x22) + Array(0x25...0x3F) + Array(0x41...0x5A) + [0x5F] + Array(0x61...0x7A)
            return Dictionary(uniqueKeysWithValues: zip(members.map { UInt8($0) }, 0...))
        }()
        private static let members39 = Set("#-/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
        private static let membersBase64 = Set(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=".utf8)
    }

    /// The numbers of characters that the data can have.
    var lengths: ClosedRange<Int> {
        let required = components.filter { !$0.isOptional }
        return required.reduce(0) { $0 + $1.lengths.lowerBound }...components.reduce(0) { $0 + $1.lengths.upperBound }
    }

    /// The digits after the decimal point that the last digit of the identifier says; `nil` if it says none.
    ///
    /// Measures (31nn to 36nn), amounts (390n to 393n), and prices per unit (395n); a percentage (394n) as well.
    var decimals: Int? {
        guard code.utf8.count == 4, let last = code.last?.wholeNumberValue else { return nil }
        return ["31", "32", "33", "34", "35", "36", "39"].contains { code.hasPrefix($0) } ? last : nil
    }

    /// The unit of a measure, from its title, such as `kg`; `nil` for other data.
    var unit: String? {
        guard code.utf8.count == 4, "3136" <= code.prefix(2) + "36", code.prefix(2) <= "36", code.hasPrefix("3") else {
            return nil
        }
        if code.hasPrefix("337") { return "kg/m²" }
        return title.split(separator: "(").last?.split(separator: ")").first.map(String.init)
    }
}

/// An identifier, or several of which the last digits are any, such as `310n`.
struct IdentifierPattern: Sendable, Hashable {
    let text: String

    func matches(_ code: String) -> Bool {
        text.utf8.count == code.utf8.count
            && zip(text.utf8, code.utf8).allSatisfy { $0 == UInt8(ascii: "n") || $0 == $1 }
    }
}

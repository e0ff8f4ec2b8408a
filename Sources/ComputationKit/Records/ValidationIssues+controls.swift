// SPDX-License-Identifier: Apache-2.0

extension [ValidationIssue] {
    /// Refuses text that could control a terminal, or that SQLite would truncate.
    ///
    /// - Parameters:
    ///   - json: The value whose texts are checked.
    ///   - path: The path of the value.
    package mutating func refuseControlCharacters(in json: JSONValue, at path: String = "") {
        switch json {
        case .string(let text):
            guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }),
                let control = text.unicodeScalars.first(where: \.isRefusedControl)
            else { return }
            let digits = String(control.value, radix: 16, uppercase: true)
            append(
                ValidationIssue(
                    path: path, expected: "a text without control characters",
                    got: "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count)) + digits, kind: .rule
                ))
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                refuseControlCharacters(in: element, at: "\(path)[\(index)]")
            }
        case .object(let members):
            for (key, value) in members {
                refuseControlCharacters(in: .string(key), at: path)
                refuseControlCharacters(in: value, at: path.isEmpty ? key : "\(path).\(key)")
            }
        default: break
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control character other than a tab or a line break.
    package var isRefusedControl: Bool {
        properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains(self)
    }
}

// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text as an error sentence shows it: cut to a limit of scalars, with codes for what steers a terminal.
    ///
    /// - Parameters:
    ///   - limit: how many Unicode scalars are shown.
    ///   - escapesASCII: whether control characters of ASCII are shown by their codes as well, such as `<U+001B>`; JSON
    ///     has its own escapes for them.
    package func shown(limit: Int = .max, escapesASCII: Bool = false) -> String {
        var shown = ""
        for (position, scalar) in unicodeScalars.enumerated() {
            guard position < limit else { return shown + "…" }
            switch scalar.value {
            case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: shown += Self.code(of: scalar)
            case ..<0x20 where escapesASCII: shown += Self.code(of: scalar)
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    private static func code(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+\(String(repeating: "0", count: Swift.max(0, 4 - digits.count)))\(digits)>"
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Percent-encoding of addresses (RFC 3986, section 2.1).
enum PercentEncoding {
    /// Returns the text with `%41` replaced by `A`, or `nil` if a percent sign isn't followed by two hexadecimal digits.
    ///
    /// - Parameter isQuery: Whether `+` is a space, as in forms.
    static func decoded(_ text: some StringProtocol, isQuery: Bool = false) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                    return nil
                }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where isQuery: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}

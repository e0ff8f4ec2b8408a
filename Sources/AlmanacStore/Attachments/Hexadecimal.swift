// SPDX-License-Identifier: Apache-2.0

private let hexDigits = Array("0123456789abcdef".utf8)

/// Returns bytes as lowercase hexadecimal text.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    for byte in bytes {
        text.append(hexDigits[Int(byte >> 4)])
        text.append(hexDigits[Int(byte & 0xF)])
    }
    return String(decoding: text, as: UTF8.self)
}

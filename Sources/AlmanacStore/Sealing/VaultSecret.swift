// SPDX-License-Identifier: Apache-2.0

@_spi(_Unicode) private import Swift

/// A passphrase or a recovery code, as bytes that don't depend on how it was typed.
///
/// Passphrases are normalized like OpaqueString of RFC 8265: characters in Normalization Form C, and every space as
/// U+0020. Keyboards and systems differ in how they compose letters such as "é".
struct VaultSecret: Sendable {
    /// The normalized bytes, with which new slots are wrapped.
    let normalized: [UInt8]
    /// The bytes as typed, with which earlier versions of the program wrapped slots.
    private let typed: [UInt8]

    init(_ text: String) {
        typed = Array(text.utf8)
        let spaced = String.UnicodeScalarView(
            text.unicodeScalars.map { $0.properties.generalCategory == .spaceSeparator ? " " : $0 })
        normalized = Array(String(String.UnicodeScalarView(String(spaced)._nfc)).utf8)
    }

    /// Creates a secret like earlier versions of the program, for tests.
    init(unnormalized text: String) {
        typed = Array(text.utf8)
        normalized = typed
    }

    /// The forms to try, the normalized one first.
    var forms: [[UInt8]] { typed == normalized ? [normalized] : [normalized, typed] }
}

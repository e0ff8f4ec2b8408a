// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A source of QR codes.
public protocol QRCodeEncoder: Sendable {
    /// Returns the smallest QR code that holds a text.
    ///
    /// - Throws: `ComputationError` if no code can be made: `unavailable` if the encoder isn't installed, `refused` if
    ///   the text doesn't fit.
    func code(of text: String, correction: QRCode.Correction) throws(ComputationError) -> QRCode
}

// SPDX-License-Identifier: Apache-2.0

internal import CQREncode
public import ComputationKit
public import TwinsPlugin

/// The QR code encoder of libqrencode, which is loaded when it is first used.
///
/// A program starts without the library; then, encoding throws an error that names the package to install. The license
/// of the library is LGPL-2.1-or-later.
public struct QREncodeLibrary: QRCodeEncoder {
    /// Creates an encoder.
    public init() {}

    /// Returns the smallest QR code that holds a text as UTF-8 bytes.
    ///
    /// - Throws: `ComputationError` if the library isn't installed, or if the text doesn't fit.
    public func code(of text: String, correction: QRCode.Correction) throws(ComputationError) -> QRCode {
        let bytes = Array(text.utf8)
        let room = CQR_LARGEST_SIDE * CQR_LARGEST_SIDE
        var modules = [UInt8](repeating: 0, count: room)
        var side: Int32 = 0
        let count = Int32(clamping: bytes.count)
        switch cqr_encode(bytes, count, correction.level, &modules, &side) {
        case CQR_ENCODED:
            let side = Int(side)
            return QRCode(
                text: text,
                rows: (0..<side).map { row in
                    String(decoding: modules[row * side..<(row + 1) * side].map { $0 + 48 }, as: UTF8.self)
                })
        case CQR_TOO_LONG:
            throw ComputationError.refused(
                path: "code", expected: "a text that fits in a QR code", got: "\(bytes.count) bytes")
        case CQR_MISSING:
            throw ComputationError(
                .unavailable,
                "The library for QR codes, libqrencode 4, isn't installed. In Debian, its package is libqrencode4.")
        default:
            throw ComputationError(.internalError, "libqrencode couldn't encode \(bytes.count) bytes.")
        }
    }
}

extension QRCode.Correction {
    /// The level as libqrencode numbers it.
    fileprivate var level: Int32 {
        switch self {
        case .low: 0
        case .medium: 1
        case .quartile: 2
        case .high: 3
        }
    }
}

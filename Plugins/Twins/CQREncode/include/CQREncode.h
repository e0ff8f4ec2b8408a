// SPDX-License-Identifier: Apache-2.0
#ifndef C_QRENCODE_H
#define C_QRENCODE_H

/// The result of an encoding.
enum cqr_result {
    /// The symbol is written.
    CQR_ENCODED = 0,
    /// The library isn't installed, or lacks a function.
    CQR_MISSING = 1,
    /// The data doesn't fit in a symbol.
    CQR_TOO_LONG = 2,
    /// The library reported another error.
    CQR_FAILED = 3
};

/// The number of modules on a side of the largest symbol, version 40 (ISO/IEC 18004).
enum { CQR_LARGEST_SIDE = 177 };

/// Encodes bytes as a QR code with libqrencode, which is loaded on first use.
///
/// - Parameters:
///   - data: The bytes.
///   - count: The number of bytes.
///   - level: The error correction: 0 for L, 1 for M, 2 for Q, 3 for H.
///   - modules: Receives a byte for each module by rows, 1 for dark ones; has room for `CQR_LARGEST_SIDE` squared.
///   - side: Receives the number of modules on a side.
enum cqr_result cqr_encode(const unsigned char *data, int count, int level, unsigned char *modules, int *side);

#endif

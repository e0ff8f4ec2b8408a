// SPDX-License-Identifier: Apache-2.0

extension Sequence<UInt8> {
    /// The 64-bit FNV-1a hash of the bytes.
    ///
    /// Source: Fowler, Noll, Vo, and Eastlake, "The FNV Non-Cryptographic Hash Algorithm", RFC 9923.
    var fowlerNollVoHash: UInt64 {
        reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}

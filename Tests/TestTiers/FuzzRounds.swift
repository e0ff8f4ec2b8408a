// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The length of a fuzz test: a tenth of its rounds with `make test`, all with `make test-all`, and more with `make fuzz`.
package enum FuzzRounds {
    /// Returns the range of rounds: as many tenths of the given number as `ALMANAC_FUZZ_TENTHS` says, or one tenth.
    package static func upTo(_ rounds: Int) -> Range<Int> {
        0..<max(1, rounds * max(1, variable("ALMANAC_FUZZ_TENTHS") ?? 1) / 10)
    }

    /// Returns the seed of a test: its own, or one derived from `ALMANAC_FUZZ_SEED`.
    package static func seed(_ seed: UInt64) -> UInt64 {
        variable("ALMANAC_FUZZ_SEED").map { seed &+ UInt64($0) &* 0x9E37_79B9_7F4A_7C15 } ?? seed
    }

    private static func variable(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
}

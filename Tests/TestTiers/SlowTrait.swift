// SPDX-License-Identifier: Apache-2.0

package import Testing

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

extension Trait where Self == ConditionTrait {
    /// Marks tests that search or fuzz for seconds, which `make test-fast` leaves out.
    package static var slow: Self {
        .enabled(if: getenv("ALMANAC_FAST_TESTS") == nil, "slow tests are left out")
    }
}

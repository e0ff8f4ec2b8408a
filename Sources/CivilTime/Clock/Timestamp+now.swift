// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

extension Timestamp {
    /// The current instant of the system's clock.
    ///
    /// A computation uses the clock of its context instead, which tests and replays can fix.
    public static var now: Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(secondsSince1970: Int(time.tv_sec), nanosecond: Int(time.tv_nsec))
    }
}

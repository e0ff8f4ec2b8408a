// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

extension Timestamp {
    /// The present instant by the machine's clock.
    ///
    /// A computation takes the present from its context instead, where tests and replays can fix it.
    public static var now: Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(secondsSince1970: Int(time.tv_sec), nanosecond: Int(time.tv_nsec))
    }
}

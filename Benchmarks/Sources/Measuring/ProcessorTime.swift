// SPDX-License-Identifier: AGPL-3.0-or-later

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Processor time and memory of this process.
public enum ProcessorTime {
    /// Processor time of all threads so far, in seconds: an asynchronous call can change threads.
    public static var seconds: Double {
        var now = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
    }

    /// Peak resident memory, in kilobytes.
    public static var peakKilobytes: Int {
        var usage = rusage()
        // RUSAGE_SELF, which Glibc imports as an enumeration that its own function doesn't accept.
        getrusage(0, &usage)
        #if canImport(Darwin)
            return usage.ru_maxrss / 1024
        #else
            return usage.ru_maxrss
        #endif
    }
}

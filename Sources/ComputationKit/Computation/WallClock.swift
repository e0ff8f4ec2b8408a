// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A moment, counted from 1970-01-01T00:00:00Z.
public struct Timestamp: Sendable, Hashable, Comparable {
    /// Seconds since 1970-01-01T00:00:00Z, without leap seconds.
    public let secondsSince1970: Double

    /// Makes a moment.
    public init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }

    /// Whether the left moment comes before the right one.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}

/// What time it is; handed in, so that tests and replays can stand still.
public struct WallClock: Sendable {
    /// The present moment.
    public let now: @Sendable () -> Timestamp

    /// Makes a clock from any source of moments.
    public init(now: @escaping @Sendable () -> Timestamp) { self.now = now }

    /// The machine's clock.
    public static let system = WallClock { Timestamp(secondsSince1970: Date().timeIntervalSince1970) }

    /// A clock that stands still.
    public static func fixed(_ moment: Timestamp) -> WallClock { WallClock { moment } }
}

// SPDX-License-Identifier: Apache-2.0

/// A source of the present instant, which tests and replays can fix.
public struct WallClock: Sendable {
    /// The present instant.
    public let now: @Sendable () -> Timestamp
    /// The time zone of whoever looks at the clock, where that is known.
    public let zone: LocalZone?

    /// Creates a clock from any source of instants.
    public init(now: @escaping @Sendable () -> Timestamp) { self.init(zone: nil, now: now) }

    private init(zone: LocalZone?, now: @escaping @Sendable () -> Timestamp) {
        self.zone = zone
        self.now = now
    }

    /// The same clock in a time zone.
    public func inZone(_ zone: LocalZone) -> WallClock { WallClock(zone: zone, now: now) }

    /// The machine's clock.
    public static let system = WallClock { .now }

    /// A clock that always shows the same instant.
    public static func fixed(_ instant: Timestamp) -> WallClock { WallClock { instant } }
}

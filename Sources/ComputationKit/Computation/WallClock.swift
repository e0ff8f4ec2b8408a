// SPDX-License-Identifier: Apache-2.0

/// A source of the current instant, which tests and replays can fix.
///
/// ```swift
/// let morning = try Timestamp("2026-11-21T09:00:00Z")
/// let engine = try Engine([PantryPlugin()], context: Context(clock: .fixed(morning)))
/// ```
public struct WallClock: Sendable {
    /// Returns the current instant.
    public let now: @Sendable () -> Timestamp
    /// The user's time zone, if known.
    public let zone: LocalZone?

    /// Creates a clock from any source of instants.
    public init(now: @escaping @Sendable () -> Timestamp) { self.init(zone: nil, now: now) }

    private init(zone: LocalZone?, now: @escaping @Sendable () -> Timestamp) {
        self.zone = zone
        self.now = now
    }

    /// Returns the same clock in a time zone.
    public func inZone(_ zone: LocalZone) -> WallClock { WallClock(zone: zone, now: now) }

    /// The system's clock.
    public static let system = WallClock { .now }

    /// Returns a clock that always shows the same instant.
    public static func fixed(_ instant: Timestamp) -> WallClock { WallClock { instant } }
}

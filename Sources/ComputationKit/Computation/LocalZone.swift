// SPDX-License-Identifier: Apache-2.0

/// The time zone of the person who asks, which says which day and hour it is.
public struct LocalZone: Sendable {
    /// The zone's name in the tz database, such as `Europe/Kyiv`.
    public let name: String
    /// How many seconds the zone's clocks are ahead of Universal Time at a moment.
    public let secondsFromUTC: @Sendable (Timestamp) -> Int

    /// Creates a zone from its offsets.
    public init(_ name: String, secondsFromUTC: @escaping @Sendable (Timestamp) -> Int) {
        self.name = name
        self.secondsFromUTC = secondsFromUTC
    }

    /// Universal Time.
    public static let utc = LocalZone("UTC") { _ in 0 }
}

// SPDX-License-Identifier: Apache-2.0

/// A fixed star that a source of positions knows by name.
public struct FixedStar: Sendable, Codable, Equatable {
    /// The traditional name; empty if there is none.
    public var name: String
    /// The designation after Bayer or Flamsteed, abbreviated, such as `alLeo`.
    public var designation: String
    /// The visual magnitude; `nil` if the source has none.
    public var magnitude: Double?

    /// Creates a star.
    public init(name: String, designation: String, magnitude: Double? = nil) {
        self.name = name
        self.designation = designation
        self.magnitude = magnitude
    }
}

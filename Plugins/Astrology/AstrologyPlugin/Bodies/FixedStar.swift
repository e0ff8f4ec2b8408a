// SPDX-License-Identifier: Apache-2.0

/// A fixed star in the catalog of a source of positions.
public struct FixedStar: Sendable, Codable, Equatable {
    /// The traditional name; empty if there is none.
    public var name: String
    /// The abbreviated Bayer or Flamsteed designation, such as `alLeo`.
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

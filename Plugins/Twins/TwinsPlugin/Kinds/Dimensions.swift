// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The dimensions of a piece of furniture, in centimeters.
public struct Dimensions: SchemaProviding, Hashable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
    /// The depth.
    public var depth: Double

    /// Creates the value from its required attributes.
    public init(width: Double, height: Double, depth: Double) {
        self.width = width
        self.height = height
        self.depth = depth
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.Dimensions", "The dimensions of a piece of furniture, in centimeters."
    ) {
        field("width", \.width, "The width.", .number(above: 0, through: 100_000, .centimeters))
        field("height", \.height, "The height.", .number(above: 0, through: 100_000, .centimeters))
        field("depth", \.depth, "The depth.", .number(above: 0, through: 100_000, .centimeters))
    }
}

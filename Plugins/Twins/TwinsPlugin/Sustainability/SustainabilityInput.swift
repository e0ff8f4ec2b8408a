// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Things whose effect on the environment is summed up.
public struct SustainabilityInput: SchemaProviding, Hashable {
    /// The things.
    public var twins: [Twin]

    /// Creates an input.
    public init(twins: [Twin]) { self.twins = twins }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.SustainabilityInput", "Things whose effect on the environment is summed up."
    ) {
        field("twins", \.twins, "The things.", .list(of: .nested, count: 0...1_000_000))
    }
}

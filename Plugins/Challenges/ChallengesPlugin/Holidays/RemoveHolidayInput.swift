// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The holiday to remove.
public struct RemoveHolidayInput: SchemaProviding, Hashable {
    /// The name.
    public var name: String

    /// Creates an input.
    public init(name: String) {
        self.name = name
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.RemoveHolidayInput", "The holiday to remove.") {
        field("name", \.name, "The name.", .text(1...200, example: "School break"))
    }
}

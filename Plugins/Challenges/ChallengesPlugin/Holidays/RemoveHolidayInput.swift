// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The holiday that is taken back.
public struct RemoveHolidayInput: SchemaProviding, Hashable {
    /// What it is called.
    public var name: String

    /// An input.
    public init(name: String) {
        self.name = name
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.RemoveHolidayInput", "The holiday that is taken back.") {
        field("name", \.name, "What it is called.", .text(1...200, example: "School break"))
    }
}

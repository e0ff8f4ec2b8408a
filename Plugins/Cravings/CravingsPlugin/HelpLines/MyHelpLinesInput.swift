// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The input of a list of where to find help; it has no fields.
public struct MyHelpLinesInput: SchemaProviding, Hashable {
    /// Creates an input.
    public init() {}

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.MyHelpLinesInput", "The input of a list of where to find help; it has no fields."
    ) {}
}

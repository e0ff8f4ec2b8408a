// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// No options.
public struct MySettingsInput: SchemaProviding, Hashable {

    /// Creates an input.
    public init() {
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MySettingsInput", "No options.") {
    }
}

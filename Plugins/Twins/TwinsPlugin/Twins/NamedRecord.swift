// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The key and name of a record.
@Schema("twins.NamedRecord")
public struct NamedRecord: SchemaProviding, Hashable {
    /// The key.
    @Field(.recordKey) public var id: String
    /// The name.
    @Field(.text(example: "Oat milk")) public var name: String
}

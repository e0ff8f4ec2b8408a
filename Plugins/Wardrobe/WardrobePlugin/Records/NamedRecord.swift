// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A record's key and name.
@Schema("wardrobe.NamedRecord")
public struct NamedRecord: SchemaProviding, Hashable {
    /// The record's key.
    @Field(.text(example: "navy-blazer")) public var id: String
    /// The record's name.
    @Field(.text(example: "Navy blazer")) public var name: String
}

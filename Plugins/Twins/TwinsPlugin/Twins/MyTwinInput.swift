// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which twin to show.
@Schema("twins.MyTwinInput")
public struct MyTwinInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// Whether to include its pictures and documents.
    public var withPictures: Bool = false
}

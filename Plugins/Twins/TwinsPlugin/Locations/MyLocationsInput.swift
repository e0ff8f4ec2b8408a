// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which places to list.
@Schema("twins.MyLocationsInput")
public struct MyLocationsInput: SchemaProviding, Hashable {
    /// The place whose tree is listed: its key, its name, its path, or the beginning of its key; all if omitted.
    @Field(.recordName("Home")) public var location: String?
    /// Whether to include the names of the things in each place.
    public var withThings: Bool = false
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which things to sum up.
@Schema("twins.MySustainabilityInput")
public struct MySustainabilityInput: SchemaProviding, Hashable {
    /// The place, with its subplaces: its key, its name, or its path; all if omitted.
    @Field(.recordName("Kitchen")) public var location: String?
}

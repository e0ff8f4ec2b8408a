// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The items to depreciate.
@Schema("twins.MyDepreciationInput")
public struct MyDepreciationInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key; all if omitted.
    @Field(.recordName("Laptop")) public var twin: String?
    /// The day; today if omitted.
    public var day: DayReference?
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The plant that was watered.
@Schema("twins.WaterInput")
public struct WaterInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// The date it was watered; today by default.
    public var day: DayReference?
}

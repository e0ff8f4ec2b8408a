// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which thing was maintained or cared for.
@Schema("twins.ServiceInput")
public struct ServiceInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// What was done.
    public var care: CareKind = .maintenance
    /// The day on which that was done; today by default.
    public var day: DayReference?
}

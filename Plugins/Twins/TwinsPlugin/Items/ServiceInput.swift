// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The thing that received care or maintenance.
@Schema("twins.ServiceInput")
public struct ServiceInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// The kind of care.
    public var care: CareKind = .maintenance
    /// The date it was done; today by default.
    public var day: DayReference?
}

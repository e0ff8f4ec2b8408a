// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The order of a list of twins; ties are in the order in which they were added.
@Schema("twins.TwinOrder")
public enum TwinOrder: String, CaseIterable, SchemaProviding {
    /// By the time they were added, newest first.
    case created
    /// By the time of the last change, newest first.
    case updated
    /// By the date of purchase, newest first.
    case purchased
    /// By value, highest first in each currency.
    case value
    /// By name.
    case name
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The condition of an item.
@Schema("twins.ItemCondition")
public enum ItemCondition: String, CaseIterable, SchemaProviding {
    /// Unused.
    case new
    /// Used, without visible wear.
    case excellent
    /// Visible wear, fully usable.
    case good
    /// Worn, with minor faults.
    case fair
    /// Hardly usable.
    case poor
    /// Not usable.
    case broken
}

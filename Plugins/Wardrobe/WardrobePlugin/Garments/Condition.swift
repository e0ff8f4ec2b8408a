// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The condition of a garment.
@Schema("wardrobe.Condition")
public enum Condition: String, CaseIterable, SchemaProviding {
    /// Never worn.
    case new
    /// Like new.
    case excellent
    /// Worn, without visible wear.
    case good
    /// Worn, with wear visible up close.
    case fair
    /// Worn, with visible wear.
    case worn
    /// Not wearable; never suggested.
    case damaged

    /// Whether a garment in this condition may be suggested.
    public var isWearable: Bool { self != .damaged }
}

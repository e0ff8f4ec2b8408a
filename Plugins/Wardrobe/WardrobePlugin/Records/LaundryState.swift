// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// How clean a garment is.
///
/// The state also says whether it's available.
@Schema("wardrobe.LaundryState")
public enum LaundryState: String, CaseIterable, SchemaProviding {
    /// Clean.
    case clean
    /// Worn since the last wash, but wearable again; left out if only clean items are requested.
    case wornOnce
    /// Needs washing; never suggested.
    case dirty
    /// In the wash or at the cleaner's; never suggested.
    case inWash

    /// Whether a garment in this state may be suggested unless only clean items are requested.
    public var isWearable: Bool { self == .clean || self == .wornOnce }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The style of an outfit.
@Schema("wardrobe.Style")
public enum Style: String, CaseIterable, SchemaProviding {
    /// Few items, plain lines.
    case minimalist
    /// Timeless pieces.
    case classic
    /// Current fashion.
    case trendy
    /// Leather, metal, contrast.
    case edgy
    /// Loose and patterned.
    case bohemian
    /// College classics.
    case preppy
    /// Hoodies, sneakers, logos.
    case streetwear
    /// Dressy and understated.
    case elegant
    /// Athletic.
    case sporty
    /// From an earlier decade.
    case vintage
}

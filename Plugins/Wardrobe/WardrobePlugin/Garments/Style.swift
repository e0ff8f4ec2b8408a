// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The style of an outfit.
public enum Style: String, Codable, Sendable, CaseIterable {
    case minimalist
    case classic
    case trendy
    case edgy
    case bohemian
    case preppy
    case streetwear
    case elegant
    case sporty
    case vintage
}

extension Style: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.Style", "The style of an outfit.") {
        switch $0 {
        case .minimalist: "Few items, plain lines."
        case .classic: "Timeless pieces."
        case .trendy: "Current fashion."
        case .edgy: "Leather, metal, contrast."
        case .bohemian: "Loose and patterned."
        case .preppy: "College classics."
        case .streetwear: "Hoodies, sneakers, logos."
        case .elegant: "Dressy and understated."
        case .sporty: "Athletic."
        case .vintage: "From an earlier decade."
        }
    }
}

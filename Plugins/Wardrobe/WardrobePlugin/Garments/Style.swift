// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The manner of an outfit.
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
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("wardrobe.Style", "The manner of an outfit.") {
        switch $0 {
        case .minimalist: "Few items, plain lines."
        case .classic: "What does not go out of fashion."
        case .trendy: "What is in fashion."
        case .edgy: "Leather, metal, contrast."
        case .bohemian: "Loose and patterned."
        case .preppy: "College classics."
        case .streetwear: "Hoodies, sneakers, logos."
        case .elegant: "Dressed up and quiet."
        case .sporty: "Taken from sport."
        case .vintage: "Of an earlier decade."
        }
    }
}

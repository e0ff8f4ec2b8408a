// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The pattern of a garment.
public enum GarmentPattern: String, Codable, Sendable, CaseIterable {
    case solid
    case melange
    case pinstripe
    case herringbone
    case houndstooth
    case gingham
    case striped
    case checked
    case plaid
    case paisley
    case polkaDot
    case floral
    case animal
    case camouflage
    case graphic

    /// How strong it looks; this plugin's convention.
    public var strength: PatternStrength {
        switch self {
        case .solid: .plain
        case .melange, .pinstripe, .herringbone, .houndstooth, .gingham: .subtle
        case .striped, .checked, .plaid, .paisley, .polkaDot, .floral, .animal, .camouflage, .graphic: .bold
        }
    }
}

extension GarmentPattern: SchemaProviding {
    /// The values and how strong each looks.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.GarmentPattern", "The pattern of a garment."
    ) {
        switch $0.strength {
        case .plain: "One color."
        case .subtle: "A quiet pattern."
        case .bold: "A pattern that dominates the look."
        }
    }
}

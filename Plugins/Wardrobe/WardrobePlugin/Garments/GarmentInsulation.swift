// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A garment as far as its warmth goes.
public struct GarmentInsulation: SchemaProviding, Equatable {
    /// What it is.
    public var category: Category
    /// What it is made of; the standards' own unless stated.
    public var fabric: Fabric?
    /// How heavy it is for its kind.
    public var weight: GarmentWeight
    /// Its insulation, overriding the table value: I_clu in clo, nil for the table's.
    public var clo: Double?

    /// A garment; of normal weight and the standards' fabric unless stated.
    public init(_ category: Category, fabric: Fabric? = nil, weight: GarmentWeight = .normal, clo: Double? = nil) {
        self.category = category
        self.fabric = fabric
        self.weight = weight
        self.clo = clo
    }

    /// Its effective insulation I_clu in clo: the owner's figure, or the table's.
    public var effectiveClo: Double { clo ?? category.insulation.clo(weight: weight, fabric: fabric) }

    /// Where the figure comes from.
    public var source: String { clo == nil ? category.insulation.source : "stated by the owner" }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.GarmentInsulation", "A garment as far as its warmth goes.")
    {
        field("category", \.category, "What it is.")
        field("fabric", \.fabric, "What it is made of; the standards' own unless stated.")
        field("weight", \.weight, "How heavy it is for its kind.", default: .normal)
        field("clo", \.clo, "Its insulation, overriding the table value.", .number(0...4, .clo))
    }
}

/// What is worn underneath and stands in no wardrobe.
public enum BaseLayer: String, Codable, Sendable, CaseIterable, SchemaProviding {
    case none
    case underwear
    case longUnderwear

    /// Its insulation in clo.
    ///
    /// ASHRAE 55: underwear 0.04, calf length socks 0.03, long underwear 0.15 and 0.20.
    public var clo: Double {
        switch self {
        case .none: 0
        case .underwear: 0.04 + 0.03
        case .longUnderwear: 0.15 + 0.2 + 0.03
        }
    }

    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("wardrobe.BaseLayer", "What is worn underneath.") {
        switch $0 {
        case .none: "Nothing, or it is among the garments."
        case .underwear: "Underwear 0.04 and calf length socks 0.03 clo."
        case .longUnderwear: "Long underwear 0.15 and 0.20, and calf length socks 0.03 clo."
        }
    }
}

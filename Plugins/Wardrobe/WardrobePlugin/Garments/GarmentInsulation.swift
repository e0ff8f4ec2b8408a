// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The properties of a garment that determine its warmth.
@Schema("wardrobe.GarmentInsulation")
public struct GarmentInsulation: SchemaProviding, Equatable {
    /// The category.
    public var category: Category
    /// The fabric; that of the standards by default.
    public var fabric: Fabric?
    /// How heavy it is for its kind.
    public var weight: GarmentWeight = .normal
    /// Its insulation, overriding the table value.
    ///
    /// I_clu in clo, nil for the table's.
    @Field(.number(0...4, .clo)) public var clo: Double?

    /// Creates a garment; of normal weight and the standards' fabric by default.
    public init(_ category: Category, fabric: Fabric? = nil, weight: GarmentWeight = .normal, clo: Double? = nil) {
        self.category = category
        self.fabric = fabric
        self.weight = weight
        self.clo = clo
    }

    /// Its effective insulation I_clu in clo: the owner's value, or the table's.
    public var effectiveClo: Double { clo ?? category.insulation.clo(weight: weight, fabric: fabric) }

    /// The source of the value.
    public var source: String { clo == nil ? category.insulation.source : "stated by the owner" }
}

/// Clothes worn underneath.
///
/// They aren't listed in the wardrobe.
@Schema("wardrobe.BaseLayer")
public enum BaseLayer: String, CaseIterable, SchemaProviding {
    /// Nothing, or base layers are listed among the garments.
    case none
    /// Underwear 0.04 and calf-length socks 0.03 clo.
    case underwear
    /// Long underwear 0.15 and 0.20, and calf-length socks 0.03 clo.
    case longUnderwear

    /// Its insulation in clo.
    ///
    /// ASHRAE 55: underwear 0.04, calf-length socks 0.03, long underwear 0.15 and 0.20.
    public var clo: Double {
        switch self {
        case .none: 0
        case .underwear: 0.04 + 0.03
        case .longUnderwear: 0.15 + 0.2 + 0.03
        }
    }
}

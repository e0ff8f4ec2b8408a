// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The clothes worn and the activity.
public struct EnsembleInput: SchemaProviding, Equatable {
    /// The garments.
    public var garments: [GarmentInsulation]
    /// Clothes worn underneath that aren't among the garments.
    public var baseLayer: BaseLayer
    /// Metabolic rate in met.
    public var met: Double
    /// Air speed at the body in m/s.
    public var airSpeed: Double
    /// Walking speed; by default estimated from met.
    ///
    /// In m/s.
    public var walkingSpeed: Double?

    /// Creates an ensemble; by default worn at 1.2 met in still air over underwear and socks.
    public init(
        garments: [GarmentInsulation], baseLayer: BaseLayer = .underwear, met: Double = 1.2, airSpeed: Double = 0.1,
        walkingSpeed: Double? = nil
    ) {
        self.garments = garments
        self.baseLayer = baseLayer
        self.met = met
        self.airSpeed = airSpeed
        self.walkingSpeed = walkingSpeed
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.EnsembleInput", "The clothes worn and the activity.") {
        field("garments", \.garments, "The garments.", .list(of: .nested, count: 0...50))
        field("baseLayer", \.baseLayer, "Clothes worn underneath that aren't among the garments.", default: .underwear)
        field("met", \.met, "Metabolic rate.", .number(0.5...10, .met), default: 1.2)
        field("airSpeed", \.airSpeed, "Air speed at the body.", .number(0...40, .metersPerSecond), default: 0.1)
        field(
            "walkingSpeed", \.walkingSpeed, "Walking speed; by default estimated from met.",
            .number(0...3, .metersPerSecond))
    }
}

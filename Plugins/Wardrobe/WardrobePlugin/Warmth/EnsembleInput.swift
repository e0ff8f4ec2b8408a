// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The clothes worn and the activity.
public struct EnsembleInput: SchemaProviding, Equatable {
    /// The garments.
    public var garments: [GarmentInsulation]
    /// What is worn underneath and not among the garments.
    public var baseLayer: BaseLayer
    /// Metabolic rate in met.
    public var met: Double
    /// Air speed at the body in m/s.
    public var airSpeed: Double
    /// Walking speed; estimated from met unless stated.
    ///
    /// In m/s.
    public var walkingSpeed: Double?

    /// An ensemble; worn at 1.2 met in still air over underwear and socks unless stated.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.EnsembleInput", "The clothes worn and the activity.") {
        field("garments", \.garments, "The garments.", .list(of: .nested, count: 0...50))
        field("baseLayer", \.baseLayer, "What is worn underneath and not among the garments.", default: .underwear)
        field("met", \.met, "Metabolic rate.", .number(0.5...10, .met), default: 1.2)
        field("airSpeed", \.airSpeed, "Air speed at the body.", .number(0...40, .metersPerSecond), default: 0.1)
        field(
            "walkingSpeed", \.walkingSpeed, "Walking speed; estimated from met unless stated.",
            .number(0...3, .metersPerSecond))
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The clothes worn and the activity.
@Schema("wardrobe.EnsembleInput")
public struct EnsembleInput: SchemaProviding, Equatable {
    /// The garments.
    @Field(count: 0...50) public var garments: [GarmentInsulation]
    /// Clothes worn underneath that aren't among the garments.
    public var baseLayer: BaseLayer = .underwear
    /// Metabolic rate.
    @Field(.number(0.5...10, .met)) public var met: Double = 1.2
    /// Air speed at the body.
    @Field(.number(0...40, .metersPerSecond)) public var airSpeed: Double = 0.1
    /// Walking speed; by default estimated from met.
    ///
    /// In m/s.
    @Field(.number(0...3, .metersPerSecond)) public var walkingSpeed: Double?
}

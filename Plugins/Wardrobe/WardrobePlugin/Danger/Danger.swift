// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A danger that no clothes in the wardrobe protect against.
///
/// A danger of the day in the best outfit; it is reported before any outfit.
@Schema("wardrobe.Danger")
public struct Danger: SchemaProviding, Equatable {
    /// The kind of danger.
    @Schema("wardrobe.DangerKind")
    public enum Kind: String, CaseIterable, SchemaProviding {
        /// Heat loss, or freezing skin.
        case cold
        /// Heat stress.
        case heat
    }

    /// The kind of danger.
    public var kind: Kind
    /// How long the warmest outfit protects (ISO 11079).
    ///
    /// In minutes, for cold: D_lim minimal, nil from 8 hours on.
    @Field(.number(0..., .minutes)) public var minutes: Double?
    /// How long the time outdoors is.
    ///
    /// In minutes, for cold.
    @Field(.number(0..., .minutes)) public var stay: Double?
    /// How soon bare skin can freeze.
    ///
    /// In minutes, for cold; nil if it takes more than 30 minutes.
    @Field(.number(0..., .minutes)) public var frostbiteMinutes: Double?
    /// How cold the wind feels.
    ///
    /// Wind chill in °C, for cold; nil outside the formula's range.
    @Field(.number(-300...100, .degreesCelsius)) public var windChill: Double?
    /// The Universal Thermal Climate Index.
    ///
    /// In °C; nil outside its range.
    @Field(.number(-150...150, .degreesCelsius)) public var utci: Double?
    /// The UTCI category.
    public var stress: ThermalStress?
    /// The insulation that the warmest outfit lacks.
    ///
    /// In clo, for cold.
    @Field(.number(0..., .clo)) public var missingClo: Double?
    /// The items to wear or to take off, and the missing ones.
    public var advice: [String]
    /// A description of the danger.
    public var sentence: String
}

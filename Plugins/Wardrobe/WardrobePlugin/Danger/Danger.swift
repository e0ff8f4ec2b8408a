// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A danger of the day in the best outfit; it is reported before any outfit.
public struct Danger: SchemaProviding, Equatable {
    /// The kind of danger.
    public enum Kind: String, Codable, Sendable, CaseIterable, SchemaProviding {
        case cold
        case heat

        /// The values and their meanings.
        public static let schema = Schema<Self>.enumeration("wardrobe.DangerKind", "The kind of danger.") {
            switch $0 {
            case .cold: "Heat loss, or freezing skin."
            case .heat: "Heat stress."
            }
        }
    }

    /// The kind of danger.
    public var kind: Kind
    /// How long the warmest outfit protects (ISO 11079), in minutes, for cold: D_lim minimal, nil from 8 hours on.
    public var minutes: Double?
    /// How long the time outdoors is, in minutes, for cold.
    public var stay: Double?
    /// How soon bare skin can freeze, in minutes, for cold; nil if it takes more than 30 minutes.
    public var frostbiteMinutes: Double?
    /// How cold the wind feels: wind chill in °C, for cold; nil outside the formula's range.
    public var windChill: Double?
    /// The Universal Thermal Climate Index in °C; nil outside its range.
    public var utci: Double?
    /// The UTCI category.
    public var stress: ThermalStress?
    /// The insulation that the warmest outfit lacks, in clo, for cold.
    public var missingClo: Double?
    /// The items to wear or to take off, and the missing ones.
    public var advice: [String]
    /// A description of the danger.
    public var sentence: String

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.Danger", "A danger that no clothes in the wardrobe protect against."
    ) {
        field("kind", \.kind, "The kind of danger.")
        field("minutes", \.minutes, "How long the warmest outfit protects (ISO 11079).", .number(0..., .minutes))
        field("stay", \.stay, "How long the time outdoors is.", .number(0..., .minutes))
        field("frostbiteMinutes", \.frostbiteMinutes, "How soon bare skin can freeze.", .number(0..., .minutes))
        field("windChill", \.windChill, "How cold the wind feels.", .number(-300...100, .degreesCelsius))
        field("utci", \.utci, "The Universal Thermal Climate Index.", .number(-150...150, .degreesCelsius))
        field("stress", \.stress, "The UTCI category.")
        field("missingClo", \.missingClo, "The insulation that the warmest outfit lacks.", .number(0..., .clo))
        field("advice", \.advice, "The items to wear or to take off, and the missing ones.", .list(of: .text()))
        field("sentence", \.sentence, "A description of the danger.", .text())
    }
}

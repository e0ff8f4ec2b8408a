// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A danger that no clothes in the wardrobe protect against, said before any outfit.
public struct Danger: SchemaProviding, Equatable {
    /// The kind of danger.
    public enum Kind: String, Codable, Sendable, CaseIterable, SchemaProviding {
        case cold
        case heat

        /// The kinds by their names.
        public static let schema = Schema<Self>.enumeration("wardrobe.DangerKind", "The kind of danger.") {
            switch $0 {
            case .cold: "Heat loss, or freezing skin."
            case .heat: "Heat stress."
            }
        }
    }

    /// The kind of danger.
    public var kind: Kind
    /// How long the warmest outfit holds (ISO 11079), in minutes, for cold: D_lim minimal, nil from eight hours on.
    public var minutes: Double?
    /// How long the stay outdoors takes, in minutes, for cold.
    public var stay: Double?
    /// When bare skin can freeze: within how many minutes, for cold; nil when it does not within half an hour.
    public var frostbiteMinutes: Double?
    /// How cold the wind feels: wind chill in °C, for cold; nil where the formula does not reach.
    public var windChill: Double?
    /// The Universal Thermal Climate Index in °C; nil outside its range.
    public var utci: Double?
    /// UTCI's category.
    public var stress: ThermalStress?
    /// How much insulation the warmest outfit lacks, in clo, for cold.
    public var missingClo: Double?
    /// The missing items, or the items to take off.
    public var advice: [String]
    /// The danger in a sentence or two.
    public var sentence: String

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.Danger", "A danger that no clothes in the wardrobe protect against."
    ) {
        field("kind", \.kind, "The kind of danger.")
        field("minutes", \.minutes, "How long the warmest outfit holds (ISO 11079).", .number(0..., .minutes))
        field("stay", \.stay, "How long the stay outdoors takes.", .number(0..., .minutes))
        field("frostbiteMinutes", \.frostbiteMinutes, "When bare skin can freeze.", .number(0..., .minutes))
        field("windChill", \.windChill, "How cold the wind feels.", .number(-300...100, .degreesCelsius))
        field("utci", \.utci, "The Universal Thermal Climate Index.", .number(-150...150, .degreesCelsius))
        field("stress", \.stress, "UTCI's category.")
        field("missingClo", \.missingClo, "How much insulation the warmest outfit lacks.", .number(0..., .clo))
        field("advice", \.advice, "The missing items, or the items to take off.", .list(of: .text()))
        field("sentence", \.sentence, "The danger in a sentence or two.", .text())
    }
}

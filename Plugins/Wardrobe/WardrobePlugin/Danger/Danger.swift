// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A danger that no clothes of the wardrobe keep off, said before any outfit.
public struct Danger: SchemaProviding, Equatable {
    /// What endangers.
    public enum Kind: String, Codable, Sendable, CaseIterable, SchemaProviding {
        case cold
        case heat

        /// The kinds by their names.
        public static let schema = Schema<Self>.enumeration("wardrobe.DangerKind", "What endangers.") {
            switch $0 {
            case .cold: "Heat loss, or freezing skin."
            case .heat: "Heat stress."
            }
        }
    }

    /// What endangers.
    public var kind: Kind
    /// Cold: how many minutes the warmest outfit holds (D_lim minimal of ISO 11079); nil from eight hours on.
    public var minutes: Double?
    /// Cold: how many minutes the stay outdoors takes.
    public var stay: Double?
    /// Cold: within how many minutes bare skin can freeze; nil when it does not within half an hour.
    public var frostbiteMinutes: Double?
    /// Cold: wind chill in °C; nil where the formula does not reach.
    public var windChill: Double?
    /// The Universal Thermal Climate Index in °C; nil outside its range.
    public var utci: Double?
    /// UTCI's category.
    public var stress: ThermalStress?
    /// Cold: how many clo the warmest outfit lacks.
    public var missingClo: Double?
    /// What is missing, or what to leave off.
    public var advice: [String]
    /// The danger in one sentence or two.
    public var sentence: String

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.Danger", "A danger that no clothes of the wardrobe keep off."
    ) {
        field("kind", \.kind, "What endangers.")
        field("minutes", \.minutes, "How long the warmest outfit holds (ISO 11079).", .number(0..., .minutes))
        field("stay", \.stay, "How long the stay outdoors takes.", .number(0..., .minutes))
        field("frostbiteMinutes", \.frostbiteMinutes, "When bare skin can freeze.", .number(0..., .minutes))
        field("windChill", \.windChill, "How cold the wind feels.", .number(-300...100, .degreesCelsius))
        field("utci", \.utci, "The Universal Thermal Climate Index.", .number(-150...150, .degreesCelsius))
        field("stress", \.stress, "UTCI's category.")
        field("missingClo", \.missingClo, "How much insulation the warmest outfit lacks.", .number(0..., .clo))
        field("advice", \.advice, "What is missing, or what to leave off.", .list(of: .text()))
        field("sentence", \.sentence, "The danger in a sentence or two.", .text())
    }
}

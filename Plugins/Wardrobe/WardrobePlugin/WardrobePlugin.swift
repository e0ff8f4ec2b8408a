// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The wardrobe plugin: the actual and required warmth of clothes by the standards.
public struct WardrobePlugin: Plugin {
    /// The manifest.
    public let manifest = PluginManifest(
        name: "wardrobe", title: "Wardrobe",
        summary:
            "Calculates the warmth of clothing by ISO 9920, ISO 7730, and ISO 11079, feels-like temperatures, and color harmony.",
        version: PluginManifest.almanacVersion, license: "Apache-2.0")

    /// Creates the plugin.
    public init() {}

    /// The plugin's computations.
    public var computations: [AnyComputation] {
        WindChill()
        HeatIndex()
        UniversalThermalClimateIndex()
        PredictedMeanVote()
        EnsembleInsulation()
        RequiredInsulation()
        LayerPlan()
        WeatherFit()
        ColorHarmony()
        ScoreOutfit()
        SuggestOutfits()
        MatchItem()
        PackOutfits()
        ReadDressCode()
        Statistics()
        Words()
    }
}

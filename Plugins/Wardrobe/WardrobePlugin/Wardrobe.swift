// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The keys of the wardrobe computations that need no records.
public enum Wardrobe {
    /// Rates how well colors go together.
    public static let colorHarmony = ComputationKey<ColorSet, ColorAssessment>("wardrobe.color-harmony")
    /// Calculates the insulation of an outfit.
    public static let ensembleInsulation = ComputationKey<EnsembleInput, EnsembleReading>(
        "wardrobe.ensemble-insulation")
    /// Calculates the heat index: how hot humid air feels.
    public static let heatIndex = ComputationKey<HeatIndexInput, HeatIndexReading>("wardrobe.heat-index")
    /// Finds the layers to take off when a day gets warmer.
    public static let layerPlan = ComputationKey<LayerPlanInput, LayerPlanReading>("wardrobe.layer-plan")
    /// Finds the items in a wardrobe that go with an item that isn't in it yet.
    public static let matchItem = ComputationKey<MatchItemInput, ItemMatches>("wardrobe.match-item")
    /// Finds the smallest set of items that covers every day of a trip.
    public static let packOutfits = ComputationKey<PackOutfitsInput, PackingList>("wardrobe.pack-outfits")
    /// Calculates the predicted mean vote of ISO 7730: how people in the same clothes feel indoors on average.
    public static let predictedMeanVote = ComputationKey<PredictedMeanVoteInput, PredictedMeanVoteReading>(
        "wardrobe.pmv")
    /// Detects an event's dress code and occasion from its title, location, and notes.
    public static let readDressCode = ComputationKey<EventTexts, DressCodeReading>("wardrobe.read-dress-code")
    /// Calculates how much clothing a room or a day outdoors requires.
    public static let requiredInsulation = ComputationKey<RequiredInsulationInput, RequiredInsulationReading>(
        "wardrobe.required-insulation")
    /// Scores an outfit for a day and an occasion.
    public static let scoreOutfit = ComputationKey<ScoreOutfitInput, ScoredOutfit>("wardrobe.score-outfit")
    /// Calculates a wardrobe's costs, wears, colors, and categories.
    public static let statistics = ComputationKey<StatisticsInput, WardrobeStatistics>("wardrobe.statistics")
    /// Finds the provably best outfits in a wardrobe for a day and an occasion.
    public static let suggestOutfits = ComputationKey<SuggestOutfitsInput, OutfitSuggestions>(
        "wardrobe.suggest-outfits")
    /// Calculates the Universal Thermal Climate Index: how the weather stresses a walking body.
    public static let universalThermalClimateIndex = ComputationKey<UTCIInput, UTCIReading>("wardrobe.utci")
    /// Rates how well an outfit suits rain, snow, wind, and heat, apart from its warmth.
    public static let weatherFit = ComputationKey<WeatherFitInput, WeatherFitReading>("wardrobe.weather-fit")
    /// Calculates the wind chill temperature: how cold moving air feels on bare skin.
    public static let windChill = ComputationKey<WindChillInput, WindChillReading>("wardrobe.wind-chill")
}

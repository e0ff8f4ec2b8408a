// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The keys of the computations of the wardrobe that need no records.
public enum Wardrobe {
    /// Judges how well colors go together.
    public static let colorHarmony = ComputationKey<ColorSet, ColorAssessment>("wardrobe.color-harmony")
    /// How warm garments are together.
    public static let ensembleInsulation = ComputationKey<EnsembleInput, EnsembleReading>(
        "wardrobe.ensemble-insulation")
    /// How hot humid air feels: the heat index.
    public static let heatIndex = ComputationKey<HeatIndexInput, HeatIndexReading>("wardrobe.heat-index")
    /// Which layers to take off when a day gets warmer.
    public static let layerPlan = ComputationKey<LayerPlanInput, LayerPlanReading>("wardrobe.layer-plan")
    /// Finds what in a wardrobe goes with an item that isn't in it yet.
    public static let matchItem = ComputationKey<MatchItemInput, ItemMatches>("wardrobe.match-item")
    /// Finds the smallest set of items that covers every day of a trip.
    public static let packOutfits = ComputationKey<PackOutfitsInput, PackingList>("wardrobe.pack-outfits")
    /// How people dressed alike would on average feel indoors: the predicted mean vote of ISO 7730.
    public static let predictedMeanVote = ComputationKey<PredictedMeanVoteInput, PredictedMeanVoteReading>(
        "wardrobe.pmv")
    /// Reads from an event's title, location and notes what one should wear to it.
    public static let readDressCode = ComputationKey<EventTexts, DressCodeReading>("wardrobe.read-dress-code")
    /// How much clothing a room or a day outdoors asks for.
    public static let requiredInsulation = ComputationKey<RequiredInsulationInput, RequiredInsulationReading>(
        "wardrobe.required-insulation")
    /// Judges one outfit for a day and an occasion.
    public static let scoreOutfit = ComputationKey<ScoreOutfitInput, ScoredOutfit>("wardrobe.score-outfit")
    /// What a wardrobe costs, which of it is worn, and what it is made of.
    public static let statistics = ComputationKey<StatisticsInput, WardrobeStatistics>("wardrobe.statistics")
    /// Finds the best outfits of a wardrobe for a day and an occasion, and proves that they are.
    public static let suggestOutfits = ComputationKey<SuggestOutfitsInput, OutfitSuggestions>(
        "wardrobe.suggest-outfits")
    /// How the weather strains a walking body: the Universal Thermal Climate Index.
    public static let universalThermalClimateIndex = ComputationKey<UTCIInput, UTCIReading>("wardrobe.utci")
    /// How an outfit meets rain, snow, wind and heat, besides being warm enough.
    public static let weatherFit = ComputationKey<WeatherFitInput, WeatherFitReading>("wardrobe.weather-fit")
    /// How cold moving air feels on bare skin: the wind chill temperature.
    public static let windChill = ComputationKey<WindChillInput, WindChillReading>("wardrobe.wind-chill")
}

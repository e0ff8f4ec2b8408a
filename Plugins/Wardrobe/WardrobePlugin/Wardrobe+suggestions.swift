// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Wardrobe {
    /// Finds the best outfits of the user's own wardrobe.
    public static let mySuggestions = ComputationKey<MySuggestionsInput, WardrobeSuggestions>("wardrobe.my-suggestions")
    /// Finds what to wear to the user's events.
    public static let myPlan = ComputationKey<MyPlanInput, WardrobePlan>("wardrobe.my-plan")
    /// Finds the fewest items that dress the user for a journey.
    public static let myPackingList = ComputationKey<MyPackingListInput, WardrobePackingList>(
        "wardrobe.my-packing-list")
    /// Fetches the forecast of a place and keeps it.
    public static let fetchForecast = ComputationKey<FetchForecastInput, CachedWeather>("wardrobe.fetch-forecast")
    /// Lists the words that inputs take.
    public static let words = ComputationKey<WordsInput, Vocabulary>("wardrobe.words")
}

extension Wardrobe {
    /// What suggestions know of the user.
    public static let myProfile = ComputationKey<MyProfileInput, WearerProfile>("wardrobe.my-profile")
    /// Changes what suggestions know of the user.
    public static let setProfile = ComputationKey<SetProfileInput, WearerProfile>("wardrobe.set-profile")
    /// The user's body measurements.
    public static let myMeasurements = ComputationKey<MyMeasurementsInput, MeasurementsReading>(
        "wardrobe.my-measurements")
    /// Keeps the user's body measurements, sealed.
    public static let setMeasurements = ComputationKey<SetMeasurementsInput, KeptMeasurements>(
        "wardrobe.set-measurements")
}

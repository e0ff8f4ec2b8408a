// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Wardrobe {
    /// Finds the best outfits in the user's wardrobe.
    public static let mySuggestions = ComputationKey<MySuggestionsInput, WardrobeSuggestions>("wardrobe.my-suggestions")
    /// Finds outfits for the user's events.
    public static let myPlan = ComputationKey<MyPlanInput, WardrobePlan>("wardrobe.my-plan")
    /// Finds the fewest items that cover the user's trip.
    public static let myPackingList = ComputationKey<MyPackingListInput, WardrobePackingList>(
        "wardrobe.my-packing-list")
    /// Fetches and saves the forecast of a place.
    public static let fetchForecast = ComputationKey<FetchForecastInput, CachedWeather>("wardrobe.fetch-forecast")
    /// Lists the values that inputs accept.
    public static let words = ComputationKey<WordsInput, Vocabulary>("wardrobe.words")
}

extension Wardrobe {
    /// Returns the user's profile.
    public static let myProfile = ComputationKey<MyProfileInput, WearerProfile>("wardrobe.my-profile")
    /// Changes the user's profile.
    public static let setProfile = ComputationKey<SetProfileInput, WearerProfile>("wardrobe.set-profile")
    /// Returns the user's body measurements.
    public static let myMeasurements = ComputationKey<MyMeasurementsInput, MeasurementsReading>(
        "wardrobe.my-measurements")
    /// Saves the user's body measurements, sealed.
    public static let setMeasurements = ComputationKey<SetMeasurementsInput, KeptMeasurements>(
        "wardrobe.set-measurements")
}

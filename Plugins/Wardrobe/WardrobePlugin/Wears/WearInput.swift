// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The items or the outfit worn on a day.
@Schema("wardrobe.WearInput")
public struct WearInput: SchemaProviding, Hashable {
    /// The items: their keys, names or parts of names, or the beginnings of their keys; omit them for all items of the
    /// outfit.
    @Field(.list(of: .recordName("Navy blazer"), count: 0...50)) public var items: [String] = []
    /// The saved outfit: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Monday at the office")) public var outfit: String?
    /// The day; today by default.
    public var date: DayReference?
    /// The occasion.
    public var occasion: Occasion?
    /// The rating, from never again to perfect.
    @Field(.integer(1...5)) public var rating: Int?
    /// The place where it was worn.
    @Field(.text(1...200, example: "the office")) public var location: String?
    /// The weather condition.
    public var weather: WeatherCondition?
    /// Air temperature in °C; give either this or degrees.
    @Field(.number(TemperatureUnit.possibleCelsius, .degreesCelsius)) public var temperature: Double?
    /// Air temperature in the unit of the profile, or in °F without a profile.
    @Field(.number(-130...140)) public var degrees: Double?
    /// Notes.
    @Field(.text(0...10_000, example: "too warm indoors")) public var notes: String?
    /// A photo of the outfit.
    @Field(.photo) public var photo: Blob?
    /// Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal: Bool = false
}

/// A logged wear with the names of its items.
@Schema("wardrobe.LoggedWear")
public struct LoggedWear: SchemaProviding, Hashable {
    /// The wear.
    public var wear: WearEvent
    /// The items in the order of the wear.
    public var items: [NamedRecord]
    /// The outfit; absent for single items.
    public var outfit: NamedRecord?
    /// The size of its new photo, if it has one.
    public var storedPhoto: StoredPicture?
}

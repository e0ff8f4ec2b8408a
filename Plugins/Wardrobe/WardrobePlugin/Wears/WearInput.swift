// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The items or the outfit worn on a day.
public struct WearInput: SchemaProviding, Hashable {
    /// The items: their keys, names or parts of names, or the beginnings of their keys; omit them for all items of the
    /// outfit.
    public var items: [String]
    /// The saved outfit: its key, its name or part of it, or the beginning of its key.
    public var outfit: String?
    /// The day; today by default.
    public var date: DayReference?
    /// The occasion.
    public var occasion: Occasion?
    /// The rating, from never again to perfect, 1 to 5.
    public var rating: Int?
    /// The location.
    public var location: String?
    /// The weather condition.
    public var weather: WeatherCondition?
    /// Air temperature in °C; give either this or `degrees`.
    public var temperature: Double?
    /// Air temperature in the unit of the profile, or in °F without a profile.
    public var degrees: Double?
    /// Notes.
    public var notes: String?
    /// A photo of the outfit.
    public var photo: Blob?
    /// Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal = false

    /// Creates a wear of items or an outfit, today by default.
    public init(items: [String] = [], outfit: String? = nil) {
        self.items = items
        self.outfit = outfit
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.WearInput", "The items or the outfit worn on a day.") {
        field(
            "items", \.items,
            "The items: their keys, names or parts of names, or the beginnings of their keys; omit them for all items of the outfit.",
            .list(of: .recordName("Navy blazer"), count: 0...50), default: [])
        field(
            "outfit", \.outfit, "The saved outfit: its key, its name or part of it, or the beginning of its key.",
            .recordName("Monday at the office"))
        field("date", \.date, "The day; today by default.")
        field("occasion", \.occasion, "The occasion.")
        field("rating", \.rating, "The rating, from never again to perfect.", .integer(1...5))
        field("location", \.location, "The location.", .text(1...200, example: "the office"))
        field("weather", \.weather, "The weather condition.")
        field(
            "temperature", \.temperature, "Air temperature in °C; give either this or degrees.",
            .number(TemperatureUnit.possibleCelsius, .degreesCelsius))
        field(
            "degrees", \.degrees,
            "Air temperature in the unit of the profile, or in °F without a profile.", .number(-130...140))
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "too warm indoors"))
        field("photo", \.photo, "A photo of the outfit.", .photo)
        field(
            "keepsOriginal", \.keepsOriginal,
            "Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.", .boolean, default: false)
    }
}

/// A logged wear with the names of its items.
public struct LoggedWear: SchemaProviding, Hashable {
    /// The wear.
    public var wear: WearEvent
    /// The items in the order of the wear.
    public var items: [NamedRecord]
    /// The outfit; absent for single items.
    public var outfit: NamedRecord?
    /// The size of its new photo, if it has one.
    public var storedPhoto: StoredPicture?

    /// Creates a logged wear.
    public init(wear: WearEvent, items: [NamedRecord], outfit: NamedRecord?) {
        self.wear = wear
        self.items = items
        self.outfit = outfit
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.LoggedWear", "A logged wear with the names of its items."
    ) {
        field("wear", \.wear, "The wear.")
        field("items", \.items, "The items in the order of the wear.")
        field("outfit", \.outfit, "The outfit; absent for single items.")
        field("storedPhoto", \.storedPhoto, "The size of its new photo, if it has one.")
    }
}

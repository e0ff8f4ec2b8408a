// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What was worn on a day.
public struct WearInput: SchemaProviding, Hashable {
    /// The items: their keys, names or parts of them, or beginnings of keys; left out for all items of the outfit.
    public var items: [String]
    /// The saved outfit: its key, its name or a part of it, or the beginning of its key.
    public var outfit: String?
    /// The day; today unless given.
    public var date: DayReference?
    /// What it was worn for.
    public var occasion: Occasion?
    /// How it was, from never again to as good as can be, 1 to 5.
    public var rating: Int?
    /// Where it was worn.
    public var location: String?
    /// What the sky did.
    public var weather: WeatherCondition?
    /// Air temperature in °C; either this or `degrees`.
    public var temperature: Double?
    /// Air temperature in the unit of the profile, or in Fahrenheit while none was saved.
    public var degrees: Double?
    /// Anything else.
    public var notes: String?
    /// A photo of it.
    public var photo: Blob?

    /// Items, or an outfit, worn today; all else is set afterwards.
    public init(items: [String] = [], outfit: String? = nil) {
        self.items = items
        self.outfit = outfit
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WearInput", "What was worn on a day.") {
        field(
            "items", \.items,
            "The items: their keys, names or parts of them, or beginnings of keys; left out for all items of the outfit.",
            .list(of: .recordName("Navy blazer"), count: 0...50), default: [])
        field(
            "outfit", \.outfit, "The saved outfit: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Monday at the office"))
        field("date", \.date, "The day; today unless given.")
        field("occasion", \.occasion, "What it was worn for.")
        field("rating", \.rating, "How it was, from never again to as good as can be.", .integer(1...5))
        field("location", \.location, "Where it was worn.", .text(1...200, example: "the office"))
        field("weather", \.weather, "What the sky did.")
        field(
            "temperature", \.temperature, "Air temperature in °C; either this or degrees.",
            .number(TemperatureUnit.possibleCelsius, .degreesCelsius))
        field(
            "degrees", \.degrees,
            "Air temperature in the unit of the profile, or in Fahrenheit while none was saved.", .number(-130...140))
        field("notes", \.notes, "Anything else.", .text(0...10_000, example: "too warm indoors"))
        field("photo", \.photo, "A photo of it.", .photo)
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

    /// A wear with names.
    public init(wear: WearEvent, items: [NamedRecord], outfit: NamedRecord?) {
        self.wear = wear
        self.items = items
        self.outfit = outfit
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.LoggedWear", "A logged wear with the names of its items."
    ) {
        field("wear", \.wear, "The wear.")
        field("items", \.items, "The items in the order of the wear.")
        field("outfit", \.outfit, "The outfit; absent for single items.")
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Stated attributes of a plant.
public struct PlantFields: SchemaProviding, Hashable {
    /// The name.
    public var name: String?
    /// The botanical species.
    public var species: String?
    /// The cultivar.
    public var cultivar: String?
    /// The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.
    public var barcode: String?
    /// The light that it needs; absent if unknown.
    public var light: PlantLight?
    /// Whether it grows outdoors.
    public var isOutdoor: Bool?
    /// The days from one watering to the next.
    public var wateringDays: Int?
    /// The last day on which it was watered.
    public var lastWatered: CalendarDay?
    /// The days from one fertilizing to the next.
    public var fertilizingDays: Int?
    /// The last day on which it was fertilized.
    public var lastFertilized: CalendarDay?
    /// The last day on which it was repotted.
    public var lastRepotted: CalendarDay?
    /// The diameter of its pot, in centimeters.
    public var potDiameter: Double?
    /// The soil.
    public var soil: String?
    /// The lowest temperature that it survives, in degrees Celsius.
    public var minimumTemperature: Double?
    /// Whether it is toxic to pets; absent if unknown.
    public var isToxicToPets: Bool?
    /// How to care for it.
    public var careInstructions: String?

    /// Creates a value that states nothing.
    public init() {
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.PlantFields", "Stated attributes of a plant.") {
        field("name", \.name, "The name.", .text(1...500, example: "Monstera"))
        field("species", \.species, "The botanical species.", .text(1...200, example: "Monstera deliciosa"))
        field("cultivar", \.cultivar, "The cultivar.", .text(1...200, example: "Thai Constellation"))
        field("barcode", \.barcode, "The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.", .barcode)
        field("light", \.light, "The light that it needs; absent if unknown.")
        field("isOutdoor", \.isOutdoor, "Whether it grows outdoors.", .boolean)
        field("wateringDays", \.wateringDays, "The days from one watering to the next.", .integer(1...3_650, .days))
        field("lastWatered", \.lastWatered, "The last day on which it was watered.")
        field(
            "fertilizingDays", \.fertilizingDays, "The days from one fertilizing to the next.",
            .integer(1...3_650, .days))
        field("lastFertilized", \.lastFertilized, "The last day on which it was fertilized.")
        field("lastRepotted", \.lastRepotted, "The last day on which it was repotted.")
        field(
            "potDiameter", \.potDiameter, "The diameter of its pot, in centimeters.",
            .number(above: 0, through: 1_000, .centimeters))
        field("soil", \.soil, "The soil.", .text(1...200, example: "peat-free compost"))
        field(
            "minimumTemperature", \.minimumTemperature, "The lowest temperature that it survives, in degrees Celsius.",
            .number(-60...40))
        field("isToxicToPets", \.isToxicToPets, "Whether it is toxic to pets; absent if unknown.", .boolean)
        field(
            "careInstructions", \.careInstructions, "How to care for it.",
            .text(1...2_000, example: "Water when the soil is dry."))
    }
}

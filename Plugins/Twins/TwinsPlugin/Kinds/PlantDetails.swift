// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The attributes of a plant.
@Schema("twins.PlantDetails")
public struct PlantDetails: SchemaProviding, Hashable {
    /// The name.
    @Field(.text(1...500, example: "Monstera")) public var name: String
    /// The botanical species.
    @Field(.text(1...200, example: "Monstera deliciosa")) public var species: String?
    /// The cultivar.
    @Field(.text(1...200, example: "Thai Constellation")) public var cultivar: String?
    /// The GTIN: 8, 12, 13, or 14 digits with a valid check digit.
    @Field(.barcode) public var barcode: String?
    /// The light requirement; absent if unknown.
    public var light: PlantLight?
    /// Whether it grows outdoors.
    public var isOutdoor: Bool = false
    /// The watering interval, in days.
    @Field(.integer(1...3_650, .days)) public var wateringDays: Int?
    /// The date it was last watered.
    public var lastWatered: CalendarDay?
    /// The fertilizing interval, in days.
    @Field(.integer(1...3_650, .days)) public var fertilizingDays: Int?
    /// The date it was last fertilized.
    public var lastFertilized: CalendarDay?
    /// The date it was last repotted.
    public var lastRepotted: CalendarDay?
    /// The diameter of its pot, in centimeters.
    @Field(.number(above: 0, through: 1_000, .centimeters)) public var potDiameter: Double?
    /// The soil.
    @Field(.text(1...200, example: "peat-free compost")) public var soil: String?
    /// The minimum temperature, in degrees Celsius.
    @Field(.number(-60...40)) public var minimumTemperature: Double?
    /// Whether it is toxic to pets; absent if unknown.
    public var isToxicToPets: Bool?
    /// The care instructions.
    @Field(.text(1...2_000, example: "Water when the soil is dry.")) public var careInstructions: String?
}

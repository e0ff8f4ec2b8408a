// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

/// The options for the attributes of the kind `plant`.
struct PlantOptions: KindOptions {
    static let kind = TwinKind.plants

    @Option(help: ArgumentHelp("Botanical species.", valueName: "text"))
    var species: String?

    @Option(help: ArgumentHelp("Cultivar.", valueName: "text"))
    var cultivar: String?

    @Option(help: ArgumentHelp("GTIN: 8, 12, 13, or 14 digits.", valueName: "text"))
    var barcode: String?

    @Option(
        help: ArgumentHelp(
            "Light requirement; omit if unknown: shade, indirect, partialSun, or fullSun.", valueName: "word"),
        completion: .words(PlantLight.self))
    var light: String?

    @Flag(inversion: .prefixedNo, help: "Whether it grows outdoors.")
    var outdoor: Bool?

    @Option(help: ArgumentHelp("Watering interval, in days.", valueName: "number"))
    var wateringDays: String?

    @Option(help: ArgumentHelp("Date it was last watered.", valueName: "date"))
    var watered: String?

    @Option(help: ArgumentHelp("Fertilizing interval, in days.", valueName: "number"))
    var fertilizingDays: String?

    @Option(help: ArgumentHelp("Date it was last fertilized.", valueName: "date"))
    var fertilized: String?

    @Option(help: ArgumentHelp("Date it was last repotted.", valueName: "date"))
    var repotted: String?

    @Option(help: ArgumentHelp("Diameter of the pot, in centimeters.", valueName: "number"))
    var potDiameter: String?

    @Option(help: ArgumentHelp("Soil.", valueName: "text"))
    var soil: String?

    @Option(help: ArgumentHelp("Minimum temperature, in degrees Celsius.", valueName: "number"))
    var minimumTemperature: String?

    @Flag(inversion: .prefixedNo, help: "Whether it's toxic to pets.")
    var toxicToPets: Bool?

    @Option(help: ArgumentHelp("Care instructions.", valueName: "text"))
    var care: String?

    func add(to fields: inout InputFields) throws {
        fields.set("details.species", "--species", text: species)
        fields.set("details.cultivar", "--cultivar", text: cultivar)
        fields.set("details.barcode", "--barcode", text: barcode)
        fields.set("details.light", "--light", word: light, of: PlantLight.self)
        fields.set("details.isOutdoor", "--outdoor", flag: outdoor)
        fields.set("details.wateringDays", "--watering-days", figure: wateringDays)
        fields.set("details.lastWatered", "--watered", text: watered)
        fields.set("details.fertilizingDays", "--fertilizing-days", figure: fertilizingDays)
        fields.set("details.lastFertilized", "--fertilized", text: fertilized)
        fields.set("details.lastRepotted", "--repotted", text: repotted)
        fields.set("details.potDiameter", "--pot-diameter", figure: potDiameter)
        fields.set("details.soil", "--soil", text: soil)
        fields.set("details.minimumTemperature", "--minimum-temperature", figure: minimumTemperature)
        fields.set("details.isToxicToPets", "--toxic-to-pets", flag: toxicToPets)
        fields.set("details.careInstructions", "--care", text: care)
    }
}

// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

/// The options for the attributes of the kind `tool`.
struct ToolOptions: KindOptions {
    static let kind = TwinKind.tools

    @Option(help: ArgumentHelp("Brand.", valueName: "text"))
    var brand: String?

    @Option(
        help: ArgumentHelp("Category: hand, power, garden, measuring, cleaning, kitchen, or other.", valueName: "word"),
        completion: .words(ToolCategory.self))
    var category: String?

    @Option(help: ArgumentHelp("Model.", valueName: "text"))
    var model: String?

    @Option(help: ArgumentHelp("Serial number.", valueName: "text"))
    var modelSerial: String?

    @Option(help: ArgumentHelp("GTIN: 8, 12, 13, or 14 digits.", valueName: "text"))
    var barcode: String?

    @Option(
        help: ArgumentHelp(
            "Power source; omit if unknown: manual, corded, battery, fuel, air, or other.", valueName: "word"),
        completion: .words(PowerSource.self))
    var powerSource: String?

    @Option(help: ArgumentHelp("Power or voltage.", valueName: "text"))
    var power: String?

    @Option(help: ArgumentHelp("Battery system.", valueName: "text"))
    var batterySystem: String?

    @Option(help: ArgumentHelp("Weight, in kilograms.", valueName: "number"))
    var weight: String?

    @Option(help: ArgumentHelp("Date it was last serviced.", valueName: "date"))
    var serviced: String?

    @Option(help: ArgumentHelp("Maintenance schedule, in words.", valueName: "text"))
    var maintenance: String?

    @Option(help: ArgumentHelp("Maintenance interval, in days.", valueName: "number"))
    var maintenanceDays: String?

    @Option(help: ArgumentHelp("Last day of the warranty.", valueName: "date"))
    var warranty: String?

    @Option(help: ArgumentHelp("URL of the manual.", valueName: "url"))
    var manualUrl: String?

    @Option(help: ArgumentHelp("Safety notes.", valueName: "text"))
    var safetyNotes: String?

    @Option(help: ArgumentHelp("URL of the page it was bought from.", valueName: "url"))
    var url: String?

    func add(to fields: inout InputFields) throws {
        fields.set("details.brand", "--brand", text: brand)
        fields.set("details.category", "--category", word: category, of: ToolCategory.self)
        fields.set("details.model", "--model", text: model)
        fields.set("details.serialNumber", "--model-serial", text: modelSerial)
        fields.set("details.barcode", "--barcode", text: barcode)
        fields.set("details.powerSource", "--power-source", word: powerSource, of: PowerSource.self)
        fields.set("details.power", "--power", text: power)
        fields.set("details.batterySystem", "--battery-system", text: batterySystem)
        fields.set("details.weight", "--weight", figure: weight)
        fields.set("details.lastServiced", "--serviced", text: serviced)
        fields.set("details.maintenanceSchedule", "--maintenance", text: maintenance)
        fields.set("details.maintenanceDays", "--maintenance-days", figure: maintenanceDays)
        fields.set("details.warrantyExpires", "--warranty", text: warranty)
        fields.set("details.manualURL", "--manual-url", text: manualUrl)
        fields.set("details.safetyNotes", "--safety-notes", text: safetyNotes)
        fields.set("details.purchaseURL", "--url", text: url)
    }
}

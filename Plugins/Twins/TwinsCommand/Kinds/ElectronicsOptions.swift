// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

/// The options for the attributes of the kind `electronics`.
struct ElectronicsOptions: KindOptions {
    static let kind = TwinKind.electronics

    @Option(help: ArgumentHelp("Brand.", valueName: "text"))
    var brand: String?

    @Option(help: ArgumentHelp("Model.", valueName: "text"))
    var model: String?

    @Option(help: ArgumentHelp("Serial number.", valueName: "text"))
    var modelSerial: String?

    @Option(
        help: ArgumentHelp(
            "Category: smartphone, tablet, laptop, tv, camera, audio, smartHome, gaming, appliance, or other.",
            valueName: "word"),
        completion: .words(ElectronicsCategory.self))
    var category: String?

    @Option(help: ArgumentHelp("GTIN: 8, 12, 13, or 14 digits.", valueName: "text"))
    var barcode: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Specification, such as memory=16GB. Repeatable.", valueName: "name=value"))
    var specification: [String] = []

    @Option(help: ArgumentHelp("Power rating.", valueName: "text"))
    var power: String?

    @Option(help: ArgumentHelp("Connections, such as USB-C, comma-separated.", valueName: "list"))
    var connectivity: String?

    @Option(help: ArgumentHelp("URL of the manual.", valueName: "url"))
    var manualUrl: String?

    @Option(help: ArgumentHelp("Firmware version.", valueName: "text"))
    var firmware: String?

    @Option(help: ArgumentHelp("Date the firmware was last checked.", valueName: "date"))
    var firmwareChecked: String?

    @Option(help: ArgumentHelp("Last day of the warranty.", valueName: "date"))
    var warranty: String?

    @Option(help: ArgumentHelp("URL of the support page.", valueName: "url"))
    var supportUrl: String?

    @Option(help: ArgumentHelp("URL of the troubleshooting page.", valueName: "url"))
    var helpUrl: String?

    @Option(help: ArgumentHelp("URL of the page it was bought from.", valueName: "url"))
    var url: String?

    @Option(help: ArgumentHelp("Date of the last maintenance.", valueName: "date"))
    var maintained: String?

    @Option(help: ArgumentHelp("Maintenance schedule, in words.", valueName: "text"))
    var maintenance: String?

    @Option(help: ArgumentHelp("Maintenance interval, in days.", valueName: "number"))
    var maintenanceDays: String?

    @Option(help: ArgumentHelp("Recycling instructions.", valueName: "text"))
    var recycling: String?

    @Flag(inversion: .prefixedNo, help: "Whether it contains a battery.")
    var battery: Bool?

    func add(to fields: inout InputFields) throws {
        fields.set("details.brand", "--brand", text: brand)
        fields.set("details.model", "--model", text: model)
        fields.set("details.serialNumber", "--model-serial", text: modelSerial)
        fields.set("details.category", "--category", word: category, of: ElectronicsCategory.self)
        fields.set("details.barcode", "--barcode", text: barcode)
        try fields.set("details.specifications", "--specification", named: specification, example: "memory=16GB")
        fields.set("details.powerRating", "--power", text: power)
        fields.set("details.connectivity", "--connectivity", list: connectivity)
        fields.set("details.manualURL", "--manual-url", text: manualUrl)
        fields.set("details.firmwareVersion", "--firmware", text: firmware)
        fields.set("details.lastFirmwareCheck", "--firmware-checked", text: firmwareChecked)
        fields.set("details.warrantyExpires", "--warranty", text: warranty)
        fields.set("details.supportURL", "--support-url", text: supportUrl)
        fields.set("details.troubleshootingURL", "--help-url", text: helpUrl)
        fields.set("details.purchaseURL", "--url", text: url)
        fields.set("details.lastMaintenance", "--maintained", text: maintained)
        fields.set("details.maintenanceSchedule", "--maintenance", text: maintenance)
        fields.set("details.maintenanceDays", "--maintenance-days", figure: maintenanceDays)
        fields.set("details.recyclingInstructions", "--recycling", text: recycling)
        fields.set("details.containsBattery", "--battery", flag: battery)
    }
}

// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

/// The options for the attributes of the kind `furniture`.
struct FurnitureOptions: KindOptions {
    static let kind = TwinKind.furniture

    @Option(help: ArgumentHelp("Brand.", valueName: "text"))
    var brand: String?

    @Option(
        help: ArgumentHelp("Category: seating, table, storage, bed, desk, outdoor, or other.", valueName: "word"),
        completion: .words(FurnitureCategory.self))
    var category: String?

    @Option(help: ArgumentHelp("Model.", valueName: "text"))
    var model: String?

    @Option(help: ArgumentHelp("Store's stock number (SKU).", valueName: "text"))
    var sku: String?

    @Option(help: ArgumentHelp("Store that sells it.", valueName: "text"))
    var soldBy: String?

    @Option(help: ArgumentHelp("URL of the page it was bought from.", valueName: "url"))
    var url: String?

    @Option(help: ArgumentHelp("GTIN: 8, 12, 13, or 14 digits.", valueName: "text"))
    var barcode: String?

    @Flag(inversion: .prefixedNo, help: "Whether it requires assembly.")
    var needsAssembly: Bool?

    @Flag(inversion: .prefixedNo, help: "Whether it's assembled.")
    var assembled: Bool?

    @Option(help: ArgumentHelp("Assembly date.", valueName: "date"))
    var assemblyDate: String?

    @Option(help: ArgumentHelp("Assembly time, in minutes.", valueName: "number"))
    var assemblyMinutes: String?

    @Option(help: ArgumentHelp("URL of the assembly instructions.", valueName: "url"))
    var instructionsUrl: String?

    @Option(help: ArgumentHelp("URL of an assembly video.", valueName: "url"))
    var videoUrl: String?

    @Option(help: ArgumentHelp("Width, in centimeters.", valueName: "number"))
    var width: String?

    @Option(help: ArgumentHelp("Height, in centimeters.", valueName: "number"))
    var height: String?

    @Option(help: ArgumentHelp("Depth, in centimeters.", valueName: "number"))
    var depth: String?

    @Option(help: ArgumentHelp("Weight, in kilograms.", valueName: "number"))
    var weight: String?

    @Option(help: ArgumentHelp("Material.", valueName: "text"))
    var material: String?

    @Option(help: ArgumentHelp("Color.", valueName: "text"))
    var color: String?

    @Option(help: ArgumentHelp("Care instructions.", valueName: "text"))
    var care: String?

    @Option(help: ArgumentHelp("Date it was last cleaned or maintained.", valueName: "date"))
    var cleaned: String?

    @Option(help: ArgumentHelp("Maintenance schedule, in words.", valueName: "text"))
    var maintenance: String?

    @Option(help: ArgumentHelp("Maintenance interval, in days.", valueName: "number"))
    var maintenanceDays: String?

    @Option(help: ArgumentHelp("Last day of the warranty.", valueName: "date"))
    var warranty: String?

    func add(to fields: inout InputFields) throws {
        fields.set("details.brand", "--brand", text: brand)
        fields.set("details.category", "--category", word: category, of: FurnitureCategory.self)
        fields.set("details.model", "--model", text: model)
        fields.set("details.sku", "--sku", text: sku)
        fields.set("details.store", "--sold-by", text: soldBy)
        fields.set("details.purchaseURL", "--url", text: url)
        fields.set("details.barcode", "--barcode", text: barcode)
        fields.set("details.requiresAssembly", "--needs-assembly", flag: needsAssembly)
        fields.set("details.assemblyCompleted", "--assembled", flag: assembled)
        fields.set("details.assemblyDate", "--assembly-date", text: assemblyDate)
        fields.set("details.assemblyMinutes", "--assembly-minutes", figure: assemblyMinutes)
        fields.set("details.assemblyInstructionsURL", "--instructions-url", text: instructionsUrl)
        fields.set("details.assemblyVideoURL", "--video-url", text: videoUrl)
        fields.set("details.dimensions.width", "--width", figure: width)
        fields.set("details.dimensions.height", "--height", figure: height)
        fields.set("details.dimensions.depth", "--depth", figure: depth)
        fields.set("details.weight", "--weight", figure: weight)
        fields.set("details.material", "--material", text: material)
        fields.set("details.color", "--color", text: color)
        fields.set("details.careInstructions", "--care", text: care)
        fields.set("details.lastCleaned", "--cleaned", text: cleaned)
        fields.set("details.maintenanceSchedule", "--maintenance", text: maintenance)
        fields.set("details.maintenanceDays", "--maintenance-days", figure: maintenanceDays)
        fields.set("details.warrantyExpires", "--warranty", text: warranty)
    }
}

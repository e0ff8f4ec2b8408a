// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

/// The options for the attributes of the kind `other`.
struct OtherOptions: KindOptions {
    static let kind = TwinKind.unknown

    @Option(help: ArgumentHelp("Brand.", valueName: "text"))
    var brand: String?

    @Option(help: ArgumentHelp("Model.", valueName: "text"))
    var model: String?

    @Option(help: ArgumentHelp("Serial number.", valueName: "text"))
    var modelSerial: String?

    @Option(help: ArgumentHelp("A description.", valueName: "text"))
    var description: String?

    @Option(help: ArgumentHelp("GTIN: 8, 12, 13, or 14 digits.", valueName: "text"))
    var barcode: String?

    @Option(help: ArgumentHelp("Last day of the warranty.", valueName: "date"))
    var warranty: String?

    func add(to fields: inout InputFields) throws {
        fields.set("details.brand", "--brand", text: brand)
        fields.set("details.model", "--model", text: model)
        fields.set("details.serialNumber", "--model-serial", text: modelSerial)
        fields.set("details.summary", "--description", text: description)
        fields.set("details.barcode", "--barcode", text: barcode)
        fields.set("details.warrantyExpires", "--warranty", text: warranty)
    }
}

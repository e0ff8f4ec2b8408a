// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit

/// The options for the pictures, documents, and custom fields of a thing, for `add` and `edit`.
struct FileOptions: ParsableArguments {
    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Custom field; an empty value removes it. Repeatable.", valueName: "name=value"))
    var custom: [String] = []

    @Option(help: ArgumentHelp("Main picture: JPEG, PNG, WebP …", valueName: "file"), completion: .file())
    var picture: String?

    @Flag(help: "Store the picture as it is, not scaled to 2,048 pixels.")
    var original = false

    @Option(help: ArgumentHelp("Warranty document.", valueName: "file"), completion: .file())
    var warrantyDocument: String?

    @Option(help: ArgumentHelp("Manual.", valueName: "file"), completion: .file())
    var manual: String?

    /// Adds the files to the input of a computation.
    func add(to fields: inout InputFields) throws {
        try fields.set("customFields", "--custom", named: custom, example: "color=blue")
        try fields.set("primaryImage", "--picture", file: picture, limit: Self.largest)
        fields.set("keepsOriginal", "--original", flag: original ? true : nil)
        try fields.set("warrantyDocument", "--warranty-document", file: warrantyDocument, limit: Self.largest)
        try fields.set("manual", "--manual", file: manual, limit: Self.largest)
    }

    /// The maximum size of a picture or document, in bytes.
    static let largest = 50_000_000
}

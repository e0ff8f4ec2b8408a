// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Tables

/// A file with things to import, as text or as bytes.
@Schema("twins.ImportTwinsInput")
public struct ImportTwinsInput: SchemaProviding, Hashable {
    /// The content as text; give either this or `file`.
    @Field(.text(0...10_000_000, example: "name,kind\nDesk lamp,electronics\n")) public var text: String?
    /// The file; give either this or `text`.
    @Field(.blob(maximumBytes: largest)) public var file: Blob?
    /// The format of the file; detected from its content by default.
    public var format: ImportFormat?
    /// The attribute of each column of a table, such as `what=name`; `weight=-` skips a column.
    @Field(.list(of: .text(1...500, example: "what=name"), count: 0...200)) public var columns: [String] = []
    /// The kind of things in a table without a column `kind`.
    public var kind: TwinKind = .unknown
    /// The ISO 4217 code of the currency for prices without one; that of the settings by default.
    @Field(.currencyCode) public var currency: String?
    /// The order of the day and the month in dates that could be either; that of the other dates of the column by
    /// default.
    public var dateOrder: DateOrder?
    /// How to handle a value that can't be read.
    public var unread: UnreadPolicy = .refuse
    /// Whether to report what would be added without adding anything.
    public var dryRun: Bool = false

    /// Creates an import of text.
    public init(text: String, format: ImportFormat? = nil) {
        self.text = text
        self.format = format
        columns = []
        kind = .unknown
        unread = .refuse
        dryRun = false
    }

    /// Creates an import of a file.
    public init(file: Blob, format: ImportFormat? = nil) {
        self.init(text: "", format: format)
        text = nil
        self.file = file
    }

    /// The maximum size of a file, in bytes.
    package static let largest = 500_000_000
}

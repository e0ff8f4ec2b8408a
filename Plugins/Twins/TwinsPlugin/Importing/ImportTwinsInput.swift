// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A file with things to import, as text or as bytes.
public struct ImportTwinsInput: SchemaProviding, Hashable {
    /// The content as text; give either this or `file`.
    public var text: String?
    /// The file; give either this or `text`.
    public var file: Blob?
    /// The format of the file; detected from its content by default.
    public var format: ImportFormat?
    /// The attribute of each column of a table, such as `what=name`; `weight=-` skips a column.
    public var columns: [String]
    /// The kind of things in a table without a column `kind`.
    public var kind: TwinKind
    /// The ISO 4217 code of prices without a currency; that of the settings by default.
    public var currency: String?
    /// The order of the day and the month in dates that could be either; that of the other dates of the column by
    /// default.
    public var dateOrder: DateOrder?
    /// What to do with a value that can't be read.
    public var unread: UnreadPolicy
    /// Whether to report what would be added without adding anything.
    public var dryRun: Bool

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

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.ImportTwinsInput", "A file with things to import, as text or as bytes."
    ) {
        field(
            "text", \.text, "The content as text; give either this or `file`.",
            .text(0...10_000_000, example: "name,kind\nDesk lamp,electronics\n"))
        field("file", \.file, "The file; give either this or `text`.", .blob(maximumBytes: largest))
        field("format", \.format, "The format of the file; detected from its content by default.")
        field(
            "columns", \.columns,
            "The attribute of each column of a table, such as `what=name`; `weight=-` skips a column.",
            .list(of: .text(1...500, example: "what=name"), count: 0...200), default: [])
        field("kind", \.kind, "The kind of things in a table without a column `kind`.", default: .unknown)
        field(
            "currency", \.currency,
            "The ISO 4217 code of prices without a currency; that of the settings by default.", .currencyCode)
        field(
            "dateOrder", \.dateOrder,
            "The order of the day and the month in dates that could be either; that of the other dates of the column by "
                + "default.")
        field("unread", \.unread, "What to do with a value that can't be read.", default: .refuse)
        field(
            "dryRun", \.dryRun, "Whether to report what would be added without adding anything.", .boolean,
            default: false)
    }
}

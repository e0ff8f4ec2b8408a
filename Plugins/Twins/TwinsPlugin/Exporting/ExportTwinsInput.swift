// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A format of exports.
public enum ExportFormat: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// A table for spreadsheets: a row for each place, thing, and further item of a thing, without pictures.
    case csv
    /// A JSON object on each line: places, things with their items, recalls, and pictures as base64.
    case ndjson

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.ExportFormat", "A format of exports.") {
        switch $0 {
        case .csv:
            "A table for spreadsheets: a row for each place, thing, and further item of a thing, without pictures."
        case .ndjson: "A JSON object on each line: places, things with their items, recalls, and pictures as base64."
        }
    }
}

/// The format of an export.
public struct ExportTwinsInput: SchemaProviding, Hashable {
    /// The format.
    public var format: ExportFormat
    /// The kind of things; all by default.
    public var kind: TwinKind?

    /// Creates an input.
    public init(format: ExportFormat = .csv, kind: TwinKind? = nil) {
        self.format = format
        self.kind = kind
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.ExportTwinsInput", "The format of an export.") {
        field("format", \.format, "The format.", default: .csv)
        field("kind", \.kind, "The kind of things; all by default.")
    }
}

/// An export of things and places.
public struct TwinExport: SchemaProviding, Hashable {
    /// The format.
    public var format: ExportFormat
    /// The number of things.
    public var twins: Int
    /// The number of items of them.
    public var items: Int
    /// The number of places.
    public var places: Int
    /// The number of pictures and documents in the file.
    public var attachments: Int
    /// The number of pictures and documents that the format leaves out.
    public var omittedAttachments: Int
    /// The number of recalls in the file.
    public var recalls: Int
    /// The number of recalls that the format leaves out.
    public var omittedRecalls: Int
    /// The file.
    public var content: Blob

    /// Creates an export.
    package init(
        format: ExportFormat, twins: Int, items: Int, places: Int, attachments: Int, omittedAttachments: Int,
        recalls: Int, omittedRecalls: Int, content: Blob
    ) {
        self.format = format
        self.twins = twins
        self.items = items
        self.places = places
        self.attachments = attachments
        self.omittedAttachments = omittedAttachments
        self.recalls = recalls
        self.omittedRecalls = omittedRecalls
        self.content = content
    }

    /// The maximum size of an export, in bytes.
    package static let largest = 500_000_000

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.TwinExport", "An export of things and places.") {
        field("format", \.format, "The format.")
        field("twins", \.twins, "The number of things.", .tally)
        field("items", \.items, "The number of items of them.", .tally)
        field("places", \.places, "The number of places.", .tally)
        field("attachments", \.attachments, "The number of pictures and documents in the file.", .tally)
        field(
            "omittedAttachments", \.omittedAttachments,
            "The number of pictures and documents that the format leaves out.", .tally)
        field("recalls", \.recalls, "The number of recalls in the file.", .tally)
        field("omittedRecalls", \.omittedRecalls, "The number of recalls that the format leaves out.", .tally)
        field("content", \.content, "The file.", .blob(["text/csv", "application/x-ndjson"], maximumBytes: largest))
    }
}

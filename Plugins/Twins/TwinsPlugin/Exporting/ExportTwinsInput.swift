// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A format of exports.
@Schema("twins.ExportFormat")
public enum ExportFormat: String, CaseIterable, SchemaProviding {
    /// A table for spreadsheets: a row for each place, thing, and further item of a thing, without pictures.
    case csv
    /// A JSON object on each line: places, things with their items, recalls, and pictures as base64.
    case ndjson
}

/// The format of an export.
@Schema("twins.ExportTwinsInput")
public struct ExportTwinsInput: SchemaProviding, Hashable {
    /// The format.
    public var format: ExportFormat = .csv
    /// The kind of things; all by default.
    public var kind: TwinKind?
}

/// An export of things and places.
@Schema("twins.TwinExport")
public struct TwinExport: SchemaProviding, Hashable {
    /// The format.
    public var format: ExportFormat
    /// The number of things.
    @Field(.tally) public var twins: Int
    /// The number of their items.
    @Field(.tally) public var items: Int
    /// The number of places.
    @Field(.tally) public var places: Int
    /// The number of pictures and documents in the file.
    @Field(.tally) public var attachments: Int
    /// The number of pictures and documents that the format leaves out.
    @Field(.tally) public var omittedAttachments: Int
    /// The number of recalls in the file.
    @Field(.tally) public var recalls: Int
    /// The number of recalls that the format leaves out.
    @Field(.tally) public var omittedRecalls: Int
    /// The file.
    @Field(.blob(["text/csv", "application/x-ndjson"], maximumBytes: largest)) public var content: Blob

    /// The maximum size of an export, in bytes.
    package static let largest = 500_000_000
}

// SPDX-License-Identifier: Apache-2.0

package import ComputationKit
internal import ComputationMacros

/// A picture or document in a file.
@Schema("twins.FileAttachment")
package struct FileAttachment: SchemaProviding, Hashable {
    /// The SHA-256 of the content.
    @Field(.contentHash) package var hash: String
    /// The media type.
    @Field(.text(1...100, example: "image/jpeg")) package var mediaType: String
    /// The content.
    @Field(.blob(maximumBytes: 100_000_000)) package var content: Blob
}

/// The NDJSON format of exports: a JSON object on each line.
///
/// The first line is `{"format": "almanac-twins", "version": 2}`. Each other line has one member: `place`, `attachment`,
/// `twin`, or, since version 2, `recall`.
package enum TwinLines {
    static let format = "almanac-twins"
    static let version = 2

    /// The first line.
    package static var heading: [UInt8] {
        line(.object(JSONObject([("format", .string(format)), ("version", .integer(Int64(version)))])))
    }

    /// The line of a place.
    package static func line(_ place: Location) -> [UInt8] { line("place", Location.schema.json(of: place)) }

    /// The line of a thing.
    package static func line(_ twin: Twin) -> [UInt8] { line("twin", Twin.schema.json(of: twin)) }

    /// The line of a recall.
    package static func line(_ recall: Recall) -> [UInt8] { line("recall", Recall.schema.json(of: recall)) }

    /// The line of a picture or document.
    package static func line(_ attachment: FileAttachment) -> [UInt8] {
        line("attachment", FileAttachment.schema.json(of: attachment))
    }

    private static func line(_ name: String, _ value: JSONValue) -> [UInt8] {
        line(.object(JSONObject([(name, value)])))
    }

    private static func line(_ value: JSONValue) -> [UInt8] { value.utf8() + [0x0A] }
}

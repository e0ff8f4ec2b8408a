// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// A picture or document in a file.
package struct FileAttachment: SchemaProviding, Hashable {
    /// The SHA-256 of the content.
    package var hash: String
    /// The media type.
    package var mediaType: String
    /// The content.
    package var content: Blob

    /// Creates an attachment.
    package init(hash: String, mediaType: String, content: Blob) {
        self.hash = hash
        self.mediaType = mediaType
        self.content = content
    }

    /// The JSON schema.
    package static let schema = Schema<Self>.object("twins.FileAttachment", "A picture or document in a file.") {
        field("hash", \.hash, "The SHA-256 of the content.", .contentHash)
        field("mediaType", \.mediaType, "The media type.", .text(1...100, example: "image/jpeg"))
        field("content", \.content, "The content.", .blob(maximumBytes: 100_000_000))
    }
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

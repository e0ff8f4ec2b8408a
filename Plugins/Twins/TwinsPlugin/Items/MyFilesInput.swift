// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The thing whose files to list, or the file to read.
@Schema("twins.MyFilesInput")
public struct MyFilesInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed for photos if it has several.
    @Field(.recordName("0198c3a0")) public var item: String?
    /// The file to read: the number or the key of a photo of the item, `picture`, `warranty-document`, or `manual`; all
    /// are listed without their content if omitted.
    @Field(.recordName("1")) public var file: String?
}

/// Photos and documents of a thing.
@Schema("twins.FileList")
public struct FileList: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The files: the main picture, the documents, and the photos of the items.
    public var files: [StoredFile]

    /// A photo or a document.
    @Schema("twins.StoredFile")
    public struct StoredFile: SchemaProviding, Hashable {
        /// Its name for reading it: `picture`, `warranty-document`, `manual`, or the number of a photo of its item.
        @Field(.text(1...100, example: "manual")) public var name: String
        /// The key of the item of a photo.
        @Field(.recordKey) public var item: String?
        /// The key of a photo.
        @Field(.recordKey) public var photo: String?
        /// The caption of a photo.
        @Field(.text(1...200, example: "Front")) public var caption: String?
        /// The media type.
        @Field(.text(1...100, example: "application/pdf")) public var mediaType: String
        /// The size.
        @Field(.integer(0...100_000_000, .bytes)) public var byteCount: Int
        /// The content, if this file was requested.
        @Field(.blob(maximumBytes: 100_000_000)) public var content: Blob?
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Whose files to list, or which one to read.
public struct MyFilesInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed for photos if it has several.
    public var item: String?
    /// The file to read: the number or the key of a photo of the item, `picture`, `warranty-document`, or `manual`; all
    /// are listed without their content if omitted.
    public var file: String?

    /// Creates the value from its required attributes.
    public init(twin: String, file: String? = nil) {
        self.twin = twin
        self.file = file
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MyFilesInput", "Whose files to list, or which one to read.") {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key.",
            .recordName("Oat milk"))
        field(
            "item", \.item,
            "The key of one of its inventory items, or the beginning of the key; needed for photos if it has several.",
            .recordName("0198c3a0"))
        field(
            "file", \.file,
            "The file to read: the number or the key of a photo of the item, `picture`, `warranty-document`, or `manual`; "
                + "all are listed without their content if omitted.", .recordName("1"))
    }
}

/// Photos and documents of a thing.
public struct FileList: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The files: the main picture, the documents, and the photos of the items.
    public var files: [StoredFile]

    /// A photo or a document.
    public struct StoredFile: SchemaProviding, Hashable {
        /// Its name for reading it: `picture`, `warranty-document`, `manual`, or the number of a photo of its item.
        public var name: String
        /// The key of the item of a photo.
        public var item: String?
        /// The key of a photo.
        public var photo: String?
        /// The caption of a photo.
        public var caption: String?
        /// The media type.
        public var mediaType: String
        /// The size.
        public var byteCount: Int
        /// The content, if this file was asked for.
        public var content: Blob?

        /// Creates a file.
        package init(name: String, mediaType: String, byteCount: Int, content: Blob? = nil) {
            self.name = name
            self.mediaType = mediaType
            self.byteCount = byteCount
            self.content = content
        }

        /// The JSON schema.
        public static let schema = Schema<Self>.object("twins.StoredFile", "A photo or a document.") {
            field(
                "name", \.name,
                "Its name for reading it: `picture`, `warranty-document`, `manual`, or the number of a photo of its item.",
                .text(1...100, example: "manual"))
            field("item", \.item, "The key of the item of a photo.", .recordKey)
            field("photo", \.photo, "The key of a photo.", .recordKey)
            field("caption", \.caption, "The caption of a photo.", .text(1...200, example: "Front"))
            field("mediaType", \.mediaType, "The media type.", .text(1...100, example: "application/pdf"))
            field("byteCount", \.byteCount, "The size.", .integer(0...100_000_000, .bytes))
            field("content", \.content, "The content, if this file was asked for.", .blob(maximumBytes: 100_000_000))
        }
    }

    /// Creates a list.
    package init(twin: NamedRecord, files: [StoredFile]) {
        self.twin = twin
        self.files = files
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.FileList", "Photos and documents of a thing.") {
        field("twin", \.twin, "The twin.")
        field("files", \.files, "The files: the main picture, the documents, and the photos of the items.")
    }
}

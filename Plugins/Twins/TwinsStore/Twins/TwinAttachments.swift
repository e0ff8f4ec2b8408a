// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

/// Pictures and documents of an input, checked and without metadata.
struct TwinAttachments {
    private let primaryImage: Picture?
    private let warrantyDocument: Document?
    private let manual: Document?

    /// Reads the files, and scales the picture.
    /// - Throws: `ComputationError` that names the field of a file that can't be read.
    init(
        primaryImage: Blob?, warrantyDocument: Blob?, manual: Blob?, scaler: PictureScaler
    ) throws(ComputationError) {
        self.primaryImage = try primaryImage.map { blob throws(ComputationError) in
            scaler.prepare(try Picture(blob, at: "primaryImage"), keepsOriginal: false).photo
        }
        self.warrantyDocument = try warrantyDocument.map { blob throws(ComputationError) in
            try Document(blob, at: "warrantyDocument")
        }
        self.manual = try manual.map { blob throws(ComputationError) in try Document(blob, at: "manual") }
    }

    /// Stores the files for a twin that is saved in the same transaction.
    func attach(to twin: inout Twin, in transaction: RecordTransaction) throws {
        if let primaryImage { twin.primaryImage = try transaction.attach(primaryImage) }
        if let warrantyDocument { twin.warrantyDocument = try transaction.attach(warrantyDocument) }
        if let manual { twin.manual = try transaction.attach(manual) }
    }

    /// Whether there is no file.
    var isEmpty: Bool { primaryImage == nil && warrantyDocument == nil && manual == nil }
}

/// A PDF, a text, or a picture of a document.
struct Document {
    let bytes: [UInt8]
    let mediaType: String

    init(_ blob: Blob, at path: String) throws(ComputationError) {
        do throws(ValidationIssue) {
            let bytes = try blob.bytes(limit: Picture.largest)
            if bytes.starts(with: "%PDF-".utf8) {
                self.init(bytes: bytes, mediaType: "application/pdf")
            } else if let picture = try? Picture(bytes) {
                self.init(bytes: picture.bytes, mediaType: picture.mediaType)
            } else if !bytes.isEmpty, !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil {
                self.init(bytes: bytes, mediaType: "text/plain")
            } else {
                throw ValidationIssue(
                    path: "", expected: "a PDF, a picture, or text in UTF-8",
                    got: bytes.isEmpty ? "an empty file" : "a file of another kind", kind: .rule)
            }
        } catch {
            var issue = error
            issue.path = path
            throw ComputationError.refused([issue])
        }
    }

    private init(bytes: [UInt8], mediaType: String) {
        self.bytes = bytes
        self.mediaType = mediaType
    }
}

extension RecordTransaction {
    /// Stores a document for a record that is saved in the same transaction, and returns its content hash.
    func attach(_ document: Document) throws -> String {
        try store.attach(document.bytes, mediaType: document.mediaType, in: db)
    }
}

extension Twin {
    /// The hashes of the picture and the documents.
    var attachments: [String] { [primaryImage, warrantyDocument, manual].compactMap(\.self) }

    /// The hashes of the picture, the documents, and the photos of the items.
    var allAttachments: [String] { attachments + items.flatMap(\.photos).map(\.hash) }
}

extension PluginStore {
    /// Returns the pictures and documents of twins by their content hashes.
    func attachments(of twins: [Twin], photosOnly: Bool) throws -> [String: Blob] {
        var blobs: [String: Blob] = [:]
        for twin in twins {
            var twin = twin
            if photosOnly { (twin.warrantyDocument, twin.manual) = (nil, nil) }
            for hash in twin.allAttachments where blobs[hash] == nil {
                blobs[hash] = try attachment(hash).map { Blob($0.bytes) }
            }
        }
        return blobs
    }
}

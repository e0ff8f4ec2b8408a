// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

/// Exports things and places as a file.
struct ExportTwins: Computation {
    let manifest = Manifest(
        id: Twins.exportTwins.id,
        summary: "Exports your things and places as a table or as JSON lines.",
        discussion: """
            The same program imports both formats again without loss. A table has no pictures and documents; lines of \
            JSON have them as base64, and recalls. Settings and the recognition log are only in the archive of the store.
            """,
        examples: [
            Example("A table for a spreadsheet", [:]),
            Example("Everything about your books, with pictures", ["format": "ndjson", "kind": "book"]),
        ], effects: [.reads, .clock])

    let access: LazyTwinRecords

    func run(_ input: ExportTwinsInput, in context: Context) async throws -> TwinExport {
        try await access.reading(in: context) { records in
            let (twins, places, recalls) = try records.store.read { db in
                let tree = try PlaceTree(db)
                let twins = try records.allTwins(db).filter { input.kind == nil || $0.kind == input.kind }
                let top = (tree.children[nil] ?? []).flatMap { tree.subtree(of: $0) }
                let recalls = try records.allRecalls(db).filter { recall in
                    input.kind == nil || twins.contains { recall.concerns($0) != false }
                }
                return (twins, top.compactMap { tree.places[$0] }, recalls)
            }
            return try records.export(twins, places, recalls, input.format)
        }
    }
}

extension TwinRecords {
    fileprivate func export(
        _ twins: [Twin], _ places: [Location], _ recalls: [Recall], _ format: ExportFormat
    ) throws -> TwinExport {
        var hashes: [String] = []
        var seen: Set<String> = []
        for twin in twins {
            let own = [twin.primaryImage, twin.warrantyDocument, twin.manual].compactMap { $0 }
            for hash in own + twin.items.flatMap(\.photos).map(\.hash) where seen.insert(hash).inserted {
                hashes.append(hash)
            }
        }
        var content: [UInt8] = []
        switch format {
        case .csv: content = Array(TwinTable.csv(twins, places).utf8)
        case .ndjson:
            content = TwinLines.heading
            for place in places { content += TwinLines.line(place) }
            for hash in hashes {
                guard let file = try store.attachment(hash) else { continue }
                content += TwinLines.line(
                    FileAttachment(hash: hash, mediaType: file.mediaType, content: Blob(file.bytes)))
            }
            for twin in twins { content += TwinLines.line(twin) }
            for recall in recalls { content += TwinLines.line(recall) }
        }
        return TwinExport(
            format: format, twins: twins.count, items: twins.map(\.items.count).reduce(0, +), places: places.count,
            attachments: format == .ndjson ? hashes.count : 0, omittedAttachments: format == .csv ? hashes.count : 0,
            recalls: format == .ndjson ? recalls.count : 0, omittedRecalls: format == .csv ? recalls.count : 0,
            content: Blob(content))
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import Tables
internal import TwinsPlugin

extension StoredTwinsPlugin {
    /// The computations that import and export things.
    @ComputationBuilder
    static func transferComputations(_ records: LazyTwinRecords) -> [AnyComputation] {
        ImportTwins(access: records)

        records.reading(
            Twins.exportTwins, "Exports your things and places as a table or as JSON lines.",
            discussion: """
                The same program imports both formats again without loss. A table has no pictures and documents; lines \
                of JSON have them as base64, and recalls. Settings and the recognition log are only in the archive of \
                the store.
                """,
            examples: [
                Example("A table for a spreadsheet", [:]),
                Example("Everything about your books, with pictures", ["format": "ndjson", "kind": "book"]),
            ], effects: .clock
        ) { records, input, _ in
            let (twins, places, recalls) = try records.read { transaction in
                let tree = try transaction.places.tree()
                let twins = try transaction.twins.all().filter { input.kind == nil || $0.kind == input.kind }
                let top = (tree.children[nil] ?? []).flatMap { tree.subtree(of: $0) }
                let recalls = try transaction.recalls.all().filter { recall in
                    input.kind == nil || twins.contains { recall.concerns($0) != false }
                }
                return (twins, top.compactMap { tree.places[$0] }, recalls)
            }
            return try TwinExport(of: twins, places, recalls, as: input.format, in: records.store)
        }
    }
}

/// Imports things from a file of this app or another.
struct ImportTwins: Computation {
    let manifest = Manifest(
        id: Twins.importTwins.id,
        summary: "Imports things from another app's file, a table, or an export.",
        discussion: """
            The format is detected from the content. Every value that can't be read is reported by row and column; if \
            there are any, nothing is added unless `unread` says otherwise. A thing that was imported before, by the \
            app's own key or the content of its row, is a duplicate: it is listed and isn't changed. Columns without an \
            attribute become custom fields, and missing places are added.
            """,
        examples: [
            Example(
                "Preview of a table",
                [
                    "text": "what,kind,place,price\nDesk lamp,electronics,Home / Office,39.90 EUR\n",
                    "columns": ["what=name"], "dryRun": true,
                ]),
            Example(
                "Books from Goodreads",
                [
                    "text": """
                    Book Id,Title,Author,ISBN13,My Rating,Exclusive Shelf
                    18423,The Left Hand of Darkness,Ursula K. Le Guin,"=""9780441478125""\",5,read

                    """
                ]),
        ], effects: [.writes, .clock])

    let access: LazyTwinRecords

    func run(_ input: ImportTwinsInput, in context: Context) async throws -> TwinImportReport {
        let bytes = try DocumentInput(text: input.text, file: input.file).bytes(limit: ImportTwinsInput.largest)
        let format = input.format ?? ImportReader.format(of: bytes)
        let currency: String
        if let stated = input.currency {
            currency = stated
        } else {
            currency = try await access.reading(in: context) { records in
                try records.read { try $0.settings.settings().defaultCurrency }
            }
        }
        let options = ImportOptions(
            currency: currency, kind: input.kind, unread: input.unread, columns: input.columns,
            dateOrder: input.dateOrder)
        let file =
            format == .grocy
            ? try GrocyDatabase.read(bytes, options, today: try context.today())
            : try ImportReader.read(bytes, format, options)
        try context.checkCancellation()
        if input.dryRun {
            return try await access.reading(in: context) { records in
                try records.read { try TwinImporter($0).plan(file).report(isDryRun: true) }
            }
        }
        return try await access.writing(in: context) { records in
            try records.write { transaction in
                let importer = try TwinImporter(transaction)
                let plan = try importer.plan(file)
                guard plan.problems.isEmpty || input.unread != .refuse else { throw plan.refusal }
                return try importer.add(plan)
            }
        }
    }
}

extension TwinExport {
    /// Exports records, with their pictures and documents.
    fileprivate init(
        of twins: [Twin], _ places: [Location], _ recalls: [Recall], as format: ExportFormat, in store: PluginStore
    ) throws {
        var hashes: [String] = []
        var seen: Set<String> = []
        for hash in twins.flatMap(\.allAttachments) where seen.insert(hash).inserted { hashes.append(hash) }
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
        self.init(
            format: format, twins: twins.count, items: twins.map(\.items.count).reduce(0, +), places: places.count,
            attachments: format == .ndjson ? hashes.count : 0, omittedAttachments: format == .csv ? hashes.count : 0,
            recalls: format == .ndjson ? recalls.count : 0, omittedRecalls: format == .csv ? recalls.count : 0,
            content: Blob(content))
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import Tables
internal import WardrobePlugin

/// Adds items from a table.
struct ImportItems: Computation {
    let manifest = Manifest(
        id: Wardrobe.importItems.id,
        summary: "Imports items into your wardrobe from a CSV or JSON file.",
        discussion: """
            The first row of a CSV file holds the column names; only a name is required if it tells the category. Every \
            problem is listed by row and column. If there are any, nothing is added unless skipBad is true. Colors \
            can be names, prices can have the sign of their currency, and words ignore case, hyphens, and spaces; \
            what was chosen where the table leaves a value open is in remarks. An item without an id gets one from \
            its name and its number among items of the same name, so importing a file again adds no duplicates. A \
            table has no photos, so photos that aren't in the wardrobe are left out.
            """,
        examples: [
            Example(
                "Preview of a table",
                [
                    "text": "name,category,color\nNavy blazer,blazer,#1F2A44\nWhite shirt,shirt,#FFFFFF\n",
                    "columns": ["color=primaryColor"], "dryRun": true,
                ]),
            Example(
                "Only the valid items of a list",
                [
                    "text": ##"[{"name": "Cape", "category": "coat", "primaryColor": "#4E523A"}, {"name": "Ruff"}]"##,
                    "skipBad": true,
                ]),
        ], effects: [.writes, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: ImportItemsInput, in context: Context) async throws -> ItemImportReport {
        let bytes = try DocumentInput(text: input.text, file: input.file).bytes(limit: ImportItemsInput.largest)
        let isJSON = input.isJSON(bytes)
        let read =
            try isJSON
            ? ItemImport(json: bytes)
            : ItemImport(csv: bytes, columns: ColumnMap(input.columns, for: .items), dateOrder: input.dateOrder)
        let (taken, photos) = try await access.reading(in: context) { records in
            try records.read { transaction in
                (Set(try transaction.items.names().keys), try transaction.photos.hashes())
            }
        }
        var problems = read.problems
        var items: [WardrobeItem] = []
        let today = try context.today()
        for row in read.rows {
            var issues = row.record.issues(today: today)
            if taken.contains(row.record.id) {
                issues.append(
                    ValidationIssue(
                        path: "id", expected: "a key that no item of your wardrobe has", got: "\"\(row.record.id)\"",
                        recoverySuggestion: "was this table imported before?"))
            }
            if issues.isEmpty { items.append(row.record) }
            for var issue in issues {
                issue.path = "\(isJSON ? "item" : "line") \(row.number), \(issue.path)"
                problems.append(issue)
            }
        }
        guard problems.isEmpty || input.skipBad else {
            var refusal = ComputationError.refused(problems)
            refusal.message =
                "Nothing was added: the table has \(problems.count == 1 ? "1 problem" : "\(problems.count) problems")."
            throw refusal
        }
        let left = items.leaveOutPhotos(except: photos)
        if !input.dryRun, !items.isEmpty {
            _ = try await access.writing(in: context) { [items] records in
                try records.write { try $0.items.add(items) }
            }
        }
        return ItemImportReport(
            items: items.map { NamedRecord(id: $0.id, name: $0.name) }, count: read.count, dryRun: input.dryRun,
            problems: problems, remarks: read.remarks + (left.map { [$0] } ?? []))
    }
}

extension [WardrobeItem] {
    /// Leaves out the photos that the wardrobe doesn't have.
    ///
    /// - Returns: How many were left out, in a sentence.
    fileprivate mutating func leaveOutPhotos(except known: Set<String>) -> String? {
        func isUnknown(_ hash: String?) -> Bool { hash.map { !known.contains($0) } ?? false }
        var count = 0
        for index in indices where isUnknown(self[index].photo) || isUnknown(self[index].thumbnail) {
            count += 1
            self[index].photo = nil
            self[index].thumbnail = nil
        }
        guard count > 0 else { return nil }
        return "\(count) \(count == 1 ? "photo was" : "photos were") left out: a table has only the hash of a photo"
    }
}

extension ImportItemsInput {
    fileprivate func isJSON(_ bytes: [UInt8]) -> Bool {
        if let format { return format == .json }
        let first = bytes.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
        return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    }
}

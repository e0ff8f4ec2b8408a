// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

/// Adds the content of a file to the records.
struct TwinImporter {
    let transaction: RecordTransaction
    let places: PlaceTree

    init(_ transaction: RecordTransaction) throws {
        self.transaction = transaction
        places = try transaction.places.tree()
    }

    /// What an import adds, before it does.
    struct Plan {
        var file: ImportedFile
        /// The things to add, in the order of the file.
        var twins: [ImportedTwin] = []
        /// The things that are there already.
        var duplicates: [ImportedTwin] = []
        /// The paths of the places that are missing.
        var newPlaces: [String] = []
        /// The recalls to add, whose things are in the file or in the records.
        var recalls: [Recall] = []
        var problems: [ValidationIssue] { file.problems }

        /// The error of an import that adds nothing because of problems.
        var refusal: ComputationError {
            let keeping = ValidationIssue(
                path: "unread", expected: "skip to leave such rows out, or keep to keep such values as custom fields",
                got: UnreadPolicy.refuse.rawValue, kind: .rule)
            var refusal = ComputationError.refused(problems + file.choices + [keeping])
            let count = problems.count
            refusal.message =
                "Nothing was added: \(count == 1 ? "1 value" : "\(count) values") of the file can't be read."
            return refusal
        }

        func report(isDryRun: Bool) -> TwinImportReport {
            TwinImportReport(
                format: file.format, count: file.count, added: twins.map(Self.entry),
                duplicates: duplicates.map(Self.entry),
                places: newPlaces, problems: file.problems + file.choices, remarks: file.remarks,
                leftOut: file.leftOut, skipped: file.skipped, recalls: recalls.count, dryRun: isDryRun)
        }

        private static func entry(_ imported: ImportedTwin) -> TwinImportReport.Entry {
            TwinImportReport.Entry(imported.twin, row: imported.row)
        }
    }

    /// Returns what an import adds; things that break a rule become problems.
    func plan(_ file: ImportedFile) throws -> Plan {
        try Self.refuseBadPlaces(of: file)
        var plan = Plan(file: file)
        var codes = try transaction.twins.namesByCode()
        var seen: [String: String] = [:]
        for var imported in file.twins {
            if try transaction.exists(imported.twin.id, in: "twin") {
                plan.duplicates.append(imported)
                continue
            }
            var issues = transaction.issues(of: imported.twin) + Self.placeIssues(of: imported)
            if let other = seen[imported.twin.id] {
                issues.append(
                    ValidationIssue(
                        path: "id", expected: "a key that no other row has", got: "that of \(other)", kind: .rule))
            }
            for item in imported.twin.items where try transaction.exists(item.id, in: "item") {
                issues.append(
                    ValidationIssue(
                        path: "item.id", expected: "a key that no other inventory item has",
                        got: item.id.quoted(limit: 60), kind: .rule))
            }
            guard issues.isEmpty else {
                plan.file.skipped += 1
                plan.file.problems += issues.map { issue in
                    var issue = issue
                    issue.path = "\(imported.row), \(Self.name(of: issue.path))"
                    return issue
                }
                continue
            }
            seen[imported.twin.id] = imported.row
            if let code = imported.twin.details.gtin {
                if let name = codes[code] {
                    plan.file.remarks.append(
                        ValidationIssue(
                            path: imported.row, expected: "added, although \(name) has the same code",
                            got: code.quoted(limit: 20)))
                } else {
                    codes[code] = imported.twin.name
                }
            }
            // Shorter keys of copies, lots, and loans are those of the file.
            imported.twin.created = imported.twin.created ?? transaction.instant
            plan.twins.append(imported)
        }
        plan.file.remarks += try checkParents(of: &plan.twins)
        plan.newPlaces = missingPlaces(of: plan)
        try addRecalls(to: &plan)
        return plan
    }

    /// Adds the recalls of a file to a plan, but for those that are known, and those of things that aren't added.
    private func addRecalls(to plan: inout Plan) throws {
        let added = Set(plan.twins.map(\.twin.id))
        for recall in plan.file.recalls where try !transaction.recalls.isKnown(recall) {
            if let twin = recall.twin, !added.contains(twin), try !transaction.exists(twin, in: "twin") {
                plan.file.remarks.append(
                    ValidationIssue(
                        path: "recall", expected: "left out, because its thing isn't there",
                        got: recall.id.quoted(limit: 60)))
                continue
            }
            let issues = transaction.issues(of: recall)
            guard issues.isEmpty else {
                plan.file.problems += issues.map { issue in
                    var issue = issue
                    issue.path = "recall \(recall.id), \(issue.path)"
                    return issue
                }
                continue
            }
            plan.recalls.append(recall)
        }
    }

    private static func name(of path: String) -> String {
        path.replacing("details.", with: "").replacing("items[0].", with: "item.")
    }

    // MARK: Places

    private func missingPlaces(of plan: Plan) -> [String] {
        var missing: [String] = []
        var seen: Set<String> = []
        let byKey = Dictionary(plan.file.places.map { ($0.id, $0) }) { first, _ in first }
        for place in plan.file.places where known(place, byKey) == nil {
            let path = Self.path(place, byKey).joined(separator: " / ")
            if seen.insert(path).inserted { missing.append(path) }
        }
        for path in plan.file.placePaths + plan.twins.flatMap(\.places) where !path.isEmpty && key(of: path) == nil {
            for length in 1...path.count where key(of: Array(path.prefix(length))) == nil {
                let text = path.prefix(length).joined(separator: " / ")
                if seen.insert(text).inserted { missing.append(text) }
            }
        }
        return missing
    }

    /// Returns the key of the place with a path from the top, or of the only place whose path ends with it.
    func key(of path: [String]) -> String? {
        let wanted = path.map { $0.lowercased() }
        var parent: String?
        for (index, name) in wanted.enumerated() {
            let next = (places.children[parent] ?? []).first { places.places[$0]?.name.lowercased() == name }
            guard let next else { return index == 0 ? keyOfEnd(wanted) : nil }
            parent = next
        }
        return parent
    }

    private func keyOfEnd(_ wanted: [String]) -> String? {
        let matches = places.places.keys.filter { key in
            let names = places.names(to: key).map { $0.lowercased() }
            return names.count > wanted.count && Array(names.suffix(wanted.count)) == wanted
        }
        return matches.count == 1 ? matches.first : nil
    }

    /// Returns the names from the top to a place of a file.
    private static func path(_ place: Location, _ byKey: [String: Location]) -> [String] {
        var names = [place.name]
        var seen: Set = [place.id]
        var parent = place.parent
        while let key = parent, seen.insert(key).inserted, let next = byKey[key] {
            names.insert(next.name, at: 0)
            parent = next.parent
        }
        return names
    }

    /// Returns the key of the place that is a place of a file, by its key or by its path.
    func known(_ place: Location, _ byKey: [String: Location]) -> String? {
        places.places[place.id] != nil ? place.id : key(of: Self.path(place, byKey))
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension TwinTable {
    /// Returns whether a heading is that of an export.
    static func isHeading(_ names: [String]) -> Bool { Set(firstColumns).isSubset(of: names) }

    /// Reads a table that ``csv(_:_:)`` wrote; a spreadsheet can have reordered its columns.
    ///
    /// - Throws: `ComputationError` if the heading has a problem or an unknown column.
    static func read(_ table: ImportTable) throws(ComputationError) -> ImportedFile {
        var file = ImportedFile(format: .twins)
        let known = Set(firstColumns + allColumns)
        let unknown = table.headings.enumerated().filter { !known.contains($0.element) }.map { index, name in
            ValidationIssue(
                path: "line \(table.headingLine), column \(index + 1)", expected: "a column of an export",
                got: name.quoted(limit: 60),
                recoverySuggestion: ClosestMatch(to: name, among: allColumns).map { "did you mean \"\($0.word)\"?" })
        }
        guard unknown.isEmpty else { throw ComputationError.refused(unknown) }
        file.problems = table.syntaxProblems
        var reader = Reader(file: file)
        for row in table.rows { reader.read(row) }
        reader.finish()
        return reader.file
    }

    /// A thing whose copies are still read.
    private struct Pending {
        var row: String
        var json: JSONObject
        var items: [JSONValue]
        var hasProblem: Bool
    }

    private struct Reader {
        var file: ImportedFile
        private var pending: Pending?

        init(file: ImportedFile) { self.file = file }

        mutating func read(_ row: ImportTable.Row) {
            guard let list = row.cells, !list.contains(where: \.isForeign) else {
                finish()
                file.count += 1
                file.skipped += 1
                for cell in row.cells ?? [] where cell.isForeign {
                    problem("\(row.place), \(cell.heading)", "text in UTF-8", cell.text.quoted(limit: 60))
                }
                return
            }
            var cells = Dictionary(list.map { ($0.heading, $0.text) }) { first, _ in first }
            let record = cells.removeValue(forKey: "record")
            let id = cells.removeValue(forKey: "id") ?? ""
            let kind = cells.removeValue(forKey: "kind") ?? ""
            switch record {
            case "place":
                finish()
                readPlace(id, &cells, row.place)
            case "thing":
                finish()
                file.count += 1
                readThing(id, kind, &cells, row.place)
            case "copy":
                guard pending?.json["id"]?.string == id else {
                    problem(
                        "\(row.place), id", "the key of the thing in the rows above", id.quoted(limit: 60))
                    return
                }
                let item = self.item(&cells, of: id)
                pending?.items.append(.object(item))
                refuseRest(cells, row.place)
            default:
                file.count += 1
                file.skipped += 1
                problem("\(row.place), record", "place, thing, or copy", record?.quoted(limit: 60) ?? "nothing")
            }
        }

        mutating func finish() {
            guard let thing = pending else { return }
            pending = nil
            var json = thing.json
            json["items"] = .array(thing.items)
            do throws(ComputationError) {
                let twin = try Twin(json: .object(json))
                if thing.hasProblem {
                    file.skipped += 1
                } else {
                    file.twins.append(ImportedTwin(twin: twin, places: [], row: thing.row))
                }
            } catch {
                file.skipped += 1
                file.problems += error.issues.map { issue in
                    var issue = issue
                    issue.path = "\(thing.row), \(TwinTable.column(of: issue.path))"
                    return issue
                }
            }
        }

        private mutating func readPlace(_ id: String, _ cells: inout [String: String], _ row: String) {
            var json = TableCells.record(
                of: &cells, Location.schema.erased.fields, under: "place.", without: ["id"])
            json["id"] = .string(id)
            do throws(ComputationError) {
                file.places.append(try Location(json: .object(json)))
            } catch {
                file.problems += error.issues.map { issue in
                    var issue = issue
                    issue.path = "\(row), \(issue.path == "id" ? "id" : "place.\(issue.path)")"
                    return issue
                }
            }
            refuseRest(cells, row)
        }

        private mutating func readThing(
            _ id: String, _ kind: String, _ cells: inout [String: String], _ row: String
        ) {
            guard let known = TwinKind(rawValue: kind) else {
                file.skipped += 1
                let words = TwinKind.allCases.map(\.rawValue)
                return problem("\(row), kind", "one of \(words.joined(separator: ", "))", kind.quoted(limit: 60))
            }
            var details = JSONObject([("kind", .string(kind))])
            let own = TableCells.record(of: &cells, TwinAttributes.list(of: known))
            for name in own.keys { details[name] = own[name] }
            var json = TableCells.record(of: &cells, Twin.schema.erased.fields, without: omittedOfTwin)
            json["id"] = .string(id)
            json["details"] = .object(details)
            let hasItem = cells.keys.contains { $0.hasPrefix("item.") }
            let items = hasItem ? [JSONValue.object(item(&cells, of: id))] : []
            let before = file.problems.count
            refuseRest(cells, row)
            pending = Pending(row: row, json: json, items: items, hasProblem: file.problems.count != before)
        }

        private func item(_ cells: inout [String: String], of twin: String) -> JSONObject {
            let id = cells.removeValue(forKey: "item.id")
            var json = TableCells.record(
                of: &cells, InventoryItem.schema.erased.fields, under: "item.", without: omittedOfItem)
            json["id"] = .string(id ?? "")
            json["twin"] = .string(twin)
            return json
        }

        private mutating func refuseRest(_ cells: [String: String], _ row: String) {
            for name in cells.keys.sorted() {
                problem("\(row), \(name)", "no value for this kind of row", cells[name]?.quoted(limit: 60) ?? "")
            }
        }

        private mutating func problem(_ path: String, _ expected: String, _ got: String) {
            file.problems.append(ValidationIssue(path: path, expected: expected, got: got, kind: .rule))
        }
    }

    /// Returns the column of a path in a thing.
    private static func column(of path: String) -> String {
        var name = path
        if name.hasPrefix("details.") {
            name = String(name.dropFirst("details.".count))
        } else if name.hasPrefix("items["), let end = name.firstIndex(of: "]") {
            name = "item" + name[name.index(after: end)...]
        }
        while !name.isEmpty, !allColumns.contains(name), !firstColumns.contains(name) {
            guard let end = name.lastIndex(where: { $0 == "." || $0 == "[" }) else { return path }
            name = String(name[..<end])
        }
        return name
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies
internal import Tables

extension AppTable {
    /// A table of the user's own, whose columns are attributes, or are mapped to them.
    ///
    /// - Parameters:
    ///   - headings: The headings.
    ///   - line: The line of the heading.
    ///   - options: The options, with the map of columns.
    /// - Throws: `ComputationError` if the map is invalid, or no column is the name.
    static func table(
        _ headings: [String], line: Int, _ options: ImportOptions
    ) throws(ComputationError) -> (table: AppTable, remarks: [ValidationIssue]) {
        let map = try ColumnMap(options.columns, for: TableAttributes.layout)
        var table = AppTable(.table)
        var remarks: [ValidationIssue] = []
        var columns: [String: String] = [:]
        var issues: [ValidationIssue] = []
        var mapped = Set(map.entries.keys)
        for (index, heading) in headings.enumerated() {
            let folded = heading.lowercased().filter { !" -_".contains($0) }
            let entry = map.entries[folded]
            mapped.remove(folded)
            if entry == "-" {
                table.skip(heading)
                continue
            }
            guard let attribute = entry ?? TableAttributes.named(heading) else {
                let guess = ClosestMatch(to: heading, among: TableAttributes.layout.attributes)
                remarks.append(
                    ValidationIssue(
                        path: "line \(line), column \(index + 1)", expected: "kept as custom fields",
                        got: heading.quoted(limit: 60),
                        recoverySuggestion: guess.map { "or did you mean \"\($0.word)\"?" }))
                continue
            }
            if attribute == "custom" { continue }
            if let other = columns.updateValue(heading, forKey: attribute) {
                issues.append(
                    ValidationIssue(
                        path: "line \(line), column \(index + 1)", expected: "one column for \(attribute)",
                        got: "\(other.quoted(limit: 60)) and \(heading.quoted(limit: 60))",
                        recoverySuggestion: "skip one with \(heading)=-"))
            }
            table.read(heading) { draft, cell throws(ValidationIssue) in try draft.set(attribute, cell) }
        }
        for column in mapped.sorted() {
            issues.append(
                ValidationIssue(
                    path: "columns", expected: "a column of the file", got: column.quoted(limit: 60),
                    recoverySuggestion: ClosestMatch(to: column, among: headings).map { "did you mean \"\($0.word)\"?" }
                ))
        }
        if !columns.keys.contains(where: { ["name", "title", "product"].contains($0) }) {
            issues.append(
                ValidationIssue(
                    path: "line \(line)", expected: "a column for the name", got: "none",
                    recoverySuggestion: "name it name, or map one with COLUMN=name"))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        if let kindColumn = columns["kind"] {
            table.kind = { draft in
                guard let cell = draft.cells[kindColumn] else { return draft.kind }
                return TwinKind(rawValue: cell.text.lowercased()) ?? KindWords.kind(of: cell.text) ?? draft.kind
            }
        }
        if let currency = columns["currency"] {
            table.prepare = { draft in
                guard let cell = draft.cells[currency], let code = Currency(cell.text.uppercased())?.code else {
                    return
                }
                draft.currency = code
            }
        }
        let (borrower, lent, due) = (columns["borrower"], columns["lent"], columns["due"])
        let (useBy, bestBefore) = (columns["useBy"], columns["expiry"])
        table.finish = { draft in
            draft.completeISBNs()
            draft.setUseBy(useBy, instead: bestBefore)
            draft.remarkMissingQuantity()
            guard let borrower else { return }
            draft.lend(borrower, from: lent ?? "", until: due ?? "")
        }
        return (table, remarks)
    }
}

extension DraftTwin {
    /// Sets an attribute of a table.
    fileprivate mutating func set(_ attribute: String, _ cell: Cell) throws(ValidationIssue) {
        switch attribute {
        case "id": key = cell.text
        case "kind":
            guard TwinKind(rawValue: cell.text.lowercased()) != nil || KindWords.kind(of: cell.text) != nil else {
                throw cell.issue("one of \(TwinKind.allCases.map(\.rawValue).joined(separator: ", "))")
            }
        case "name", "title", "product":
            setDetail(TwinAttributes.name(of: kind), .string(cell.text), from: cell)
        case "location": setPlace(cell)
        case "borrower", "lent", "due":
            // Read together, after the other columns.
            if attribute != "borrower", !cells.keys.contains(where: { TableAttributes.named($0) == "borrower" }) {
                keep(cell)
            }
        case "currency":
            guard Currency(cell.text.uppercased()) != nil else {
                throw cell.issue("an ISO 4217 currency, such as EUR")
            }
        // Read after the other columns, because it counts more than a best-before date.
        case "useBy" where kind == .food: break
        case "isbn10",
            "isbn13" where kind == .book:
            try addISBNs(cell)
        case "author" where kind == .book: addAuthors([cell.text], from: cell)
        case "readingStatus" where kind == .book: setReadingStatus(cell)
        case "condition": setCondition(cell)
        case _ where kind == .food && TableAttributes.lotNames.contains(attribute):
            try setLot(attribute, cell)
            let isStated =
                ["bestbefore", "bestbeforedate"].contains(cell.heading.foldedHeading)
                || cells.keys.contains { ["dateMeaning", "useBy"].contains(TableAttributes.named($0)) }
            if attribute == "expiry", !isStated { readings.append(.bestBefore(cell.heading)) }
        case "quantity": try setCopies(cell.number(0...1_000_000_000, "a quantity"), from: cell)
        default: try setBySchema(attribute, cell)
        }
    }

    private mutating func setBySchema(_ attribute: String, _ cell: Cell) throws(ValidationIssue) {
        let name = String(attribute.prefix { $0 != "." })
        if let field = TwinAttributes.list(of: kind).first(where: { $0.name == name }) {
            let inner =
                attribute.contains(".") ? field.schema.plain.fields.first { attribute.hasSuffix(".\($0.name)") } : nil
            return setDetail(attribute, try value(of: cell, (inner ?? field).schema), from: cell)
        }
        // An attribute that only the item has.
        let path = TableAttributes.itemPaths[attribute] ?? TableAttributes.itemPaths["item.\(attribute)"]
        guard let path else { return keep(cell) }
        var schema = InventoryItem.schema.erased
        for part in path.split(separator: ".") {
            guard let field = schema.plain.fields.first(where: { $0.name == part }) else { return keep(cell) }
            schema = field.schema
        }
        setItem(path, try value(of: cell, schema), from: cell)
    }

    /// Sets the use-by date of food from a column, even if another one has a best-before date.
    fileprivate mutating func setUseBy(_ heading: String?, instead other: String?) {
        guard kind == .food, let heading, let cell = cells[heading] else { return }
        if let other, let bestBefore = cells[other] {
            keep(bestBefore)
            remark(bestBefore, "kept as a custom field, because the use-by date counts")
        }
        read(cell) { draft, cell throws(ValidationIssue) in
            try draft.setLot("expiry", cell)
            try draft.setLot("dateMeaning", Cell(heading: cell.heading, text: DateMeaning.useBy.rawValue))
        }
    }

    /// Says that food whose unit is stated has the quantity 1 because the table has none.
    fileprivate mutating func remarkMissingQuantity() {
        guard kind == .food, details["unit"] != nil, let lot = details["lots"]?[0], lot["quantity"] == nil,
            problems.isEmpty, let cell = cells.values.first(where: { TableAttributes.named($0.heading) == "unit" })
        else { return }
        remark(cell, "taken for a quantity of 1, because the table has none")
    }

    private mutating func setLot(_ name: String, _ cell: Cell) throws(ValidationIssue) {
        let schema = FoodLot.schema.erased.fields.first { $0.name == name }?.schema
        setLot(
            name,
            try schema.map { schema throws(ValidationIssue) in try value(of: cell, schema) } ?? .string(cell.text),
            from: cell)
    }

    /// Returns a cell as a value of a schema, as people write it; what the schema refuses is reported later.
    private mutating func value(of cell: Cell, _ schema: AnySchema) throws(ValidationIssue) -> JSONValue {
        let schema = schema.plain
        if schema.name == "Money" { return try money(cell) }
        if schema.name == "CalendarDay" { return try day(cell) ?? .null }
        switch schema.kind {
        case .boolean: return .boolean(try cell.flag())
        case .integer: return .integer(Int64(try cell.integer()))
        case .number(let bounds, _): return .number(try cell.number(bounds.minimum...bounds.maximum))
        case .list: return .array(cell.words(separatedBy: [";", "|"]).map(JSONValue.string))
        case .enumeration(let cases):
            let folded = cell.text.foldedHeading
            return .string(cases.first { $0.value.foldedHeading == folded }?.value ?? cell.text)
        case .dictionary: return (try? JSONValue(parsing: cell.text)) ?? .string(cell.text)
        default: return .string(cell.text)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A thing while its row is read: JSON by attribute, and the column of each.
struct DraftTwin {
    /// The row, such as `line 3`.
    let row: String
    /// The key; made from the row by default.
    var key: String?
    /// The kind.
    var kind: TwinKind
    /// The attributes of the kind.
    var details = JSONObject()
    /// The attributes of the thing besides those of its kind.
    var twin = JSONObject()
    /// The attributes of the item.
    var item = JSONObject()
    /// The number of copies.
    var copies = 1
    /// The place, from the outermost to the innermost.
    var place: [String] = []
    /// The ISBN of a book, and the cell that it comes from.
    var isbns: [ISBN] = []
    var isbnCell: Cell?
    /// The person who has it and since when, as days of JSON.
    var loan: (borrower: Cell, lent: JSONValue, due: JSONValue?)?
    /// The key of the thing that it is in, and the cell that refers to it.
    var parent: (key: String, cell: Cell)?
    /// The currency for prices without one.
    var currency: String
    /// The order of dates by heading.
    let dates: [String: DateColumn]
    /// Why it isn't imported, such as `sold things`; `nil` if it is.
    var omission: String?
    /// Whether the row is a place in its place.
    var isPlace = false
    /// The number of pieces that the item stands for.
    var pieces = 1.0
    /// The values that were read in one of several ways.
    var readings: [Reading] = []
    /// Columns that have no attribute, and what is kept of unread values.
    var custom: [(name: String, value: String)] = []
    /// The values that can't be read; their paths are headings.
    var problems: [ValidationIssue] = []
    /// Values that were read in another form; their paths are headings.
    var remarks: [ValidationIssue] = []
    /// The cells from which attributes come, by path, such as `details.title`.
    private(set) var sources: [String: Cell] = [:]

    /// The cells of the row by heading.
    let cells: [String: Cell]

    /// A value that was read in one of several ways, or in none, by its heading.
    enum Reading: Hashable {
        /// A date whose day and month could be swapped, in the order of its column.
        case date(String)
        /// A date whose day and month could be swapped, in a column that doesn't show the order.
        case undecidedDate(String)
        /// An amount with a dollar sign, in US dollars.
        case dollars(String)
        /// A date of food that can be a use-by date, as a best-before date.
        case bestBefore(String)
    }

    init(
        row: String, kind: TwinKind, cells: [Cell] = [], currency: String = "EUR", dates: [String: DateColumn] = [:]
    ) {
        self.currency = currency
        self.dates = dates
        self.row = row
        self.kind = kind
        self.cells = Dictionary(cells.map { ($0.heading, $0) }) { first, _ in first }
    }

    /// Sets an attribute of the kind, such as `title`; an attribute that the kind doesn't have becomes a custom field.
    ///
    /// An attribute of an attribute, such as `dimensions.width`, has both names.
    mutating func setDetail(_ path: String, _ value: JSONValue, from cell: Cell) {
        let parts = path.split(separator: ".").map(String.init)
        guard let name = parts.first, TwinAttributes.of(kind).contains(name) else { return keep(cell) }
        if parts.count == 2 {
            var inner = details[name]?.object ?? JSONObject()
            inner[parts[1]] = value
            details[name] = .object(inner)
        } else {
            details[name] = value
        }
        sources["details.\(path)"] = cell
    }

    /// Sets an attribute of the lot of food, such as `quantity`.
    mutating func setLot(_ name: String, _ value: JSONValue, from cell: Cell) {
        var lot = details["lots"]?[0]?.object ?? JSONObject()
        lot[name] = value
        setDetail("lots", .array([.object(lot)]), from: cell)
        sources["\(Self.lotPath)\(name)"] = cell
    }

    private static let lotPath = "details.lots[0]."

    /// Sets an attribute of the item by its path, such as `purchase.price`.
    mutating func setItem(_ path: String, _ value: JSONValue, from cell: Cell) {
        let parts = path.split(separator: ".").map(String.init)
        if parts.count == 2 {
            var inner = item[parts[0]]?.object ?? JSONObject()
            inner[parts[1]] = value
            item[parts[0]] = .object(inner)
        } else {
            item[path] = value
        }
        sources["items[0].\(path)"] = cell
    }

    /// Keeps a cell as a custom field named by its heading.
    mutating func keep(_ cell: Cell) {
        guard !cell.text.isEmpty else { return }
        custom.append((cell.heading.isEmpty ? "column" : String(cell.heading.prefix(100)), cell.text))
    }

    /// Reads a value, or notes why it can't be read.
    mutating func read(_ cell: Cell, _ body: (inout DraftTwin, Cell) throws(ValidationIssue) -> Void) {
        do throws(ValidationIssue) {
            try body(&self, cell)
        } catch {
            problems.append(error)
        }
    }

    /// Notes what was done with a value.
    mutating func remark(_ cell: Cell, _ what: String) {
        remarks.append(ValidationIssue(path: cell.heading, expected: what, got: cell.text.quoted(limit: 60)))
    }
}

extension DraftTwin {
    /// Returns the thing, or its problems by row and column.
    ///
    /// - Parameter policy: With `keep`, values with a problem become custom fields, and each is a remark.
    mutating func finished(_ policy: UnreadPolicy) -> Result<ImportedTwin, ProblemList> {
        if policy == .keep {
            keepUnread()
            // A value can also break the schema, such as a text that is too long.
            if case .failure(let list) = decoded() {
                for issue in list.issues {
                    guard let (path, cell) = source(of: issue.path) else { continue }
                    remove(path)
                    keepUnread(cell, issue)
                }
            }
        }
        guard problems.isEmpty else { return .failure(ProblemList(issues: problems.map(inRow))) }
        switch decoded() {
        case .success(let twin): return .success(twin)
        case .failure(let list):
            return .failure(
                ProblemList(
                    issues: list.issues.map { issue in
                        var issue = issue
                        if let (_, cell) = source(of: issue.path) { issue.path = cell.heading }
                        return inRow(issue)
                    }))
        }
    }

    /// Several issues, as an error.
    struct ProblemList: Error {
        let issues: [ValidationIssue]
    }

    /// Returns an issue whose path begins with the row.
    func inRow(_ issue: ValidationIssue) -> ValidationIssue {
        var issue = issue
        issue.path = issue.path.isEmpty ? row : "\(row), \(issue.path)"
        return issue
    }

    private mutating func keepUnread() {
        let unread = problems
        problems = []
        for issue in unread {
            guard let cell = cells[issue.path] else {
                problems.append(issue)
                continue
            }
            keepUnread(cell, issue)
        }
    }

    private mutating func keepUnread(_ cell: Cell, _ issue: ValidationIssue) {
        keep(Cell(heading: cell.heading, text: String(cell.text.prefix(2_000))))
        let one = TableAttributes.named(cell.heading) == "quantity" ? " and counted as 1" : ""
        remarks.append(
            ValidationIssue(
                path: cell.heading, expected: "kept as a custom field\(one), because \(issue.expected) was expected",
                got: issue.got))
    }

    /// Returns the cell from which an attribute of the item comes.
    func source(ofItem path: String) -> Cell? { sources["items[0].\(path)"] }

    private func source(of path: String) -> (String, Cell)? {
        var path = path
        while !path.isEmpty {
            if let cell = sources[path] { return (path, cell) }
            guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return nil }
            path = String(path[..<end])
        }
        return nil
    }

    private mutating func remove(_ path: String) {
        if path.hasPrefix(Self.lotPath), var lot = details["lots"]?[0]?.object {
            lot[String(path.dropFirst(Self.lotPath.count))] = nil
            details["lots"] = .array([.object(lot)])
        } else if path.hasPrefix("details.") {
            let parts = path.dropFirst("details.".count).split(separator: ".").map(String.init)
            if parts.count == 2, var inner = details[parts[0]]?.object {
                inner[parts[1]] = nil
                details[parts[0]] = inner.isEmpty ? nil : .object(inner)
            } else if let name = parts.first {
                details[name] = nil
            }
        } else if path.hasPrefix("items[0].") {
            let parts = path.dropFirst("items[0].".count).split(separator: ".").map(String.init)
            if parts.count == 2, var inner = item[parts[0]]?.object {
                inner[parts[1]] = nil
                item[parts[0]] = inner.isEmpty ? nil : .object(inner)
            } else if let name = parts.first {
                item[name] = nil
            }
        }
    }

    private func decoded() -> Result<ImportedTwin, ProblemList> {
        let key = key ?? ""
        var json = twin
        json["id"] = .string(key)
        var own = JSONObject([("kind", .string(kind.rawValue))])
        for name in details.keys { own[name] = details[name] }
        json["details"] = .object(own)
        json["items"] = .array(
            (1...max(1, copies)).map { number in
                var copy = item
                copy["id"] = .string("\(key)-\(number)")
                copy["twin"] = .string(key)
                // A serial number belongs to one copy.
                if number > 1 { copy["serialNumber"] = nil }
                if number == 1, let loan { copy["loans"] = .array([Self.json(of: loan, key)]) }
                return .object(copy)
            })
        let fields = customFields()
        if !fields.isEmpty { json["customFields"] = .object(fields) }
        do throws(ComputationError) {
            let twin = try Twin(json: .object(json))
            return .success(
                ImportedTwin(
                    twin: twin, places: Array(repeating: place, count: twin.items.count), row: row,
                    parent: parent?.key, parentReference: parent?.cell.text))
        } catch {
            let issues =
                error.issues.isEmpty
                ? [ValidationIssue(path: "", expected: "a thing", got: error.message)] : error.issues
            return .failure(ProblemList(issues: issues))
        }
    }

    private static func json(of loan: (borrower: Cell, lent: JSONValue, due: JSONValue?), _ key: String) -> JSONValue {
        var json = JSONObject([
            ("id", .string("\(key)-loan-1")), ("item", .string("\(key)-1")), ("borrower", .string(loan.borrower.text)),
            ("lent", loan.lent),
        ])
        json["due"] = loan.due
        return .object(json)
    }

    private func customFields() -> JSONObject {
        var fields = twin["customFields"]?.object ?? JSONObject()
        for (column, value) in custom {
            // The heading of a column can have several lines.
            let name = column.contains(where: \.isNewline) ? column.onOneLine : column
            var unique = name
            var number = 2
            while fields[unique] != nil {
                unique = "\(name.prefix(95)) \(number)"
                number += 1
            }
            fields[unique] = .string(value)
        }
        return fields
    }
}

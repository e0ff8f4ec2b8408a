// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Tables

/// How the tables of an app become things.
struct AppTable: Sendable {
    /// Reads a cell into a thing.
    typealias Rule = @Sendable (inout DraftTwin, Cell) throws(ValidationIssue) -> Void

    /// The format.
    let format: ImportFormat
    /// The rules by heading; case, spaces, and punctuation are ignored.
    var rules: [String: Rule] = [:]
    /// The rule of a column by the beginning of its heading.
    var prefixRules: [(prefix: String, rule: Rule)] = []
    /// Prepares a thing before its cells are read, such as with the currency of its prices.
    var prepare: @Sendable (inout DraftTwin) -> Void = { _ in }
    /// Returns the kind of a row.
    var kind: @Sendable (DraftTwin) -> TwinKind = { $0.kind }
    /// Completes a thing after all its cells, such as with values that depend on several columns.
    var finish: @Sendable (inout DraftTwin) -> Void = { _ in }
    /// Whether text that isn't UTF-8 is ISO 8859-1.
    var isLatin1 = false
    /// The order in which the app writes the day and the month of dates with slashes; `nil` if it varies.
    var dateOrder: DateOrder?
    /// Whether the app writes an apostrophe before text that a spreadsheet would take for a formula.
    var hasNeutralizedFormulas = false
    /// The beginning of the headings of the app, whose unknown columns are a remark; `nil` for none.
    var ownPrefix: String?

    init(_ format: ImportFormat) { self.format = format }

    /// Adds a rule for columns.
    mutating func read(_ headings: String..., with rule: @escaping Rule) {
        for heading in headings { rules[heading.foldedHeading] = rule }
    }

    /// Leaves out redundant columns.
    mutating func skip(_ headings: String...) {
        for heading in headings { rules[heading.foldedHeading] = { _, _ in } }
    }

    /// Keeps columns as custom fields.
    mutating func keep(_ headings: String...) {
        for heading in headings { rules[heading.foldedHeading] = { draft, cell in draft.keep(cell) } }
    }

    /// Reads the text of columns into an attribute of the kind.
    mutating func detail(_ name: String, _ headings: String...) {
        for heading in headings {
            rules[heading.foldedHeading] = { draft, cell in draft.setDetail(name, .string(cell.text), from: cell) }
        }
    }

    /// Reads the text of columns into an attribute of the item.
    mutating func item(_ path: String, _ headings: String...) {
        for heading in headings {
            rules[heading.foldedHeading] = { draft, cell in draft.setItem(path, .string(cell.text), from: cell) }
        }
    }

    /// Reads things from a table.
    func read(_ table: ImportTable, _ options: ImportOptions) -> ImportedFile {
        var file = ImportedFile(format: format)
        file.problems = table.syntaxProblems
        let rules = Dictionary(
            table.headings.map { ($0, rule(of: $0)) }, uniquingKeysWith: { first, _ in first })
        for heading in table.headings {
            guard let ownPrefix, heading.hasPrefix(ownPrefix), rules[heading] ?? nil == nil else { continue }
            file.remarks.append(
                ValidationIssue(
                    path: "line \(table.headingLine)", expected: "an unknown column, kept as custom fields",
                    got: heading.quoted(limit: 60)))
        }
        let dates = dateColumns(of: table, options)
        var keys = ImportKeys()
        var readings: [(reading: DraftTwin.Reading, count: Int)] = []
        for row in table.rows {
            file.count += 1
            guard let cells = row.cells?.map(restored) else {
                file.skipped += 1
                continue
            }
            var draft = DraftTwin(
                row: row.place, kind: options.kind, cells: cells, currency: options.currency, dates: dates)
            draft.kind = kind(draft)
            prepare(&draft)
            for cell in cells {
                if cell.text.unicodeScalars.contains("\u{0}") {
                    draft.problems.append(cell.issue("a text without a zero character"))
                } else if cell.isForeign, !isLatin1 {
                    draft.problems.append(cell.issue("text in UTF-8", "save the table as UTF-8"))
                } else if let rule = rules[cell.heading] ?? nil {
                    draft.read(cell, rule)
                } else {
                    draft.keep(cell)
                }
                if cell.isForeign, isLatin1 { draft.remark(cell, "read as ISO 8859-1, because it isn't UTF-8") }
            }
            finish(&draft)
            draft.multiplyPrices()
            for reading in draft.readings {
                if let index = readings.firstIndex(where: { $0.reading == reading }) {
                    readings[index].count += 1
                } else {
                    readings.append((reading, 1))
                }
            }
            file.take(&draft, &keys, options.unread)
        }
        file.note(readings, dates, options)
        return file
    }

    private func restored(_ cell: Cell) -> Cell {
        // Apostrophes before a text that begins like a formula; each export adds one.
        guard hasNeutralizedFormulas, cell.text.hasPrefix("'"), let first = cell.text.first(where: { $0 != "'" }),
            "=+-@\t\r".contains(first)
        else { return cell }
        return Cell(heading: cell.heading, text: String(cell.text.dropFirst()), isForeign: cell.isForeign)
    }

    /// Returns the order of dates in each column.
    private func dateColumns(of table: ImportTable, _ options: ImportOptions) -> [String: DateColumn] {
        var texts: [String: [String]] = [:]
        for cell in table.rows.lazy.compactMap(\.cells).joined()
        where cell.text.utf8.count <= 40 && cell.text.utf8.contains(where: { $0 == 0x2D || $0 == 0x2F }) {
            texts[cell.heading, default: []].append(cell.text)
        }
        return texts.mapValues { texts in
            DateColumn(texts, stated: options.dateOrder, app: dateOrder.map { (format.title, $0) })
        }
    }

    private func rule(of heading: String) -> Rule? {
        if let rule = rules[heading.foldedHeading] { return rule }
        return prefixRules.first { heading.lowercased().hasPrefix($0.prefix.lowercased()) }?.rule
    }
}

extension ImportedFile {
    /// Notes how values were read that could be read in several ways, once for each column.
    fileprivate mutating func note(
        _ readings: [(reading: DraftTwin.Reading, count: Int)], _ dates: [String: DateColumn], _ options: ImportOptions
    ) {
        var undecided: [String] = []
        for (reading, count) in readings {
            switch reading {
            case .date(let heading):
                guard let remark = dates[heading]?.remark else { continue }
                remarks.append(
                    ValidationIssue(path: heading, expected: remark, got: count == 1 ? "1 date" : "\(count) dates"))
            case .undecidedDate(let heading):
                if dates[heading]?.isMixed == false { undecided.append(heading.quoted(limit: 60)) }
            case .dollars(let heading):
                remarks.append(
                    ValidationIssue(
                        path: heading, expected: "read as US dollars, because \(options.currency) isn't a dollar",
                        got: count == 1 ? "1 amount with $" : "\(count) amounts with $"))
            case .bestBefore(let heading):
                remarks.append(
                    ValidationIssue(
                        path: heading, expected: "read as best-before dates, not as use-by dates",
                        got: count == 1 ? "1 date" : "\(count) dates",
                        recoverySuggestion: "name the column \"use by\" if the food must be used by then"))
            }
        }
        guard !undecided.isEmpty else { return }
        choices.append(
            ValidationIssue(
                path: "dateOrder",
                expected:
                    "day-first or month-first, because no date of \(undecided.joined(separator: " and ")) shows which",
                got: "none", kind: .rule))
    }

    /// Adds a thing, or its problems.
    mutating func take(_ draft: inout DraftTwin, _ keys: inout ImportKeys, _ policy: UnreadPolicy) {
        if draft.isPlace, let name = draft.details[TwinAttributes.name(of: draft.kind)]?.string {
            count -= 1
            placePaths.append(draft.place + [name])
            if draft.item["notes"] != nil || draft.details["summary"] != nil { leaveOut("descriptions of places") }
            return
        }
        if let omission = draft.omission { return leaveOut(omission) }
        keys.assign(to: &draft, format)
        let finished = draft.finished(policy)
        remarks += draft.remarks.map(draft.inRow)
        switch finished {
        case .success(let twin): twins.append(twin)
        case .failure(let list):
            problems += list.issues
            skipped += 1
        }
    }
}

/// The keys of the things of a file, from the app's own keys or from the content of the row.
///
/// They are the same each time the file is imported, so that an import recognizes what is there already.
struct ImportKeys {
    private var rows: [String: String] = [:]
    private var counts: [String: Int] = [:]

    /// Assigns a key to a thing, or notes that another one has it.
    mutating func assign(to draft: inout DraftTwin, _ format: ImportFormat) {
        guard let own = draft.key else {
            let key = "\(format.rawValue)-\(Self.hash(draft.cells))"
            // Equal rows are several things.
            counts[key, default: 0] += 1
            let count = counts[key] ?? 1
            draft.key = count == 1 ? key : "\(key)-\(count)"
            return
        }
        if let other = rows[own] {
            draft.problems.append(
                ValidationIssue(path: "", expected: "a key that no other row has", got: "that of \(other)"))
        }
        rows[own] = draft.row
    }

    /// Returns the key of a thing with a key of its app.
    static func key(_ prefix: String, _ text: String) -> String {
        let isPlain =
            text.utf8.count <= 60
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == 0x2D || byte == 0x2E || byte == 0x5F
            }
        return "\(prefix)-\(isPlain ? text.lowercased() : hash(Array(text.utf8)))"
    }

    private static func hash(_ cells: [String: Cell]) -> String {
        hash(cells.keys.sorted().flatMap { Array("\($0)\u{0}\(cells[$0]?.text ?? "")\u{0}".utf8) })
    }

    /// The FNV-1a hash of bytes, as 16 hexadecimal digits.
    private static func hash(_ bytes: [UInt8]) -> String {
        let value = bytes.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

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
    /// Returns the kind of a row.
    var kind: @Sendable (DraftTwin) -> TwinKind = { $0.kind }
    /// Completes a thing after all its cells, such as with values that depend on several columns.
    var finish: @Sendable (inout DraftTwin) -> Void = { _ in }
    /// Whether text that isn't UTF-8 is ISO 8859-1.
    var isLatin1 = false

    init(_ format: ImportFormat) { self.format = format }

    /// Adds a rule for columns.
    mutating func read(_ headings: String..., with rule: @escaping Rule) {
        for heading in headings { rules[heading.foldedHeading] = rule }
    }

    /// Leaves out columns that other columns say, too.
    mutating func skip(_ headings: String...) {
        for heading in headings { rules[heading.foldedHeading] = { _, _ in } }
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
        var keys = ImportKeys()
        for row in table.rows {
            file.count += 1
            guard let cells = row.cells else {
                file.skipped += 1
                continue
            }
            var draft = DraftTwin(row: row.place, kind: options.kind, cells: cells, currency: options.currency)
            draft.kind = kind(draft)
            for cell in cells {
                if cell.text.unicodeScalars.contains("\u{0}") {
                    draft.problems.append(cell.issue("a text without a zero character"))
                } else if let rule = rules[cell.heading] ?? nil {
                    draft.read(cell, rule)
                } else {
                    draft.keep(cell)
                }
            }
            finish(&draft)
            file.take(&draft, &keys, options.unread)
        }
        return file
    }

    private func rule(of heading: String) -> Rule? {
        if let rule = rules[heading.foldedHeading] { return rule }
        return prefixRules.first { heading.lowercased().hasPrefix($0.prefix.lowercased()) }?.rule
    }
}

extension ImportedFile {
    /// Adds a thing, or its problems.
    mutating func take(_ draft: inout DraftTwin, _ keys: inout ImportKeys, _ policy: UnreadPolicy) {
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

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

extension TwinRecords {
    /// Returns the key of the twin that a text names: by the key of the twin or of one of its items, the code on a
    /// label, name, barcode or other code of the product, beginning of the key, beginning of the name, or part of the
    /// name.
    ///
    /// The first of these rules that matches any twin decides.
    ///
    /// - Parameter whole: Whether part of a name or key isn't enough, because the twin or what it has is removed.
    /// - Throws: `ComputationError` if no twin matches, with a similar name, or if several match, with their keys.
    func twinKey(
        _ text: String, at path: String = "twin", kind: TwinKind? = nil, whole: Bool = false, _ db: Database
    ) throws -> String {
        let text = RecordURI.key(in: text)
        for sql in ["SELECT id FROM twin WHERE id = ?", "SELECT twin FROM item WHERE id = ?"] {
            if let key = try String.fetchOne(db.cachedStatement(sql: sql), arguments: [text]) {
                return try refusing(otherThan: kind, key, at: path, db)
            }
        }
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: "SELECT id, name FROM twin WHERE ?1 IS NULL OR kind = ?1 ORDER BY number"),
            arguments: [kind?.rawValue])
        let records = rows.map { (key: $0[0] as String, name: $0[1] as String) }
        let noun = kind?.noun ?? "thing"
        if !records.contains(where: { $0.name.lowercased() == text.lowercased() }) {
            let coded = Set(try keys(withCode: text, db))
            let matches = records.filter { coded.contains($0.key) }
            if matches.count == 1 { return matches[0].key }
            if matches.count > 1 { throw Self.several(text, matches, noun: noun, at: path) }
        }
        do throws(ComputationError) {
            let finder = RecordName(noun: noun, path: path)
            return try (whole ? finder.whole : finder).key(text, among: records.map { ($0.key, [$0.name]) })
        } catch {
            guard error.code == .notFound else { throw error }
            let wanted = text.lowercased()
            let rules: [(String) -> Bool] = [{ $0.hasPrefix(wanted) }, { $0.contains(wanted) }]
            for rule in wanted.isEmpty ? [] : rules {
                let matches = records.filter { rule($0.name.lowercased()) }
                if matches.count == 1 { return matches[0].key }
                if matches.count > 1 { throw Self.several(text, matches, noun: noun, at: path) }
            }
            if let kind, let other = try otherKind(wanted, db) {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: path, expected: "a \(kind.noun)", got: "\"\(other)\", which is of another kind",
                        kind: .rule)
                ])
            }
            throw error
        }
    }

    /// Returns the keys of the twins whose product has a code: a barcode, an ISBN, or a GS1 code with a GTIN.
    private func keys(withCode text: String, _ db: Database) throws -> [String] {
        guard text.count(where: \.isNumber) >= 8,
            let code = try? Identify.reading(of: IdentifyInput(code: text), today: today)
        else { return [] }
        return try keys(withCode: code, db)
    }

    /// Returns the keys of the twins whose product has the number of a code.
    func keys(withCode code: IdentifiedCode, _ db: Database) throws -> [String] {
        guard let gtin = code.book.map({ "0" + $0.isbn13 }) ?? code.gtin else { return [] }
        return try String.fetchAll(
            db.cachedStatement(sql: "SELECT id FROM twin WHERE gtin = ? ORDER BY number"), arguments: [gtin])
    }

    /// Returns an item of a twin: the one whose key a text begins, or the only one.
    /// - Throws: `ComputationError` if no item matches, or several do, with their keys.
    func item(
        _ text: String?, of twin: Twin, at path: String = "item", whole: Bool = false
    ) throws -> InventoryItem {
        if whole, let text {
            let key = try RecordName(noun: "inventory item", path: path).whole.key(
                text, among: twin.items.map { ($0.id, []) })
            return try item(key, of: twin, at: path)
        }
        let matches = text.map { text in twin.items.filter { $0.id.hasPrefix(text.lowercased()) } } ?? twin.items
        if matches.count == 1, let item = matches.first { return item }
        let shown = twin.items.prefix(5).map(\.id).joined(separator: ", ") + (twin.items.count > 5 ? ", …" : "")
        let suggestion = twin.items.isEmpty ? "\(twin.name) has none" : "use the key of one of them: \(shown)"
        guard let text, matches.isEmpty else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: path, expected: "one inventory item of \(twin.name)",
                    got: matches.isEmpty ? "none" : "\(matches.count)", recoverySuggestion: suggestion, kind: .rule)
            ])
        }
        throw ComputationError.notFound(
            ValidationIssue(
                path: path, expected: "the key of an inventory item of \(twin.name)", got: "\"\(text)\"",
                recoverySuggestion: suggestion))
    }

    private func refusing(otherThan kind: TwinKind?, _ key: String, at path: String, _ db: Database) throws -> String {
        guard let kind else { return key }
        let row = try Row.fetchOne(db, sql: "SELECT kind, name FROM twin WHERE id = ?", arguments: [key])
        guard let row, row["kind"] as String != kind.rawValue else { return key }
        throw ComputationError.refused([
            ValidationIssue(
                path: path, expected: "a \(kind.noun)", got: "\"\(row["name"] as String)\", which is of another kind",
                kind: .rule)
        ])
    }

    private func otherKind(_ wanted: String, _ db: Database) throws -> String? {
        try String.fetchAll(db, sql: "SELECT name FROM twin ORDER BY number").first { $0.lowercased() == wanted }
    }

    private static func several(
        _ text: String, _ matches: [(key: String, name: String)], noun: String, at path: String
    ) -> ComputationError {
        let shown = matches.prefix(5).map { "\($0.name) (\($0.key))" }.joined(separator: ", ")
        return ComputationError.refused([
            ValidationIssue(
                path: path, expected: "one \(noun)", got: "\"\(text)\", which matches \(matches.count)",
                recoverySuggestion: "use the key of one of them: \(shown)\(matches.count > 5 ? ", …" : "")")
        ])
    }
}

extension TwinKind {
    /// The noun for one thing of the kind.
    fileprivate var noun: String {
        switch self {
        case .book: "book"
        case .food: "food"
        case .furniture: "piece of furniture"
        case .electronics: "device"
        case .clothing: "piece of clothing"
        case .games: "game"
        case .tools: "tool"
        case .plants: "plant"
        case .unknown: "thing of another kind"
        }
    }
}

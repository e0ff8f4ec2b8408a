// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

extension TwinRepository {
    /// Returns the key of the twin that a text names: by the key of the twin or of one of its items, the code on a
    /// label, name, barcode or other code of the product, beginning of the key, beginning of the name, or part of the
    /// name.
    ///
    /// The first of these rules that matches any twin decides.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - path: The path of the issue.
    ///   - kind: The only kind of twins; `nil` for every kind.
    ///   - whole: Whether part of a name or key isn't enough, because the twin or what it has is removed.
    /// - Throws: `ComputationError` if no twin matches, with a similar name, or if several match, with their keys.
    func key(_ text: String, at path: String = "twin", kind: TwinKind? = nil, whole: Bool = false) throws -> String {
        let text = RecordURI.key(in: text)
        for sql in ["SELECT id FROM twin WHERE id = ?", "SELECT twin FROM item WHERE id = ?"] {
            if let key = try String.fetchOne(db.cachedStatement(sql: sql), arguments: [text]) {
                return try refusing(otherThan: kind, key, at: path)
            }
        }
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: "SELECT id, name FROM twin WHERE ?1 IS NULL OR kind = ?1 ORDER BY number"),
            arguments: [kind?.rawValue])
        let records: [RecordName.Named] = rows.map { ($0[0], [$0[1]]) }
        let finder = RecordName(noun: kind?.noun ?? "thing", path: path, matchesPartOfName: true)
        let wanted = text.lowercased()
        if !records.contains(where: { $0.names[0].lowercased() == wanted }) {
            let coded = Set(try keys(withCode: text))
            let matches = records.filter { coded.contains($0.key) }
            if matches.count == 1 { return matches[0].key }
            if matches.count > 1 { throw finder.several(text, matches) }
        }
        do throws(ComputationError) {
            return try (whole ? finder.whole : finder).key(text, among: records)
        } catch {
            guard error.code == .notFound, let kind else { throw error }
            let names = try String.fetchAll(db, sql: "SELECT name FROM twin ORDER BY number")
            guard let other = names.first(where: { $0.lowercased() == wanted }) else { throw error }
            throw Self.otherKind(other, than: kind, at: path)
        }
    }

    /// Returns the twin that a text names; see ``key(_:at:kind:whole:)``.
    func twin(named text: String, whole: Bool = false) throws -> Twin { try twin(key: key(text, whole: whole)) }

    /// Returns the keys of the twins whose product has a code: a barcode, an ISBN, or a GS1 code with a GTIN.
    private func keys(withCode text: String) throws -> [String] {
        guard text.count(where: \.isNumber) >= 8,
            let code = try? Identify.reading(of: IdentifyInput(code: text), today: transaction.today)
        else { return [] }
        return try keys(withCode: code)
    }

    /// Returns the keys of the twins whose product has the number of a code.
    func keys(withCode code: IdentifiedCode) throws -> [String] {
        guard let gtin = code.book.map({ "0" + $0.isbn13 }) ?? code.gtin else { return [] }
        return try String.fetchAll(
            db.cachedStatement(sql: "SELECT id FROM twin WHERE gtin = ? ORDER BY number"), arguments: [gtin])
    }

    /// Returns the names of twins by their keys.
    func names(of keys: [String]) throws -> [String: String] {
        let statement = try db.cachedStatement(sql: "SELECT name FROM twin WHERE id = ?")
        var names: [String: String] = [:]
        for key in keys { names[key] = try String.fetchOne(statement, arguments: [key]) }
        return names
    }

    /// Returns the names of the twins whose product has a code, by the code.
    func namesByCode() throws -> [String: String] {
        var names: [String: String] = [:]
        let rows = try Row.fetchCursor(db, sql: "SELECT gtin, name FROM twin WHERE gtin IS NOT NULL")
        while let row = try rows.next() { names[row[0]] = row[1] }
        return names
    }

    private func refusing(otherThan kind: TwinKind?, _ key: String, at path: String) throws -> String {
        guard let kind else { return key }
        let row = try Row.fetchOne(db, sql: "SELECT kind, name FROM twin WHERE id = ?", arguments: [key])
        guard let row, row["kind"] as String != kind.rawValue else { return key }
        throw Self.otherKind(row["name"], than: kind, at: path)
    }

    private static func otherKind(_ name: String, than kind: TwinKind, at path: String) -> ComputationError {
        .refused(path: path, expected: "a \(kind.noun)", got: "\"\(name)\", which is of another kind")
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

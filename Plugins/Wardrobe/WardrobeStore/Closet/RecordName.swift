// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB

/// Finds the one record that a user means by its key, its name, or the beginning of its key.
struct RecordName {
    /// The table, whose columns `id` and `name` are looked at.
    let table: String
    /// What a record is called in sentences, such as `piece`.
    let noun: String
    /// The path of the issue.
    let path: String

    /// The same records at another place of an input.
    func at(_ path: String) -> RecordName { RecordName(table: table, noun: noun, path: path) }

    static let item = RecordName(table: "item", noun: "piece", path: "item")
    static let outfit = RecordName(table: "outfit", noun: "outfit", path: "outfit")
    static let wish = RecordName(table: "wishlistItem", noun: "wish", path: "wish")

    /// The key of the record of the store that is meant.
    ///
    /// - Throws: as ``key(_:among:)``.
    func key(_ text: String, in db: Database) throws -> String {
        let rows = try Row.fetchAll(db, sql: "SELECT id, name FROM \(table) ORDER BY id")
        return try key(text, among: rows.map { (key: $0[0], name: $0[1]) })
    }

    /// The key of the record that is meant.
    ///
    /// A whole key comes first, then a name whatever its case, then the beginning of a key.
    ///
    /// - Throws: ``Failure`` when there is none, naming what is alike, or several, naming their keys.
    func key(_ text: String, among records: [(key: String, name: String)]) throws(Failure) -> String {
        if records.contains(where: { $0.key == text }) { return text }
        let wanted = text.lowercased()
        for matches in [
            records.filter { $0.name.lowercased() == wanted },
            text.isEmpty ? [] : records.filter { $0.key.hasPrefix(wanted) || $0.key.hasPrefix(text) },
        ] {
            if matches.count == 1 { return matches[0].key }
            if matches.count > 1 { throw several(text, matches) }
        }
        let guess = ClosestMatch(to: text, among: records.map(\.name))
        throw refusal(
            "the name or the key of a known \(noun)", "\"\(text)\"",
            guess.map { "did you mean \"\($0.word)\"?" } ?? (records.isEmpty ? "there is none yet" : nil))
    }

    private func several(_ text: String, _ matches: [(key: String, name: String)]) -> Failure {
        let shown = matches.prefix(5).map { "\($0.name) (\($0.key))" }.joined(separator: ", ")
        return refusal(
            "one \(noun)", "\"\(text)\", which \(matches.count) have",
            "say which by its key: \(shown)\(matches.count > 5 ? ", …" : "")")
    }

    private func refusal(_ expected: String, _ got: String, _ hint: String?) -> Failure {
        Failure.badInput([Issue(path: path, expected: expected, got: got, hint: hint)])
    }
}

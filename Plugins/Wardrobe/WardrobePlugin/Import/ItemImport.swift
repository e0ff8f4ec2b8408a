// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Items of a wardrobe read from a file, and everything that is wrong with the file.
///
/// The items are those without a problem; whether they are taken although others have problems is for the caller to
/// say.
public struct ItemImport: Sendable {
    /// An item and where it stands in the file.
    public struct Row: Sendable {
        /// The line of the file where it begins, or its place in a list, counted from 1.
        public let number: Int
        /// The item.
        public let item: WardrobeItem
    }

    /// The items without a problem, in the order of the file.
    public internal(set) var rows: [Row] = []
    /// Every problem by row and column, such as `line 3, fabric: expected one of cotton, …, got "cottn"`.
    public internal(set) var problems: [ValidationIssue] = []
    /// How many items the file has, sound or not.
    public internal(set) var count = 0

    /// The items.
    public var items: [WardrobeItem] { rows.map(\.item) }

    init() {}

    /// Takes one item as JSON; its problems are put below its place.
    mutating func take(_ json: JSONValue, at number: Int, place: String, names: [String: String] = [:]) {
        do throws(ComputationError) {
            rows.append(Row(number: number, item: try WardrobeItem(json: json)))
        } catch {
            for issue in error.issues {
                var issue = issue
                let column = issue.path.split { $0 == "." || $0 == "[" }.first.map(String.init) ?? ""
                issue.path =
                    names[column].map { "\(place), \($0)" } ?? (issue.path.isEmpty ? place : "\(place), \(issue.path)")
                problems.append(issue)
            }
            if error.issues.isEmpty {
                problems.append(ValidationIssue(path: place, expected: "an item of a wardrobe", got: error.message))
            }
        }
    }

    /// Reports keys that two items share, and takes the later ones out.
    mutating func refuseRepeatedKeys(_ place: (Int) -> String) {
        var first: [String: Int] = [:]
        rows.removeAll { row in
            guard let earlier = first[row.item.id] else {
                first[row.item.id] = row.number
                return false
            }
            problems.append(
                ValidationIssue(
                    path: "\(place(row.number)), id", expected: "a key that no other item has",
                    got: "\"\(row.item.id)\", which \(place(earlier)) has"))
            return true
        }
    }
}

extension ItemImport {
    /// Reads items from JSON: a list of them, or an object with such a list under `items`.
    ///
    /// An item without an `id` gets one from its name and its place: `navy-blazer-3`.
    ///
    /// - Throws: ``ComputationError`` when the bytes are no JSON or no such list.
    /// - Complexity: O(*n*) in the bytes.
    public init(json bytes: [UInt8]) throws(ComputationError) {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: bytes)
        } catch {
            throw ComputationError.invalidData("\(error)")
        }
        guard let list = value.array ?? value["items"]?.array else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "", expected: "a list of items, or an object with such a list under \"items\"",
                    got: value.inWords)
            ])
        }
        self.init()
        count = list.count
        for (index, entry) in list.enumerated() {
            let number = index + 1
            guard case .object(var object) = entry else {
                problems.append(ValidationIssue(path: "item \(number)", expected: "an object", got: entry.inWords))
                continue
            }
            if object["id"] == nil { object["id"] = .string(Self.key(object["name"]?.string ?? "", number)) }
            take(.object(object), at: number, place: "item \(number)")
        }
        refuseRepeatedKeys { "item \($0)" }
    }

    /// A key made from a name and a place in the file.
    static func key(_ name: String, _ number: Int) -> String {
        var words: [String] = [""]
        for letter in name.lowercased().unicodeScalars {
            let isPlain = ("a"..."z").contains(letter) || ("0"..."9").contains(letter)
            if isPlain { words[words.count - 1].unicodeScalars.append(letter) } else { words.append("") }
        }
        let parts = words.filter { !$0.isEmpty } + ["\(number)"]
        let key = parts.joined(separator: "-")
        return key.utf8.count <= 100 ? key : "item-\(number)"
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Tables

/// Items read from a table, with every problem of the table.
public typealias ItemImport = RecordTable<WardrobeItem>

extension TableLayout {
    /// The format of a table of items; a price can be in `price` as `89.90 EUR`, or in `price` and `currency`.
    public static let items = TableLayout(
        noun: "an item",
        attributes: WardrobeItem.schema.erased.fields.map(\.name).filter { !["created", "updated"].contains($0) }
            + ["currency"],
        required: ["name", "category", "primaryColor"])
}

extension RecordTable<WardrobeItem> {
    /// The items.
    public var items: [WardrobeItem] { records }

    /// Reads items from JSON: a list of items, or an object with such a list under `items`.
    ///
    /// An item without an `id` gets one from its name and position: `navy-blazer-3`.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if the bytes aren't JSON or aren't such a list.
    public init(json bytes: [UInt8]) throws(ComputationError) {
        try self.init(json: bytes, layout: .items, under: "items") { object, number in Self.addKey(to: &object, number)
        }
        rejectRepeated(\.id, place: Self.place(inList:))
    }

    /// Reads items from a table with a header (CSV by RFC 4180; commas, semicolons, or tabs).
    ///
    /// An item without an `id` gets one from its name and line number.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if the header can't be used; problems of rows are in the result.
    public init(csv bytes: [UInt8], columns: ColumnMap) throws(ComputationError) {
        try self.init(csv: bytes, columns: columns) { object, line in
            Self.addKey(to: &object, line)
            Self.joinPrice(&object)
        }
        rejectRepeated(\.id, place: Self.place(onLine:))
    }

    private static func addKey(to object: inout JSONObject, _ number: Int) {
        if object["id"] == nil { object["id"] = .string(key(object["name"]?.string ?? "", number)) }
    }

    /// Returns a key made from a name and a position in the file.
    private static func key(_ name: String, _ number: Int) -> String {
        var words: [String] = [""]
        for letter in name.lowercased().unicodeScalars {
            let isPlain = ("a"..."z").contains(letter) || ("0"..."9").contains(letter)
            if isPlain { words[words.count - 1].unicodeScalars.append(letter) } else { words.append("") }
        }
        let parts = words.filter { !$0.isEmpty } + ["\(number)"]
        let key = parts.joined(separator: "-")
        return key.utf8.count <= 100 ? key : "item-\(number)"
    }

    /// Converts `89.90 EUR`, or an amount and a currency in separate columns, to a price.
    private static func joinPrice(_ object: inout JSONObject) {
        let currency = object["currency"]
        object["currency"] = nil
        guard let price = object["price"]?.string else {
            if let currency { object["price"] = .object(JSONObject([("currency", currency)])) }
            return
        }
        let parts = price.split(separator: " ").map(String.init)
        var money = JSONObject([("amount", .string(parts.first ?? ""))])
        if let currency, parts.count == 1 {
            money["currency"] = currency
        } else if parts.count > 1 {
            money["currency"] = .string(parts[1...].joined(separator: " "))
        }
        object["price"] = .object(money)
    }
}

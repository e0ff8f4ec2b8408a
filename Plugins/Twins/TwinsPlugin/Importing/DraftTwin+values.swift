// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension DraftTwin {
    /// Adds tags to the item, each once.
    mutating func addTags(_ tags: [String], from cell: Cell) {
        var all = item["tags"]?.array?.compactMap(\.string) ?? []
        for tag in tags where !all.contains(tag) { all.append(tag) }
        guard !all.isEmpty else { return }
        setItem("tags", .array(all.map(JSONValue.string)), from: cell)
    }

    /// The maximum number of items that a quantity becomes.
    private static var mostCopies: Int { 20 }

    /// Appends a text to an attribute of the kind that can have several lines.
    mutating func appendNote(_ text: String, to name: String, from cell: Cell) {
        let before = details[name]?.string.map { "\($0)\n\n" } ?? ""
        setDetail(name, .string(before + text), from: cell)
    }

    /// Appends a text to the item's notes.
    mutating func appendItemNote(_ text: String, from cell: Cell) {
        let before = item["notes"]?.string.map { "\($0)\n\n" } ?? ""
        setItem("notes", .string(before + text), from: cell)
    }

    /// Sets the number of items; with a larger or broken quantity, one item stands for all, and has the price of all.
    mutating func setCopies(_ quantity: Double, from cell: Cell) {
        if quantity == 0 {
            omission = omission ?? "things with the quantity 0"
        } else if let whole = Int(exactly: quantity), (1...Self.mostCopies).contains(whole) {
            copies = whole
        } else {
            pieces = quantity
            keep(cell)
            remark(cell, "kept as a custom field of one item, which has the price of all")
        }
    }

    /// Multiplies the prices of one piece, if the item stands for several.
    mutating func multiplyPrices() {
        guard pieces != 1 else { return }
        for path in ["purchase.price", "currentValue", "replacementPrice"] {
            let parts = path.split(separator: ".").map(String.init)
            let money = parts.count == 2 ? item[parts[0]]?[parts[1]] : item[path]
            guard var object = money?.object, let cell = source(ofItem: path),
                let amount = object["amount"]?.string.flatMap(Double.init),
                let total = Int64(exactly: (amount * pieces * 100).rounded())
            else { continue }
            let cents = "\(total % 100)"
            object["amount"] = .string("\(total / 100).\(cents.count == 1 ? "0" : "")\(cents)")
            setItem(path, .object(object), from: cell)
        }
    }

    /// Reads a day in the order of its column.
    ///
    /// - Parameter isNone: Whether the app writes a day of a year for none.
    /// - Returns: The day as JSON, or `nil` for none.
    mutating func day(
        _ cell: Cell, isNone: (Int) -> Bool = { _ in false }
    ) throws(ValidationIssue) -> JSONValue? {
        if let year = cell.year, isNone(year) { return nil }
        let column = dates[cell.heading]
        if cell.isSwappableDate {
            readings.append(column?.order == nil ? .undecidedDate(cell.heading) : .date(cell.heading))
            if column?.isMixed == true {
                throw cell.issue(
                    "a date such as 2024-05-17", "some dates of this column have the day first, and others the month")
            }
        }
        return try cell.day(column?.order)
    }

    /// Reads an amount of money.
    mutating func money(_ cell: Cell) throws(ValidationIssue) -> JSONValue {
        let (money, isAssumedDollar) = try Amount.money(cell, currency: currency)
        if isAssumedDollar { readings.append(.dollars(cell.heading)) }
        return money
    }

    /// Adds the item to a place named by a column.
    mutating func setPlace(_ cell: Cell) { place = AppTable.path(cell.text) }
}

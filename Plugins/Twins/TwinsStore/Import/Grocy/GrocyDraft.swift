// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies
internal import TwinsPlugin

/// A thing of Grocy while its rows are read.
struct GrocyDraft {
    let row: GrocyRow
    let key: String
    var notes: [String] = []
    private var custom: [String: String] = [:]
    private var problems: [ValidationIssue] = []
    private var items: [InventoryItem] = []
    private var paths: [[String]] = []

    init(_ row: GrocyRow, key: String) {
        self.row = row
        self.key = key
        if row.key == nil { problems.append(row.issue("id", "a key")) }
    }

    /// Reads a value, or notes why it can't be read.
    mutating func read(_ body: (inout GrocyDraft) throws(ValidationIssue) -> Void) {
        do throws(ValidationIssue) {
            try body(&self)
        } catch {
            problems.append(error)
        }
    }

    mutating func note(_ issue: ValidationIssue) { problems.append(issue) }

    /// Returns the name of a row.
    mutating func name(_ row: GrocyRow) -> String {
        do throws(ValidationIssue) {
            if let name = try row.text("name") { return name }
            throw row.issue("name", "a name")
        } catch {
            problems.append(error)
            return "?"
        }
    }

    /// Keeps the text of a column as a custom field.
    mutating func keep(_ row: GrocyRow, _ column: String) {
        do throws(ValidationIssue) {
            if let text = try row.text(column) { custom[column] = text }
        } catch {
            problems.append(error)
        }
    }

    /// Returns the first code that is a GTIN, and keeps the others as custom fields.
    mutating func barcode(_ row: GrocyRow, _ codes: [String]) -> String? {
        var found: String?
        let older = (try? row.text("barcode"))?.split(separator: ",").map(String.init) ?? []
        for (index, code) in (codes + older).enumerated() {
            if found == nil, let gtin = try? GTIN(code) {
                found = gtin.written
            } else {
                custom["barcode \(index + 1)"] = code
            }
        }
        return found
    }

    // MARK: Stock

    /// Returns the key of the lot of an entry of the stock.
    func lotKey(_ entry: GrocyRow) -> String { "\(key)-\(entry.key ?? "\(entry.position)")" }

    /// Returns the lots of entries of the stock.
    mutating func lots(_ entries: [GrocyRow], _ meaning: DateMeaning) -> [FoodLot] {
        var lots: [FoodLot] = []
        for entry in entries {
            do throws(ValidationIssue) {
                guard let amount = try entry.number("amount", 0...1_000_000) else {
                    throw entry.issue("amount", "an amount")
                }
                // An entry that is used up remains until the day ends.
                if amount == 0 { continue }
                var lot = FoodLot(id: lotKey(entry), quantity: amount)
                lot.dateMeaning = meaning
                if let day = try entry.day("best_before_date"), day.year < 2999 { lot.expiry = day }
                lot.purchased = try entry.day("purchased_date")
                if try entry.integer("open", 0...1) == 1 {
                    guard let day = try entry.day("opened_date") else {
                        throw entry.issue("opened_date", "the date it was opened")
                    }
                    lot.opened = day
                }
                lots.append(lot)
            } catch {
                problems.append(error)
            }
        }
        return lots
    }

    /// Adds an item for each place that holds entries of the stock.
    mutating func placeItems(
        _ entries: [GrocyRow], of product: GrocyRow, _ places: [String: String], _ stores: [String: String],
        currency: String
    ) {
        let home = product.reference("location_id")
        var order: [String?] = []
        for entry in entries {
            let place = entry.reference("location_id") ?? home
            if !order.contains(place) { order.append(place) }
        }
        for place in order {
            addItem(at: place, places)
            let own = entries.filter { ($0.reference("location_id") ?? home) == place }
            fill(items.count - 1, own, stores, currency)
            for entry in own { lotItems[lotKey(entry)] = items.last?.id }
        }
    }

    /// The items of lots, by the key of the lot.
    private(set) var lotItems: [String: String] = [:]

    /// Adds an item at a place.
    mutating func addItem(at place: String?, _ places: [String: String]) {
        let item = InventoryItem(id: "\(key)-\(items.count + 1)", twin: key)
        items.append(item)
        paths.append(place.flatMap { places[$0] }.map { [$0] } ?? [])
        if let place, places[place] == nil {
            problems.append(row.issue("location_id", "the key of a location"))
        }
    }

    /// Sets what was paid for the entries of an item, and where.
    private mutating func fill(_ index: Int, _ entries: [GrocyRow], _ stores: [String: String], _ currency: String) {
        var purchase = Purchase()
        var total = 0.0
        for entry in entries {
            do throws(ValidationIssue) {
                if let day = try entry.day("purchased_date") { purchase.date = max(purchase.date ?? day, day) }
                if let price = try entry.number("price", 0...1_000_000_000),
                    let amount = try entry.number("amount", 0...1_000_000)
                {
                    total += price * amount
                }
                if let store = entry.reference("shopping_location_id").flatMap({ stores[$0] }) {
                    purchase.store = store
                }
                if let note = try entry.text("note") { notes.append(note) }
            } catch {
                // The lots report the others.
                if error.path.hasSuffix(", price") || error.path.hasSuffix(", note") { problems.append(error) }
            }
        }
        if total > 0, let price = Self.amount(total) { purchase.price = Money(amount: price, currency: currency) }
        if purchase != Purchase() { items[index].purchase = purchase }
    }

    /// Returns an amount with two to four decimals, or `nil` if it is too large.
    private static func amount(_ total: Double) -> String? {
        guard let units = Int64(exactly: (total * 10_000).rounded()), units > 0 else { return nil }
        let digits = "\(units % 10_000)"
        var fraction = String(repeating: "0", count: 4 - digits.count) + digits
        while fraction.count > 2, fraction.last == "0" { fraction.removeLast() }
        let amount = "\(units / 10_000).\(fraction)"
        return units / 10_000 < 1_000_000_000_000_000 ? amount : nil
    }

    // MARK: Result

    /// Adds the thing to a file, or its problems.
    mutating func finish(_ details: TwinDetails, _ policy: UnreadPolicy, _ file: inout ImportedFile) {
        var details = details
        if case .food(var food) = details {
            for index in food.lots.indices { food.lots[index].item = lotItems[food.lots[index].id] }
            details = .food(food)
        }
        if !notes.isEmpty, !items.isEmpty { items[0].notes = notes.joined(separator: "\n\n") }
        var twin = Twin(id: key, details: details, items: items)
        twin.customFields = custom
        if policy == .keep, details.name != "?", row.key != nil {
            for problem in problems {
                twin.customFields[problem.path] = String(problem.got.prefix(2_000))
                file.remarks.append(
                    ValidationIssue(
                        path: problem.path,
                        expected: "kept as a custom field, because \(problem.expected) was expected",
                        got: problem.got))
            }
            problems = []
        }
        problems += Twin.schema.issues(of: twin).map { issue in
            var issue = issue
            issue.path = "\(row.place()), \(issue.path)"
            return issue
        }
        guard problems.isEmpty else {
            file.problems += problems
            file.skipped += 1
            return
        }
        file.twins.append(ImportedTwin(twin: twin, places: paths, row: row.place(), parent: nil))
    }
}

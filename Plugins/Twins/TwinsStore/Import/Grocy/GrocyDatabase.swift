// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import TwinsPlugin

/// Reads the stock, the equipment, and the batteries of a database of Grocy.
///
/// A product with stock is food with a lot for each entry of the stock, and an item for each place that holds some of
/// it. Grocy's codes: a due date of 2999-12-31 is never, `due_type` 1 is best before and 2 is use by, and -1 days after
/// freezing is never (`services/StockService.php` in its repository).
struct GrocyDatabase {
    private var file = ImportedFile(format: .grocy)
    private let options: ImportOptions
    private let today: CalendarDay
    private var freezers: Set<String> = []
    private var places: [String: String] = [:]
    private var stores: [String: String] = [:]
    private var units: [String: String] = [:]
    private var barcodes: [String: [String]] = [:]

    /// Reads a database.
    ///
    /// - Parameter today: The last day on which food in a freezer can have been frozen.
    /// - Throws: `ComputationError` if the file isn't a database of Grocy; problems of rows are in the result.
    static func read(
        _ bytes: [UInt8], _ options: ImportOptions, today: CalendarDay
    ) throws(ComputationError) -> ImportedFile {
        guard options.columns.isEmpty else {
            throw ComputationError.refused(
                path: "columns", expected: "no map, because the columns of Grocy are known",
                got: "\(options.columns.count)")
        }
        let source = try GrocyFile(bytes)
        var reader = GrocyDatabase(options, today)
        try reader.readNames(source)
        try reader.readProducts(source)
        try reader.readEquipment(source)
        try reader.readBatteries(source)
        try GrocyLeftovers.add(of: source, to: &reader.file)
        return reader.file
    }

    private init(_ options: ImportOptions, _ today: CalendarDay) {
        self.options = options
        self.today = today
    }

    private mutating func readNames(_ source: GrocyFile) throws(ComputationError) {
        let locations = try source.rows("locations", ["id", "name", "is_freezer"])
        places = names(locations)
        freezers = Set(locations.filter { (try? $0.integer("is_freezer", 0...1)) == 1 }.compactMap(\.key))
        stores = names(try source.rows("shopping_locations", ["id", "name"]))
        units = names(try source.rows("quantity_units", ["id", "name"]))
        for row in try source.rows("product_barcodes", ["id", "product_id", "barcode"]) {
            guard let product = row.reference("product_id"), let code = try? row.text("barcode") else { continue }
            barcodes[product, default: []].append(code)
        }
    }

    private func names(_ rows: [GrocyRow]) -> [String: String] {
        var names: [String: String] = [:]
        for row in rows {
            if let key = row.key, let name = try? row.text("name") { names[key] = String(name.prefix(200)) }
        }
        return names
    }

    // MARK: Products

    private mutating func readProducts(_ source: GrocyFile) throws(ComputationError) {
        let stock = try source.rows(
            "stock",
            [
                "id", "product_id", "amount", "best_before_date", "purchased_date", "stock_id", "price", "open",
                "opened_date", "location_id", "shopping_location_id", "note",
            ])
        let products = try source.rows(
            "products",
            [
                "id", "name", "description", "location_id", "qu_id_stock", "barcode", "due_type", "calories",
                "default_best_before_days_after_open", "default_best_before_days_after_freezing",
                "default_best_before_days_after_thawing",
            ])
        let entries = Dictionary(grouping: stock) { $0.reference("product_id") }
        var without = 0
        let known = Set(products.compactMap(\.key))
        for product in products {
            guard let own = entries[product.key], product.key != nil else {
                without += 1
                continue
            }
            take(product, own)
        }
        for row in stock where row.reference("product_id").map(known.contains) != true {
            file.problems.append(row.issue("product_id", "the key of a product"))
            file.skipped += 1
            file.count += 1
        }
        file.leaveOut("products out of stock", count: without)
        let used = Set(file.twins.flatMap(\.places).compactMap(\.last))
        file.leaveOut("places without stock", count: places.values.count { !used.contains($0) })
        let frozen = file.twins.flatMap(\.twin.details.lots).count { $0.frozen != nil }
        if frozen > 0 {
            file.remarks.append(
                ValidationIssue(
                    path: "stock",
                    expected: "marked as frozen; Grocy doesn't keep the day, so it follows from the due date and the "
                        + "days after freezing, or is today",
                    got: frozen == 1 ? "1 entry in a freezer" : "\(frozen) entries in a freezer"))
        }
    }

    private mutating func take(_ row: GrocyRow, _ entries: [GrocyRow]) {
        file.count += 1
        var draft = GrocyDraft(row, key: "grocy-product-\(row.key ?? "")")
        var food = FoodDetails(product: draft.name(row))
        let product = row.reference("qu_id_stock")
        food.unit = product.flatMap { units[$0] }.map { String($0.prefix(30)) }
        draft.read { (_: inout GrocyDraft) throws(ValidationIssue) in
            food.daysAfterOpening = try row.integer("default_best_before_days_after_open", 0...3_650).flatMap(Self.set)
        }
        draft.read { (_: inout GrocyDraft) throws(ValidationIssue) in
            food.daysAfterFreezing = try row.integer("default_best_before_days_after_freezing", -1...3_650).flatMap(
                Self.set)
        }
        draft.read { (_: inout GrocyDraft) throws(ValidationIssue) in
            food.daysAfterThawing = try row.integer("default_best_before_days_after_thawing", 0...3_650).flatMap(
                Self.set)
        }
        draft.read { (_: inout GrocyDraft) throws(ValidationIssue) in
            guard let calories = try row.number("calories", 0...100_000), calories > 0 else { return }
            var nutrition = Nutrition()
            nutrition.servingSize = "1 \(food.unit ?? "piece")"
            nutrition.calories = calories
            food.nutrition = nutrition
        }
        draft.read { (draft: inout GrocyDraft) throws(ValidationIssue) in
            if let text = try row.text("description") { draft.notes.append(text.withoutTags) }
        }
        food.barcode = draft.barcode(row, barcodes[row.key ?? ""] ?? [])
        draft.read { (draft: inout GrocyDraft) throws(ValidationIssue) in
            let type = try row.integer("due_type", 1...2)
            food.lots = draft.lots(entries, type == 2 ? .useBy : .bestBefore)
        }
        let cold = entries.filter { entry in
            (entry.reference("location_id") ?? row.reference("location_id")).map(freezers.contains) == true
        }
        for index in food.lots.indices where cold.contains(where: { draft.lotKey($0) == food.lots[index].id }) {
            food.lots[index].frozen = frozen(food.lots[index], food.daysAfterFreezing)
        }
        draft.placeItems(entries, of: row, places, stores, currency: options.currency)
        draft.finish(.food(food), options.unread, &file)
    }

    /// Returns the day of freezing: what Grocy added the days after freezing to for the due date, or today.
    private func frozen(_ lot: FoodLot, _ days: Int?) -> CalendarDay {
        guard let days, days > 0, let due = lot.expiry else { return today }
        return min(due.adding(days: -days), today)
    }

    /// Returns a number of days, or `nil` for 0, which isn't set.
    private static func set(_ days: Int) -> Int? { days == 0 ? nil : days }

    // MARK: Other things

    private mutating func readEquipment(_ source: GrocyFile) throws(ComputationError) {
        for row in try source.rows("equipment", ["id", "name", "description", "instruction_manual_file_name"]) {
            file.count += 1
            var draft = GrocyDraft(row, key: "grocy-equipment-\(row.key ?? "")")
            var device = ElectronicsDetails(name: draft.name(row))
            device.category = .appliance
            draft.addItem(at: nil, places)
            draft.read { (draft: inout GrocyDraft) throws(ValidationIssue) in
                if let text = try row.text("description") { draft.notes.append(text.withoutTags) }
            }
            draft.keep(row, "instruction_manual_file_name")
            draft.finish(.electronics(device), options.unread, &file)
        }
    }

    private mutating func readBatteries(_ source: GrocyFile) throws(ComputationError) {
        var charged: [String: CalendarDay] = [:]
        for row in try source.rows("battery_charge_cycles", ["id", "battery_id", "tracked_time", "undone"]) {
            guard let battery = row.reference("battery_id"), (try? row.integer("undone", 0...1)) != 1,
                let day = try? row.day("tracked_time")
            else { continue }
            charged[battery] = max(charged[battery] ?? day, day)
        }
        for row in try source.rows("batteries", ["id", "name", "description", "used_in", "charge_interval_days"]) {
            file.count += 1
            var draft = GrocyDraft(row, key: "grocy-battery-\(row.key ?? "")")
            var device = ElectronicsDetails(name: draft.name(row))
            device.containsBattery = true
            device.lastMaintenance = row.key.flatMap { charged[$0] }
            draft.read { (_: inout GrocyDraft) throws(ValidationIssue) in
                guard let days = try row.integer("charge_interval_days", 0...36_500), days > 0 else { return }
                device.maintenanceDays = days
                device.maintenanceSchedule = "Charge"
            }
            draft.addItem(at: nil, places)
            draft.read { (draft: inout GrocyDraft) throws(ValidationIssue) in
                if let text = try row.text("description") { draft.notes.append(text.withoutTags) }
            }
            draft.keep(row, "used_in")
            draft.finish(.electronics(device), options.unread, &file)
        }
    }
}

extension String {
    /// The text without HTML tags, which Grocy's descriptions have.
    fileprivate var withoutTags: String {
        var text = ""
        var isTag = false
        for character in self.replacing("<br>", with: "\n").replacing("</p>", with: "\n") {
            switch character {
            case "<": isTag = true
            case ">" where isTag: isTag = false
            default: if !isTag { text.append(character) }
            }
        }
        for (entity, sign) in [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            text = text.replacing(entity, with: sign)
        }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

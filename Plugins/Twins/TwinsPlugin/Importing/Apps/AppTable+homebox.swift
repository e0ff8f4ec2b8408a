// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Tables

extension AppTable {
    /// The CSV and TSV exports of Homebox, by the code that writes them (`io_row.go` in its repository).
    ///
    /// Homebox reads dates that it doesn't know as no date, numbers as 0, and `yes` as false. Here, each is read or
    /// reported.
    static let homebox: AppTable = {
        var table = AppTable(.homebox)
        // Homebox itself reads and writes slashes with the month first.
        table.dateOrder = .monthFirst
        table.hasNeutralizedFormulas = true
        table.ownPrefix = "HB."
        // The zero time of Go, in any time zone, is no date: 0001-12-01 and 0001-11-08 as well.
        let isNone = { @Sendable (year: Int) in year <= 1 }
        table.kind = { draft in
            let tags = ["HB.tags", "HB.labels", "HB.label", "HB.tag"].compactMap { draft.cells[$0] }.first
            let words = tags?.words(separatedBy: [";", ","]) ?? []
            return words.compactMap(KindWords.kind(of:)).first ?? draft.kind
        }
        table.read("HB.name") { draft, cell in
            draft.setDetail(TwinAttributes.name(of: draft.kind), .string(cell.text), from: cell)
        }
        table.read("HB.description") { draft, cell in
            if TwinAttributes.of(draft.kind).contains("summary") {
                draft.setDetail("summary", .string(cell.text), from: cell)
            } else {
                draft.appendItemNote(cell.text, from: cell)
            }
        }
        table.read("HB.notes") { draft, cell in draft.appendItemNote(cell.text, from: cell) }
        table.detail("brand", "HB.manufacturer")
        table.detail("model", "HB.model_number")
        table.read("HB.url") { draft, cell in
            // The page of the row in Homebox, /item/ID or /location/ID.
            draft.isPlace = cell.text.split(separator: "/").dropLast().last == "location"
            draft.keep(cell)
        }
        table.keep(
            "HB.import_ref", "HB.parent_import_ref", "HB.warranty_details", "HB.low_stock_threshold", "HB.sold_notes")
        table.item("serialNumber", "HB.serial_number")
        table.item("purchase.store", "HB.purchase_from")
        table.read("HB.warranty_expires") { draft, cell throws(ValidationIssue) in
            guard let day = try draft.day(cell, isNone: isNone) else { return }
            draft.setDetail("warrantyExpires", day, from: cell)
        }
        table.read("HB.purchase_date", "HB.purchase_time") { draft, cell throws(ValidationIssue) in
            guard let day = try draft.day(cell, isNone: isNone) else { return }
            draft.setItem("purchase.date", day, from: cell)
        }
        table.read("HB.sold_date", "HB.sold_time") { draft, cell throws(ValidationIssue) in
            if try draft.day(cell, isNone: isNone) != nil { draft.omission = Self.sold }
        }
        table.read("HB.sold_to") { draft, cell in draft.omission = Self.sold }
        table.read("HB.purchase_price") { draft, cell throws(ValidationIssue) in
            // Homebox writes 0 for a price that isn't set.
            if Amount.isZero(cell.text) { return }
            draft.setItem("purchase.price", try draft.money(cell), from: cell)
        }
        table.read("HB.sold_price") { draft, cell throws(ValidationIssue) in
            if Amount.isZero(cell.text) { return }
            _ = try draft.money(cell)
            draft.omission = Self.sold
        }
        table.read("HB.location") { draft, cell in draft.place = Self.path(cell.text) }
        table.read("HB.tags", "HB.labels", "HB.tag", "HB.label") { draft, cell in
            // The documentation separates by commas, the program by semicolons.
            let separator: Character = cell.text.contains(";") ? ";" : ","
            draft.addTags(cell.words(separatedBy: [separator]), from: cell)
        }
        table.read("HB.quantity") { draft, cell throws(ValidationIssue) in
            try draft.setCopies(cell.number(0...1_000_000_000, "a quantity"), from: cell)
        }
        table.read("HB.insured") { draft, cell throws(ValidationIssue) in
            if try cell.flag() { draft.addTags(["insured"], from: cell) }
        }
        table.read("HB.archived") { draft, cell throws(ValidationIssue) in
            if try cell.flag() { draft.omission = draft.omission ?? "archived things" }
        }
        table.read("HB.lifetime_warranty") { draft, cell throws(ValidationIssue) in
            if try cell.flag() { draft.custom.append((cell.heading, "yes")) }
        }
        table.read("HB.asset_id") { draft, cell in
            if cell.text.contains(where: { $0 != "0" && $0 != "-" }) { draft.keep(cell) }
        }
        table.prefixRules = [
            (
                "HB.field.",
                { draft, cell in
                    draft.keep(Cell(heading: String(cell.heading.dropFirst("HB.field.".count)), text: cell.text))
                }
            )
        ]
        table.finish = { draft in
            let reference = draft.cells["HB.import_ref"]?.text
            let asset = draft.custom.first { $0.name == "HB.asset_id" }?.value
            if let reference {
                draft.key = ImportKeys.key("homebox-ref", reference)
            } else if let asset {
                draft.key = ImportKeys.key("homebox", asset)
            }
            draft.parent = draft.cells["HB.parent_import_ref"].map { (ImportKeys.key("homebox-ref", $0.text), $0) }
        }
        return table
    }()

    /// Things with a date, a buyer, or a price of a sale.
    private static let sold = "sold things"

    /// Returns the places of a path such as `Home / Kitchen / Drawer`.
    static func path(_ text: String) -> [String] {
        text.split(separator: "/").map { String($0).trimmed }.filter { !$0.isEmpty }
    }
}

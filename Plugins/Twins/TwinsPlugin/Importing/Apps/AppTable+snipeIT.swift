// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension AppTable {
    /// The CSV exports of assets from Snipe-IT: the list, the custom report, and files for its importer.
    static let snipeIT: AppTable = {
        var table = AppTable(.snipeIT)
        table.kind = { draft in
            let category = draft.cells.first { $0.key.foldedHeading == "category" }?.value
            return category.flatMap { KindWords.kind(of: $0.text) } ?? draft.kind
        }
        table.read("Asset Name", "Item Name", "Name") { draft, cell in
            draft.setDetail(TwinAttributes.name(of: draft.kind), .string(cell.text), from: cell)
        }
        table.read("Asset Tag") { draft, cell in
            draft.key = ImportKeys.key("snipe-it", cell.text)
            draft.keep(cell)
        }
        table.detail("model", "Model", "Model name", "Asset Model")
        table.detail("brand", "Manufacturer")
        table.item("serialNumber", "Serial", "Serial Number")
        table.item("purchase.store", "Supplier")
        table.read("Category") { draft, cell in
            if draft.kind == .electronics, let category = KindWords.electronics(cell.text) {
                draft.setDetail("category", .string(category.rawValue), from: cell)
            }
            draft.keep(cell)
        }
        table.read("Purchased", "Purchase Date") { draft, cell throws(ValidationIssue) in
            draft.setItem("purchase.date", try draft.day(cell, isNone: { $0 == 0 }) ?? .null, from: cell)
        }
        table.read("Cost", "Purchase Cost") { draft, cell throws(ValidationIssue) in
            draft.setItem("purchase.price", try draft.money(cell), from: cell)
        }
        table.read("Current Value") { draft, cell throws(ValidationIssue) in
            draft.setItem("currentValue", try draft.money(cell), from: cell)
        }
        // They follow from the value and the life.
        table.skip("Diff", "Fully Depreciated")
        table.read("Location", "Default Location") { draft, cell in
            if draft.place.isEmpty || cell.heading.foldedHeading == "location" { draft.setPlace(cell) }
        }
        table.read("Notes") { draft, cell in draft.appendItemNote(cell.text, from: cell) }
        table.read("Warranty Expires") { draft, cell throws(ValidationIssue) in
            draft.setDetail("warrantyExpires", try draft.day(cell) ?? .null, from: cell)
        }
        table.read("URL") { draft, cell in draft.setDetail("purchaseURL", .string(cell.text), from: cell) }
        // The loan and the warranty take several columns.
        table.skip("Warranty", "Checkout Date", "Expected Checkin Date", "Expected Checkin", "Checked Out To")
        table.finish = { draft in
            draft.nameAfterModel()
            draft.setWarranty()
            draft.lendSnipeIT()
        }
        return table
    }()
}

extension DraftTwin {
    private func cell(_ headings: String...) -> Cell? {
        headings.lazy.compactMap { heading in cells.first { $0.key.foldedHeading == heading }?.value }.first
    }

    /// Names an asset without a name after its model or its tag.
    fileprivate mutating func nameAfterModel() {
        let name = TwinAttributes.name(of: kind)
        guard details[name] == nil, let cell = cell("model", "modelname", "assetmodel", "assettag") else { return }
        setDetail(name, .string(cell.text), from: cell)
    }

    /// Adds the months of a warranty such as `36 months` to the date of purchase.
    fileprivate mutating func setWarranty() {
        guard let cell = cell("warranty"), details["warrantyExpires"] == nil else { return }
        read(cell) { draft, cell throws(ValidationIssue) in
            let words = cell.text.split(separator: " ")
            guard let months = words.first.flatMap({ Int($0) }), (0...1_200).contains(months),
                words.count == 1 || words.dropFirst().first?.lowercased().hasPrefix("month") == true
            else { throw cell.issue("a number of months, such as 36 months") }
            guard months > 0 else { return }
            guard let date = draft.item["purchase"]?["date"]?.string, let day = try? CalendarDay(date) else {
                draft.keep(cell)
                draft.remark(cell, "kept as a custom field, because the date of purchase is missing")
                return
            }
            draft.setDetail("warrantyExpires", .string(day.adding(months: months).description), from: cell)
        }
    }

    /// Reads a checkout to a person as a loan, and one to a place or an asset as a custom field.
    fileprivate mutating func lendSnipeIT() {
        guard let borrower = cell("checkedoutto", "checkedout", "assignedto") else { return }
        let type = cell("type")?.text.lowercased()
        guard type == nil || type == "user" || type?.hasSuffix("user") == true, let lent = cell("checkoutdate") else {
            if borrower.heading.foldedHeading == "checkedoutto" {
                keep(borrower)
                if cell("checkoutdate") == nil {
                    remark(borrower, "kept as a custom field, because no column has the day of the loan")
                }
            }
            return
        }
        read(lent) { draft, cell throws(ValidationIssue) in
            guard let day = try draft.day(cell) else { return }
            var due: JSONValue?
            if let end = draft.cell("expectedcheckindate", "expectedcheckin") { due = try draft.day(end) }
            draft.loan = (borrower, day, due)
        }
    }
}

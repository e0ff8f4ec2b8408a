// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

/// Changes a thing.
struct EditTwin: Computation {
    let manifest = Manifest(
        id: Twins.edit.id,
        summary: "Changes a thing that you own, or one of its copies.",
        discussion: """
            Omitted attributes keep their values, and null clears one. A replacement can be of another kind; lots of food \
            are removed if the new kind isn't food.
            """,
        examples: [
            Example(
                "A new author",
                ["twin": "The Left Hand of Darkness", "details": ["kind": "book", "author": "Ursula K. Le Guin"]]),
            Example("A worn copy", ["twin": "Cordless drill", "itemChanges": ["condition": "fair"]]),
            Example("Clear the price", ["twin": "Cordless drill", "itemChanges": ["price": .null]]),
        ], effects: [.writes, .clock, .destructive])

    let access: LazyTwinRecords
    let pictures: PictureScaler

    func run(_ input: EditTwinInput, in context: Context) async throws -> SavedTwin {
        try input.checkChanges()
        let stated = try input.statedItem()
        let dates = try ItemDates(stated, in: context)
        let attachments = try TwinAttachments(
            primaryImage: input.primaryImage ?? nil, warrantyDocument: input.warrantyDocument ?? nil,
            manual: input.manual ?? nil,
            scaler: input.keepsOriginal ? .none : pictures)
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                try records.write { transaction in
                    let twins = transaction.twins
                    let key = try twins.key(input.twin)
                    var item: String?
                    let before = try twins.twin(key: key)
                    try twins.update(key) { twin in
                        try input.change(&twin)
                        try attachments.attach(to: &twin, in: transaction)
                        guard input.changesItem else { return }
                        let chosen = try twin.item(input.item)
                        guard let index = twin.items.firstIndex(where: { $0.id == chosen.id }) else { return }
                        try input.clearItem(&twin.items[index])
                        // A place that is this item moves with it, and can refuse to.
                        var changes = stated
                        changes.location = nil
                        try twin.items[index].apply(changes, dates, in: transaction)
                        try input.changeDepreciation(of: &twin.items[index])
                        item = chosen.id
                    }
                    if let item, input.itemChanges.changes["location"] != nil {
                        try transaction.places.move(item, of: key, to: stated.location)
                    }
                    return try twins.saved(key, item: item, notes: input.notes(on: before))
                }
            }
        } catch {
            throw error.renamingPaths { ItemFields.renamed($0, to: "itemChanges") }
        }
    }
}

extension PlaceRepository {
    /// Moves an item to a stated place, or out of every place, unless it is there.
    fileprivate func move(_ item: String, of twin: String, to place: String?) throws {
        guard let item = try transaction.twins.twin(key: twin).items.first(where: { $0.id == item }) else { return }
        let place = try place.map { try tree().key($0, at: "location") }
        guard place != item.location else { return }
        try move(item, to: place, spot: item.spot)
    }
}

extension EditTwinInput {
    /// The fields of a purchase by their names in the changes of an item.
    private static let purchaseFields = ["purchased": "date", "price": "price", "store": "store"]

    fileprivate var changesItem: Bool { item != nil || !itemChanges.isEmpty }

    private var files: [Blob??] { [primaryImage, warrantyDocument, manual] }

    /// Refuses a change of nothing, a name that is cleared, and a replacement beside changes.
    fileprivate func checkChanges() throws(ComputationError) {
        var issues: [ValidationIssue] = []
        let isEmpty =
            (details?.changes.count ?? 0) <= 1 && replacement == nil && itemChanges.isEmpty && customFields.isEmpty
            && files.allSatisfy { $0 == nil }
        if isEmpty {
            issues.append(ValidationIssue(path: "", expected: "something to change", got: "nothing", kind: .rule))
        }
        if let details, details.cleared.contains(TwinDraft.nameField(of: details.kind)) {
            issues.append(
                ValidationIssue(
                    path: "details.\(TwinDraft.nameField(of: details.kind))",
                    expected: "a name, which can't be cleared", got: "nothing", kind: .rule))
        }
        if details != nil, replacement != nil {
            issues.append(
                ValidationIssue(
                    path: "replacement", expected: "either changes or a replacement", got: "both", kind: .rule))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    /// Changes the attributes of a twin that aren't those of an item.
    fileprivate func change(_ twin: inout Twin) throws(ComputationError) {
        if let replacement { twin.details = replacement }
        if let details {
            guard details.kind == twin.kind else {
                throw ComputationError.refused(
                    path: "details.kind", expected: "\(twin.kind.rawValue), the kind of \(twin.name)",
                    got: "\"\(details.kind.rawValue)\"", recoverySuggestion: "replace all attributes to change the kind"
                )
            }
            try convertLots(of: &twin, details)
            do throws(ComputationError) {
                twin.details = try details.applied(to: twin.details)
            } catch {
                throw .refused(error.renamingPaths { path in path.isEmpty ? "details" : "details.\(path)" }.issues)
            }
        }
        for (name, value) in customFields { twin.customFields[name] = value.isEmpty ? nil : value }
        if case .some(nil) = primaryImage { twin.primaryImage = nil }
        if case .some(nil) = warrantyDocument { twin.warrantyDocument = nil }
        if case .some(nil) = manual { twin.manual = nil }
    }

    /// Returns what a change does beyond what it states: a new unit converts the lots of food.
    fileprivate func notes(on before: Twin) -> [Message] {
        guard let details, let unit = details.unit, details.lots == nil, case .food(let food) = before.details,
            !food.lots.isEmpty,
            food.unit.map({ QuantityUnit.convert(1, from: $0, to: unit) != 1 }) ?? true,
            let converted = food.converted(to: unit)
        else { return [] }
        let sums = [food, converted].map { food in
            let sum = food.lots.reduce(0) { $0 + $1.quantity }
            return "\(JSONValue.number((sum * 1e6).rounded() / 1e6).text()) \(food.unit ?? "without a unit")"
        }
        return [Message("twins.unit-converted", "\(sums[0]) became \(sums[1]).")]
    }

    /// Converts the lots of food to a new unit, unless they are stated anew.
    private func convertLots(of twin: inout Twin, _ details: Patch<TwinDetails>) throws(ComputationError) {
        guard details.changes["unit"] != nil, details.lots == nil, case .food(let food) = twin.details else { return }
        guard let converted = food.converted(to: details.unit) else {
            var issue = ValidationIssue.unconvertible(details.unit, food, at: "details.unit")
            issue.recoverySuggestion = "the remaining quantity is counted in that unit"
            throw ComputationError.refused([issue])
        }
        twin.details = .food(converted)
    }

    /// The changed fields of the depreciation plan, which the others of the item's plan complete.
    private var planChanges: Patch<DepreciationPlan>? {
        itemChanges.changes["depreciation"]?.object.map(Patch.init)
    }

    /// Returns the stated attributes of the item, without its depreciation plan.
    fileprivate func statedItem() throws(ComputationError) -> ItemFields {
        var changes = itemChanges.changes
        if planChanges != nil { changes["depreciation"] = nil }
        do throws(ComputationError) {
            return try Patch<ItemFields>(changes).stated()
        } catch {
            throw .refused(error.renamingPaths { "itemChanges.\($0)" }.issues)
        }
    }

    /// Changes the depreciation plan of an item, or adds one.
    fileprivate func changeDepreciation(of item: inout InventoryItem) throws(ComputationError) {
        guard let planChanges else { return }
        do throws(ComputationError) {
            item.depreciation =
                if let plan = item.depreciation {
                    try planChanges.applied(to: plan)
                } else {
                    try planChanges.stated()
                }
        } catch {
            throw .refused(error.renamingPaths { "itemChanges.depreciation.\($0)" }.issues)
        }
    }

    /// Clears attributes of an item.
    fileprivate func clearItem(_ item: inout InventoryItem) throws(ComputationError) {
        let names = itemChanges.cleared.filter { $0 != "location" }
        guard !names.isEmpty else { return }
        var members = InventoryItem.schema.json(of: item).object ?? JSONObject()
        for name in names {
            if let part = Self.purchaseFields[name] {
                var purchase = members["purchase"]?.object ?? JSONObject()
                purchase[part] = nil
                members["purchase"] = purchase.isEmpty ? nil : .object(purchase)
            } else {
                members[name] = nil
            }
            if name == "currentValue" { members["valued"] = nil }
        }
        item = try InventoryItem(json: .object(members))
    }
}

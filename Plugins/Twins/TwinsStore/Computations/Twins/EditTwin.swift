// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// Changes a thing.
struct EditTwin: Computation {
    let manifest = Manifest(
        id: Twins.edit.id,
        summary: "Changes a thing that you own, or one of its copies.",
        discussion: """
            Omitted attributes keep their values. A replacement can be of another kind; lots of food are removed if the new \
            kind isn't food. A value is changed only if you state a new one.
            """,
        examples: [
            Example(
                "A new author",
                ["twin": "The Left Hand of Darkness", "details": ["kind": "book", "author": "Ursula K. Le Guin"]]),
            Example("A worn copy", ["twin": "Cordless drill", "itemChanges": ["condition": "fair"]]),
            Example("Clear the price", ["twin": "Cordless drill", "clear": ["item.price"]]),
        ], effects: [.writes, .clock, .destructive])

    let access: LazyTwinRecords
    let pictures: PictureScaler

    func run(_ input: EditTwinInput, in context: Context) async throws -> SavedTwin {
        try input.checkChanges()
        let dates = try ItemDates(input.itemChanges, in: context)
        let attachments = try TwinAttachments(
            primaryImage: input.primaryImage, warrantyDocument: input.warrantyDocument, manual: input.manual,
            scaler: input.keepsOriginal ? .none : pictures)
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                try records.store.write { db in
                    // What is cleared or replaced is gone.
                    let key = try records.twinKey(
                        input.twin, whole: !input.clear.isEmpty || input.replacement != nil, db)
                    var item: String?
                    let before = try records.twin(key: key, db)
                    _ = try records.update(key, db) { twin in
                        try input.change(&twin)
                        try attachments.attach(to: &twin, records, db)
                        guard input.changesItem else { return }
                        let chosen = try records.item(input.item, of: twin)
                        guard let index = twin.items.firstIndex(where: { $0.id == chosen.id }) else { return }
                        try input.clearItem(&twin.items[index])
                        // A place that is this item moves with it, and can refuse to.
                        var changes = input.itemChanges
                        changes.location = nil
                        try records.apply(changes, dates, to: &twin.items[index], db)
                        item = chosen.id
                    }
                    if let item, input.itemChanges.location != nil || input.clear.contains("item.location") {
                        try records.moveForEdit(key, item, input, db)
                    }
                    return try records.saved(key, item, notes: input.notes(on: before), db)
                }
            }
        } catch {
            throw error.renamingPaths { ItemFields.renamed($0, to: "itemChanges") }
        }
    }
}

extension TwinRecords {
    fileprivate func moveForEdit(_ key: String, _ item: String, _ input: EditTwinInput, _ db: Database) throws {
        guard let item = try twin(key: key, db).items.first(where: { $0.id == item }) else { return }
        let place = try input.itemChanges.location.map { try PlaceTree(db).key($0, at: "location") }
        guard place != item.location else { return }
        try move(item, to: place, spot: item.spot, db)
    }
}

extension EditTwinInput {
    /// The names in ``EditTwinInput/clear`` for attributes of an item, and what each clears.
    fileprivate static let itemFields: [String: [String]] = [
        "location": ["location"], "spot": ["spot"], "purchased": ["purchase", "date"], "price": ["purchase", "price"],
        "store": ["purchase", "store"], "currentValue": ["currentValue"], "replacementPrice": ["replacementPrice"],
        "depreciation": ["depreciation"], "depreciationStart": ["depreciationStart"],
        "conditionNotes": ["conditionNotes"], "serialNumber": ["serialNumber"], "notes": ["notes"], "tags": ["tags"],
        "carbonFootprint": ["carbonFootprint"], "carbonSource": ["carbonSource"], "recyclability": ["recyclability"],
        "sustainabilityNotes": ["sustainabilityNotes"],
    ]

    private static let attachments = ["primaryImage", "warrantyDocument", "manual"]

    private var clearedItemFields: [String] {
        clear.filter { $0.hasPrefix("item.") }.map { String($0.dropFirst("item.".count)) }
    }

    fileprivate var changesItem: Bool { item != nil || itemChanges != ItemFields() || !clearedItemFields.isEmpty }

    /// Refuses a change of nothing, unknown fields, and fields that are both set and cleared.
    fileprivate func checkChanges() throws(ComputationError) {
        var issues: [ValidationIssue] = []
        let isEmpty =
            details == nil && replacement == nil && itemChanges == ItemFields() && clear.isEmpty
            && customFields.isEmpty && primaryImage == nil && warrantyDocument == nil && manual == nil
        if isEmpty {
            issues.append(
                ValidationIssue(path: "details", expected: "something to change", got: "nothing", kind: .rule))
        }
        if details != nil, replacement != nil {
            issues.append(
                ValidationIssue(
                    path: "replacement", expected: "either changes or a replacement", got: "both", kind: .rule))
        }
        let stated = ItemFields.schema.json(of: itemChanges).object ?? JSONObject()
        let set = details.map { TwinFields.schema.json(of: $0).object ?? JSONObject() } ?? JSONObject()
        let files = [primaryImage != nil, warrantyDocument != nil, manual != nil]
        for (index, name) in clear.enumerated() {
            let path = "clear[\(index)]"
            let inner = name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
            let isFile = Self.attachments.contains(name)
            let isItem = name.hasPrefix("item.") && Self.itemFields[inner] != nil
            guard isFile || isItem || name.hasPrefix("details.") else {
                issues.append(
                    ValidationIssue(
                        path: path, expected: "an attribute such as details.author, item.price, or manual",
                        got: "\"\(name)\"", kind: .rule))
                continue
            }
            let isSet =
                isFile
                ? zip(Self.attachments, files).contains { $0 == name && $1 }
                : isItem ? stated[inner] != nil : set[inner] != nil
            if isSet {
                issues.append(
                    ValidationIssue(
                        path: path, expected: "an attribute that isn't also set", got: "\"\(name)\"", kind: .rule))
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    /// Changes the attributes of a twin that aren't those of an item.
    fileprivate func change(_ twin: inout Twin) throws(ComputationError) {
        if let replacement { twin.details = replacement }
        if let details {
            guard details.kind == twin.kind else {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "details.kind", expected: "\(twin.kind.rawValue), the kind of \(twin.name)",
                        got: "\"\(details.kind.rawValue)\"",
                        recoverySuggestion: "replace all attributes to change the kind",
                        kind: .rule)
                ])
            }
            try convertLots(of: &twin, details)
            var members = TwinDetails.schema.json(of: twin.details).object ?? JSONObject()
            for (name, value) in TwinFields.schema.json(of: details).object ?? JSONObject() { members[name] = value }
            twin.details = try Self.details(members)
        }
        try clearDetails(of: &twin)
        for (name, value) in customFields { twin.customFields[name] = value.isEmpty ? nil : value }
        if clear.contains("primaryImage") { twin.primaryImage = nil }
        if clear.contains("warrantyDocument") { twin.warrantyDocument = nil }
        if clear.contains("manual") { twin.manual = nil }
    }

    /// Returns what a change does beyond what it states: a new unit converts the lots of food.
    fileprivate func notes(on before: Twin) -> [Message] {
        guard case .food(let stated)? = details, let unit = stated.unit, stated.lots == nil,
            case .food(let food) = before.details, !food.lots.isEmpty,
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
    private func convertLots(of twin: inout Twin, _ details: TwinFields) throws(ComputationError) {
        guard case .food(let stated) = details, let unit = stated.unit, stated.lots == nil,
            case .food(let food) = twin.details
        else { return }
        guard let converted = food.converted(to: unit) else {
            var issue = ValidationIssue.unconvertible(unit, food, at: "details.unit")
            issue.recoverySuggestion = "the remaining quantity is counted in that unit"
            throw ComputationError.refused([issue])
        }
        twin.details = .food(converted)
    }

    private func clearDetails(of twin: inout Twin) throws(ComputationError) {
        var members = TwinDetails.schema.json(of: twin.details).object ?? JSONObject()
        var issues: [ValidationIssue] = []
        for (index, name) in clear.enumerated() where name.hasPrefix("details.") {
            let field = String(name.dropFirst("details.".count))
            let isKnown = members[field] != nil || TwinRecords.fields(of: twin.kind).contains(field)
            if !isKnown || field == "kind" || field == TwinDraft.nameField(of: twin.kind) {
                issues.append(
                    ValidationIssue(
                        path: "clear[\(index)]", expected: "an attribute of \(twin.name) that can be empty",
                        got: "\"\(name)\"", kind: .rule))
            }
            if field == "unit", case .food(let food) = twin.details, food.converted(to: nil) == nil {
                issues.append(.unconvertible(nil, food, at: "clear[\(index)]"))
            }
            members[field] = nil
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        guard clear.contains(where: { $0.hasPrefix("details.") }) else { return }
        twin.details = try Self.details(members)
    }

    private static func details(_ members: JSONObject) throws(ComputationError) -> TwinDetails {
        do throws(ComputationError) {
            return try TwinDetails(json: .object(members))
        } catch {
            throw .refused(error.renamingPaths { path in path.isEmpty ? "details" : "details.\(path)" }.issues)
        }
    }

    /// Clears attributes of an item.
    fileprivate func clearItem(_ item: inout InventoryItem) throws(ComputationError) {
        guard !clearedItemFields.isEmpty else { return }
        var members = InventoryItem.schema.json(of: item).object ?? JSONObject()
        for name in clearedItemFields where name != "location" {
            let path = Self.itemFields[name] ?? []
            if path.count == 2, var inner = members[path[0]]?.object {
                inner[path[1]] = nil
                members[path[0]] = inner.isEmpty ? nil : .object(inner)
            } else if path.count == 1 {
                members[path[0]] = nil
            }
            if name == "currentValue" { members["valued"] = nil }
        }
        item = try InventoryItem(json: .object(members))
    }
}

extension TwinRecords {
    /// Returns the names of the attributes of a kind.
    fileprivate static func fields(of kind: TwinKind) -> [String] {
        let schema: AnySchema =
            switch kind {
            case .book: BookDetails.schema.erased
            case .food: FoodDetails.schema.erased
            case .furniture: FurnitureDetails.schema.erased
            case .electronics: ElectronicsDetails.schema.erased
            case .clothing: ClothingDetails.schema.erased
            case .games: GameDetails.schema.erased
            case .tools: ToolDetails.schema.erased
            case .plants: PlantDetails.schema.erased
            case .unknown: OtherDetails.schema.erased
            }
        return schema.fields.map(\.name)
    }
}

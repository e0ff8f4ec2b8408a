// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

/// Adds a thing.
struct AddTwin: Computation {
    let manifest = Manifest(
        id: Twins.add.id,
        summary: "Adds a thing that you own, by its attributes, a code on it, or both.",
        discussion: """
            A code fills in missing attributes: the ISBN or barcode, and for food a lot with its dates and \
            batch, and the net weight or volume as its quantity. It is logged even if unreadable. With copyOf, \
            or a code that a thing already has, an existing twin gets another copy, or another lot if it is food.
            """,
        examples: [
            Example("A book by its ISBN", ["name": "The Left Hand of Darkness", "code": "978-0-441-47812-5"]),
            Example(
                "Food with a scanned code",
                [
                    "details": ["kind": "food", "product": "Oat milk", "daysAfterOpening": 5],
                    "code": "(01)09506000134352(17)271200(10)ABC123",
                ]),
            Example(
                "A drill with its price",
                [
                    "details": ["kind": "tools", "name": "Cordless drill", "category": "power"],
                    "item": ["price": ["amount": "89.90", "currency": "EUR"], "condition": "excellent"],
                ]),
        ], effects: [.writes, .clock])

    let access: LazyTwinRecords
    let pictures: PictureScaler

    func run(_ input: AddTwinInput, in context: Context) async throws -> SavedTwin {
        let today = try context.today()
        let attachments = try TwinAttachments(
            primaryImage: input.primaryImage, warrantyDocument: input.warrantyDocument, manual: input.manual,
            scaler: input.keepsOriginal ? .none : pictures)
        let image = try input.recognition?.image.map { try Picture($0, at: "recognition.image") }
        guard input.details != nil || input.code != nil || input.copyOf != nil else {
            throw ComputationError.refused(
                path: "", expected: "a kind, `code`, or `copyOf`", got: "none of them")
        }
        let identified: IdentifiedCode?
        do throws(ComputationError) {
            identified = try input.code.map { code throws(ComputationError) in
                try Identify.reading(of: IdentifyInput(code: code), today: today)
            }
        } catch {
            let failure = error
            // The user didn't mean the entry of the log, so that undo takes back the last addition.
            try await access.writing(in: context, asAction: false) { records in
                try records.write { try $0.recognitions.log(input, failure: failure, image) }
            }
            throw error.renamingPaths { $0.isEmpty || $0 == "code" ? "code" : "code.\($0)" }
        }
        let dates = try ItemDates(input.item, in: context)
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                try records.write { transaction in
                    try TwinAddition(
                        transaction: transaction, input: input, code: identified, dates: dates, attachments: attachments
                    ).add(image)
                }
            }
        } catch {
            throw error.renamingPaths { path in
                let isName =
                    input.details == nil && ["details.name", "details.title", "details.product"].contains(path)
                return isName ? "name" : ItemFields.path(path)
            }
        }
    }
}

/// The addition of a thing, or of a copy or lots to one.
private struct TwinAddition {
    let transaction: RecordTransaction
    let input: AddTwinInput
    let code: IdentifiedCode?
    let dates: ItemDates
    let attachments: TwinAttachments

    private var draft: TwinDraft { TwinDraft(input, code) }
    private var twins: TwinRepository { transaction.twins }

    /// Adds the thing, and logs the recognition of its code or its picture.
    func add(_ image: Picture?) throws -> SavedTwin {
        let known = try knownTwin()
        let (twin, item) = try (input.copyOf ?? known?.id).map(addCopy) ?? addTwin()
        if input.code != nil || input.recognition != nil {
            try transaction.recognitions.log(input, twin: twin, image)
        }
        var notes = draft.notes(on: twin)
        if let known {
            let what = item == nil ? "lot" : "copy"
            notes.append(
                Message(
                    "twins.known-code", "\(known.name) already has this code, so it got another \(what).",
                    ["name": .string(known.name)]))
        }
        return try twins.saved(twin.id, item: item, notes: notes)
    }

    /// Returns the only twin with the code of an input that names no other thing.
    private func knownTwin() throws -> Twin? {
        guard input.copyOf == nil, let code else { return nil }
        let keys = try twins.keys(withCode: code)
        guard keys.count == 1, let key = keys.first else { return nil }
        let twin = try twins.twin(key: key)
        let stated = input.details.flatMap { details in
            details.changes[TwinDraft.nameField(of: details.kind)]?.string
        }
        guard let name = stated ?? input.name else { return twin }
        return name.lowercased() == twin.name.lowercased() ? twin : nil
    }

    private func addTwin() throws -> (twin: Twin, item: String?) {
        var twin = Twin(id: "", details: try draft.details())
        twin.customFields = input.customFields.filter { !$0.value.isEmpty }
        twin.code = input.code
        twin.recognition = input.recognition?.method ?? (input.code == nil ? .manual : .barcode)
        twin.confidence = input.recognition?.confidence
        try attachments.attach(to: &twin, in: transaction)
        let item = try item()
        twin.items = [item]
        return (try twins.insert([twin])[0], item.id)
    }

    /// Adds a copy to a twin, or lots if it is food and nothing is known about the copy.
    private func addCopy(of name: String) throws -> (twin: Twin, item: String?) {
        var added: String?
        let twin = try twins.update(twins.key(name, at: "copyOf")) { twin in
            var lots: [FoodLot] = []
            try draft.refuseOtherAttributes(of: twin)
            try attachments.attach(to: &twin, in: transaction)
            if case .food(var food) = twin.details {
                lots = try draft.lots(of: food)
                if food.unit == nil, food.lots.isEmpty, let unit = draft.unit {
                    food.unit = unit
                    twin.details = .food(food)
                }
            }
            if lots.isEmpty || input.item != ItemFields() {
                let item = try item()
                added = item.id
                twin.items.append(item)
                for index in lots.indices { lots[index].item = item.id }
            }
            twin.details.setLots(twin.details.lots + lots)
            for (name, value) in input.customFields { twin.customFields[name] = value.isEmpty ? nil : value }
        }
        return (twin, added)
    }

    /// Returns the new item, with the stated attributes and what the code says about a copy.
    private func item() throws -> InventoryItem {
        var item = InventoryItem(id: transaction.newKey(), twin: "")
        try item.apply(input.item, dates, in: transaction)
        draft.fill(&item)
        return item
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
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
            throw ComputationError.refused([
                ValidationIssue(path: "details", expected: "details or a code", got: "neither", kind: .rule)
            ])
        }
        let identified: IdentifiedCode?
        do throws(ComputationError) {
            identified = try input.code.map { code throws(ComputationError) in
                try Identify.reading(of: IdentifyInput(code: code), today: today)
            }
        } catch {
            let failure = error
            try await access.writing(in: context) { records in
                try records.store.write { db in
                    try records.log(records.logEntry(for: input, failure: failure, image, db), db)
                }
            }
            throw error.renamingPaths { $0.isEmpty || $0 == "code" ? "code" : "code.\($0)" }
        }
        let dates = try ItemDates(input.item, in: context)
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                try records.add(input, identified, dates, attachments, image)
            }
        } catch {
            throw error.renamingPaths(ItemFields.path)
        }
    }
}

extension TwinRecords {
    fileprivate func add(
        _ input: AddTwinInput, _ code: IdentifiedCode?, _ dates: ItemDates, _ attachments: TwinAttachments,
        _ image: Picture?
    ) throws -> SavedTwin {
        try store.write { db in
            let draft = TwinDraft(input, code)
            let known = try knownTwin(for: input, code, db)
            let saved =
                try (input.copyOf ?? known?.id).map { try addCopy(of: $0, input, draft, dates, attachments, db) }
                ?? {
                    var twin = Twin(id: "", details: try draft.details())
                    twin.customFields = input.customFields.filter { !$0.value.isEmpty }
                    twin.code = input.code
                    twin.recognition = input.recognition?.method ?? (input.code == nil ? .manual : .barcode)
                    twin.confidence = input.recognition?.confidence
                    try attachments.attach(to: &twin, self, db)
                    var item = InventoryItem(id: newKey(), twin: "")
                    try apply(input.item, dates, to: &item, db)
                    draft.fill(&item)
                    twin.items = [item]
                    let inserted = try insert([twin], db)[0]
                    return SavedTwin(twin: inserted, item: item.id)
                }()
            if input.code != nil || input.recognition != nil {
                try log(logEntry(for: input, twin: saved.twin, image, db), db)
            }
            var notes = draft.notes(on: saved.twin)
            if let known {
                let what = saved.item == nil ? "lot" : "copy"
                notes.append(
                    Message(
                        "twins.known-code", "\(known.name) already has this code, so it got another \(what).",
                        ["name": .string(known.name)]))
            }
            return try self.saved(saved.twin.id, saved.item, notes: notes, db)
        }
    }

    /// Returns the only twin with the code of an input that names no other thing.
    private func knownTwin(for input: AddTwinInput, _ code: IdentifiedCode?, _ db: Database) throws -> Twin? {
        guard input.copyOf == nil, let code else { return nil }
        let keys = try keys(withCode: code, db)
        guard keys.count == 1, let key = keys.first else { return nil }
        let twin = try twin(key: key, db)
        let stated = input.details.flatMap { details in
            details.changes[TwinDraft.nameField(of: details.kind)]?.string
        }
        guard let name = stated ?? input.name else { return twin }
        return name.lowercased() == twin.name.lowercased() ? twin : nil
    }

    /// Returns a twin as it was saved, with its open recalls.
    func saved(_ key: String, _ item: String?, notes: [Message] = [], _ db: Database) throws -> SavedTwin {
        let twin = try twin(key: key, db)
        let recalls = OpenRecalls(try openRecalls(of: [twin], db))
        return SavedTwin(twin: twin, item: item, notes: notes, recalls: recalls.matches(twin))
    }

    /// Adds a copy to a twin, or lots if it is food and nothing is known about the copy.
    private func addCopy(
        of name: String, _ input: AddTwinInput, _ draft: TwinDraft, _ dates: ItemDates,
        _ attachments: TwinAttachments, _ db: Database
    ) throws -> SavedTwin {
        let key = try twinKey(name, at: "copyOf", db)
        var added: String?
        let twin = try update(key, db) { twin in
            var lots: [FoodLot] = []
            try draft.refuseOtherAttributes(of: twin)
            try attachments.attach(to: &twin, self, db)
            if case .food(var food) = twin.details {
                lots = try draft.lots(of: food)
                if food.unit == nil, food.lots.isEmpty, let unit = draft.unit {
                    food.unit = unit
                    twin.details = .food(food)
                }
            }
            if lots.isEmpty || input.item != ItemFields() {
                var item = InventoryItem(id: newKey(), twin: key)
                try apply(input.item, dates, to: &item, db)
                draft.fill(&item)
                added = item.id
                twin.items.append(item)
                lots = lots.map { lot in
                    var lot = lot
                    lot.item = item.id
                    return lot
                }
            }
            twin.details.setLots(twin.details.lots + lots)
            for (name, value) in input.customFields { twin.customFields[name] = value.isEmpty ? nil : value }
        }
        return SavedTwin(twin: twin, item: added)
    }

    /// Returns the entry of the log for a recognition.
    fileprivate func logEntry(
        for input: AddTwinInput, twin: Twin? = nil, failure: ComputationError? = nil, _ image: Picture?, _ db: Database
    ) throws -> RecognitionLogEntry {
        var entry = RecognitionLogEntry(
            id: newKey(), time: instant, code: input.code, method: input.recognition?.method ?? .barcode,
            detectedKind: twin?.kind, twin: twin?.id, isSuccess: failure == nil)
        entry.confidence = input.recognition?.confidence
        entry.processingTime = input.recognition?.processingTime
        entry.image = try attach(image, db)
        entry.error = failure.map { error in
            String((error.issues.first.map { "\($0)" } ?? error.message).prefix(2_000))
        }
        return entry
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Saves a combination of items as an outfit.
struct SaveOutfit: Computation {
    let manifest = Manifest(
        id: Wardrobe.saveOutfit.id,
        summary: "Saves a combination of items in your wardrobe as an outfit.",
        discussion: "Give each item by key, name, part of its name, or a key prefix.",
        examples: [
            Example(
                "An outfit for work",
                [
                    "name": "Tuesday at the desk", "items": ["Sand pleated trousers", "Teal corduroy blazer"],
                    "details": ["occasion": ["work"], "minimumTemperature": 8, "maximumTemperature": 18],
                ])
        ], effects: [.writes, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: SaveOutfitInput, in context: Context) async throws -> SavedOutfit {
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                try records.store.write { db in
                    let items = try NamedRecords.items.at("items").keys(input.items, in: db)
                    var details = input.details
                    try TypedTemperatures(coldest: input.coldest, warmest: input.warmest)
                        .set(in: &details, of: records, db)
                    var outfit = try Outfit(id: "new", name: input.name, items: items).changed(by: details)
                    outfit.id = ""
                    try WardrobeRecords.checkNewName(outfit.name, db)
                    return try records.savedOutfit(records.insert(outfit, db), db)
                }
            }
        } catch {
            throw error.renamingPaths(OutfitDetails.path)
        }
    }
}

/// Changes a saved outfit.
struct EditOutfit: Computation {
    let manifest = Manifest(
        id: Wardrobe.editOutfit.id,
        summary: "Changes a saved outfit: its name, its items, or when to wear it.",
        discussion: "Omitted fields keep their values, and null clears one. Logged wears don't change.",
        examples: [
            Example(
                "Another jacket",
                ["outfit": "Tuesday at the desk", "adding": ["Brown belt"], "removing": ["Teal corduroy blazer"]]),
            Example("A favorite", ["outfit": "Tuesday at the desk", "details": ["isFavorite": true]]),
        ], effects: [.writes, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: EditOutfitInput, in context: Context) async throws -> SavedOutfit {
        try input.checkChanges()
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                try records.store.write { db in
                    let saved = try records.update(outfit: input.outfit, db) { try input.change(&$0, of: records, db) }
                    return try records.savedOutfit(saved, db)
                }
            }
        } catch {
            throw error.renamingPaths(OutfitDetails.path)
        }
    }
}

extension EditOutfitInput {
    /// Changes an outfit.
    fileprivate func change(_ outfit: inout Outfit, of records: WardrobeRecords, _ db: Database) throws {
        for (path, typed, name) in [
            ("coldest", coldest, "minimumTemperature"), ("warmest", warmest, "maximumTemperature"),
        ] where typed != nil && self.details.changes[name] != nil {
            throw ComputationError.refused([
                ValidationIssue(path: path, expected: "either it or details.\(name)", got: "both")
            ])
        }
        var cleared = details.cleared
        if case .some(nil) = coldest { cleared.append("minimumTemperature") }
        if case .some(nil) = warmest { cleared.append("maximumTemperature") }
        var details = try details.stated()
        try TypedTemperatures(coldest: coldest ?? nil, warmest: warmest ?? nil).set(in: &details, of: records, db)
        let items = try items.map { try NamedRecords.items.at("items").keys($0, in: db) }
        let adding = try NamedRecords.items.at("adding").keys(adding, in: db)
        let removing = try NamedRecords.items.at("removing").keys(removing, in: db)
        outfit = try outfit.changed(by: details, clearing: cleared)
        if let name, name.lowercased() != outfit.name.lowercased() { try WardrobeRecords.checkNewName(name, db) }
        if let name { outfit.name = name }
        if let items { outfit.items = items }
        for (index, key) in removing.enumerated() where !outfit.items.contains(key) {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "removing[\(index)]", expected: "an item of the outfit", got: "\"\(self.removing[index])\"")
            ])
        }
        outfit.items.removeAll(where: removing.contains)
        for key in adding where !outfit.items.contains(key) { outfit.items.append(key) }
        guard !outfit.items.isEmpty else {
            throw ComputationError.refused([
                ValidationIssue(path: "removing", expected: "at least one item left in the outfit", got: "none")
            ])
        }
    }

    /// Refuses a change of nothing.
    fileprivate func checkChanges() throws(ComputationError) {
        let isEmpty =
            name == nil && items == nil && adding.isEmpty && removing.isEmpty && details.isEmpty
            && coldest == nil && warmest == nil
        guard !isEmpty else {
            throw ComputationError.refused([
                ValidationIssue(path: "details", expected: "something to change", got: "nothing")
            ])
        }
    }
}

extension Outfit {
    /// Returns the outfit with fields replaced and others cleared.
    fileprivate func changed(
        by details: OutfitDetails, clearing fields: [String] = []
    ) throws(ComputationError) -> Outfit {
        try Outfit(json: .object(Self.schema.json(of: self).members(changedBy: details, clearing: fields)))
    }
}

extension OutfitDetails {
    /// Returns the path in the input for a field of an outfit.
    fileprivate static func path(_ field: String) -> String {
        let name = field.split { $0 == "." || $0 == "[" }.first.map(String.init) ?? ""
        return schema.erased.fields.contains { $0.name == name } ? "details.\(field)" : field
    }
}

extension WardrobeRecords {
    /// Refuses a name that another outfit has, because names identify outfits.
    static func checkNewName(_ name: String, _ db: Database) throws {
        let names = try String.fetchAll(db, sql: "SELECT name FROM outfit")
        guard names.contains(where: { $0.lowercased() == name.lowercased() }) else { return }
        throw ComputationError.conflict(
            ValidationIssue(
                path: "name", expected: "a name that no other saved outfit has", got: JSONValue.string(name).text()))
    }

    /// An outfit with the names of its items.
    func savedOutfit(_ outfit: Outfit, _ db: Database) throws -> SavedOutfit {
        SavedOutfit(outfit: outfit, items: try NamedRecords.items.named(outfit.items, in: db))
    }
}

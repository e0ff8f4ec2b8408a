// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Saves an outfit of items of the wardrobe.
struct SaveOutfit: Computation {
    let manifest = Manifest(
        id: Wardrobe.saveOutfit.id,
        summary: "Save an outfit of items of your wardrobe.",
        discussion: "Its items are named by key, by name or a part of it, or by the beginning of the key.",
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
                let items = try records.store.read { db in
                    try NamedRecords.items.at("items").keys(input.items, in: db)
                }
                let outfit = try Outfit(id: "new", name: input.name, items: items).changed(by: input.details)
                return try records.savedOutfit(try records.addNew(outfit))
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
        summary: "Change a saved outfit: its name, its items, or what it is meant for.",
        discussion: "What is left out stays as it is. What was worn stays as it was logged.",
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
                let (items, adding, removing) = try records.store.read { db in
                    (
                        try input.items.map { try NamedRecords.items.at("items").keys($0, in: db) },
                        try NamedRecords.items.at("adding").keys(input.adding, in: db),
                        try NamedRecords.items.at("removing").keys(input.removing, in: db)
                    )
                }
                let saved = try records.update(outfit: input.outfit) { outfit in
                    var changed = try outfit.changed(by: input.details, clearing: input.clear)
                    if let name = input.name { changed.name = name }
                    if let items { changed.items = items }
                    for (index, key) in removing.enumerated() where !changed.items.contains(key) {
                        throw ComputationError.refused([
                            ValidationIssue(
                                path: "removing[\(index)]", expected: "an item of the outfit",
                                got: "\"\(input.removing[index])\"")
                        ])
                    }
                    changed.items.removeAll(where: removing.contains)
                    changed.items += adding.filter { !changed.items.contains($0) }
                    guard !changed.items.isEmpty else {
                        throw ComputationError.refused([
                            ValidationIssue(path: "removing", expected: "an item to stay in the outfit", got: "none")
                        ])
                    }
                    outfit = changed
                }
                return try records.savedOutfit(saved)
            }
        } catch {
            throw error.renamingPaths(OutfitDetails.path)
        }
    }
}

extension EditOutfitInput {
    /// Refuses a change of nothing, and fields that are both set and cleared.
    fileprivate func checkChanges() throws(ComputationError) {
        let isEmpty =
            name == nil && items == nil && adding.isEmpty && removing.isEmpty && details == OutfitDetails()
            && clear.isEmpty
        guard !isEmpty else {
            throw ComputationError.refused([
                ValidationIssue(path: "details", expected: "something to change", got: "nothing")
            ])
        }
        let stated = OutfitDetails.schema.json(of: details).object ?? JSONObject()
        try ComputationError.refuse(clearing: clear) { stated[$0] != nil }
    }
}

extension Outfit {
    /// The outfit with fields in place of its own, and without those to be cleared.
    fileprivate func changed(
        by details: OutfitDetails, clearing fields: [String] = []
    ) throws(ComputationError) -> Outfit {
        try Outfit(json: .object(Self.schema.json(of: self).members(changedBy: details, clearing: fields)))
    }
}

extension OutfitDetails {
    /// The place in an input of a field of an outfit.
    fileprivate static func path(_ field: String) -> String {
        let name = field.split { $0 == "." || $0 == "[" }.first.map(String.init) ?? ""
        return schema.erased.fields.contains { $0.name == name } ? "details.\(field)" : field
    }
}

extension WardrobeRecords {
    /// Adds an outfit under a new key.
    func addNew(_ outfit: Outfit) throws -> Outfit {
        var outfit = outfit
        outfit.id = ""
        return try add(outfit)
    }

    /// An outfit with the names of its items.
    func savedOutfit(_ outfit: Outfit) throws -> SavedOutfit {
        try store.read { db in try savedOutfit(outfit, db) }
    }

    /// An outfit with the names of its items.
    func savedOutfit(_ outfit: Outfit, _ db: Database) throws -> SavedOutfit {
        SavedOutfit(outfit: outfit, items: try NamedRecords.items.named(outfit.items, in: db))
    }
}

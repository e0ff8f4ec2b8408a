// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

extension StoredWardrobePlugin {
    /// The computations for saved outfits.
    @ComputationBuilder
    static func outfitComputations(_ records: LazyWardrobeRecords) -> [AnyComputation] {
        records.writing(
            Wardrobe.saveOutfit, "Saves a combination of items in your wardrobe as an outfit.",
            discussion: "Give each item by key, name, part of its name, or a key prefix.",
            examples: [
                Example(
                    "An outfit for work",
                    [
                        "name": "Tuesday at the desk", "items": ["Sand pleated trousers", "Teal corduroy blazer"],
                        "details": ["occasion": ["work"], "minimumTemperature": 8, "maximumTemperature": 18],
                    ])
            ], effects: .clock
        ) { records, input, _ in
            try ComputationError.renamingPaths(OutfitDetails.path) {
                try records.write { transaction in
                    let outfits = transaction.outfits
                    let items = try transaction.items.keys(input.items, at: "items")
                    var details = input.details
                    try TypedTemperatures(coldest: input.coldest, warmest: input.warmest)
                        .set(in: &details, for: transaction.profiles)
                    var outfit = try Outfit(id: "new", name: input.name, items: items).changed(by: details)
                    outfit.id = ""
                    try outfits.checkNewName(outfit.name)
                    return try outfits.saved(outfits.insert(outfit))
                }
            }
        }
        records.writing(
            Wardrobe.editOutfit, "Changes a saved outfit: its name, its items, or when to wear it.",
            discussion: "Omitted fields keep their values, and null clears one. Logged wears don't change.",
            examples: [
                Example(
                    "Another jacket",
                    ["outfit": "Tuesday at the desk", "adding": ["Brown belt"], "removing": ["Teal corduroy blazer"]]),
                Example("A favorite", ["outfit": "Tuesday at the desk", "details": ["isFavorite": true]]),
            ], effects: [.clock, .destructive],
            checking: { input, _ in try input.checkChanges() }
        ) { records, input, _ in
            try ComputationError.renamingPaths(OutfitDetails.path) {
                try records.write { transaction in
                    let outfits = transaction.outfits
                    return try outfits.saved(outfits.update(input.outfit) { try input.change(&$0, in: outfits) })
                }
            }
        }
        records.writing(
            Wardrobe.removeOutfit, "Removes a saved outfit.",
            discussion: """
                Its items and logged wears are kept. Events for which it was suggested or chosen no longer have it.
                """, examples: [Example("An outfit", ["outfit": "Tuesday at the desk"])], effects: .destructive
        ) { records, input, _ in
            try records.write { transaction in
                let outfits = transaction.outfits
                let outfit = try outfits.outfit(key: outfits.keyToRemove(input.outfit))
                let removal = OutfitRemoval(
                    outfit: try outfits.saved(outfit),
                    keptWears: try transaction.wears.count(ofOutfit: outfit.id),
                    events: try transaction.events.events(withOutfit: outfit.id))
                try outfits.remove(key: outfit.id)
                return removal
            }
        }
        records.reading(
            Wardrobe.myOutfits, "Lists your saved outfits, optionally filtered.",
            discussion: "An outfit without a season or an occasion is suitable for all of them.",
            examples: [
                Example("All, most recently saved first", [:]),
                Example("Recently worn", ["sort": "lastWorn", "isWorn": true, "limit": 20]),
            ]
        ) { records, input, _ in
            try records.read { transaction in
                let outfits = transaction.outfits
                let item = try input.item.map { try transaction.items.key($0) }
                let found = try outfits.outfits().filter { input.accepts($0, item: item) }
                let page = try ListPage(
                    found, of: Wardrobe.myOutfits, for: input, limit: input.limit, after: input.cursor,
                    sortedBy: input.sortKeys)
                return OutfitList(
                    outfits: try page.elements.map(outfits.saved), total: found.count, cursor: page.cursor)
            }
        }
    }
}

extension EditOutfitInput {
    /// Changes an outfit.
    fileprivate func change(_ outfit: inout Outfit, in outfits: OutfitRepository) throws {
        for (path, typed, name) in [
            ("coldest", coldest, "minimumTemperature"), ("warmest", warmest, "maximumTemperature"),
        ] where typed != nil && self.details.changes[name] != nil {
            throw ComputationError.refused(path: path, expected: "either it or details.\(name)", got: "both")
        }
        var cleared = details.cleared
        if case .some(nil) = coldest { cleared.append("minimumTemperature") }
        if case .some(nil) = warmest { cleared.append("maximumTemperature") }
        var details = try details.stated()
        try TypedTemperatures(coldest: coldest ?? nil, warmest: warmest ?? nil)
            .set(in: &details, for: outfits.transaction.profiles)
        let known = outfits.transaction.items
        let items = try items.map { try known.keys($0, at: "items") }
        let adding = try known.keys(adding, at: "adding")
        let removing = try known.keys(removing, at: "removing")
        outfit = try outfit.changed(by: details, clearing: cleared)
        if let name, name.lowercased() != outfit.name.lowercased() { try outfits.checkNewName(name) }
        if let name { outfit.name = name }
        if let items { outfit.items = items }
        for (index, key) in removing.enumerated() where !outfit.items.contains(key) {
            throw ComputationError.refused(
                path: "removing[\(index)]", expected: "an item of the outfit", got: "\"\(self.removing[index])\"")
        }
        outfit.items.removeAll(where: removing.contains)
        for key in adding where !outfit.items.contains(key) { outfit.items.append(key) }
        guard !outfit.items.isEmpty else {
            throw ComputationError.refused(
                path: "removing", expected: "at least one item left in the outfit", got: "none")
        }
    }

    /// Refuses a change of nothing.
    fileprivate func checkChanges() throws(ComputationError) {
        let isEmpty =
            name == nil && items == nil && adding.isEmpty && removing.isEmpty && details.isEmpty
            && coldest == nil && warmest == nil
        guard !isEmpty else {
            throw ComputationError.refused(path: "details", expected: "something to change", got: "nothing")
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

extension MyOutfitsInput {
    fileprivate func accepts(_ outfit: Outfit, item: String?) -> Bool {
        if let text = text?.lowercased(), !text.isEmpty {
            let texts = [outfit.name, outfit.notes ?? ""]
            guard texts.contains(where: { $0.lowercased().contains(text) }) else { return false }
        }
        if let occasion, !outfit.occasion.isEmpty, !outfit.occasion.contains(occasion) { return false }
        if let season, !outfit.season.isEmpty, !outfit.season.contains(where: { $0.suits(season) }) { return false }
        if let item, !outfit.items.contains(item) { return false }
        if let isGenerated, outfit.isGenerated != isGenerated { return false }
        if let isWorn, (outfit.timesWorn > 0 || outfit.lastWorn != nil) != isWorn { return false }
        return !favoritesOnly || outfit.isFavorite
    }

    /// The sort key of an outfit.
    fileprivate func sortKeys(of outfit: Outfit) -> [SortKey] {
        let first: SortKey =
            switch sort {
            case .created: .descending(outfit.created.map { Int($0.secondsSince1970 * 1_000) } ?? 0)
            case .lastWorn: .descending(outfit.lastWorn?.daysSince1970 ?? .min)
            case .name: .ascending(outfit.name.lowercased())
            }
        return [first, .ascending(outfit.id)]
    }
}

/// The temperatures an outfit is suitable for, as typed.
private struct TypedTemperatures {
    let coldest: TypedTemperature?
    let warmest: TypedTemperature?

    /// Sets the temperatures of an outfit's details in °C, rounded to hundredths.
    ///
    /// A number without a unit uses the other temperature's unit, or else the profile's, or else °F.
    ///
    /// - Throws: ``ComputationError`` for a range, an impossible air temperature, or one that is also given in °C.
    func set(in details: inout OutfitDetails, for profiles: ProfileRepository) throws {
        let unit = try coldest?.unit ?? warmest?.unit ?? profiles.temperatureUnit()
        if let coldest {
            details.minimumTemperature = try celsius(
                coldest, in: unit, at: "coldest", besides: details.minimumTemperature)
        }
        if let warmest {
            details.maximumTemperature = try celsius(
                warmest, in: unit, at: "warmest", besides: details.maximumTemperature)
        }
    }

    private func celsius(
        _ typed: TypedTemperature, in unit: TemperatureUnit, at path: String, besides stated: Double?
    ) throws(ComputationError) -> Double {
        do throws(ValidationIssue) {
            let ends = try typed.celsius(assuming: unit)
            guard ends.high == nil else {
                throw ValidationIssue(path: "", expected: "one temperature", got: "a range, \(typed.description)")
            }
            guard stated == nil else {
                throw ValidationIssue(path: "", expected: "a temperature that isn't also given in °C", got: "both")
            }
            return (ends.low * 100).rounded() / 100
        } catch {
            var issue = error
            issue.path = path
            throw ComputationError.refused([issue])
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

extension StoredWardrobePlugin {
    /// The computations for items.
    @ComputationBuilder
    static func itemComputations(_ records: LazyWardrobeRecords, _ pictures: PictureScaler) -> [AnyComputation] {
        records.writing(
            Wardrobe.addItem, "Adds an item to your wardrobe.",
            discussion: """
                Only the name is required if it tells the category and the color. Warmth and formality default to \
                table values. For an item that was worn before the log begins, the first wear is the one you give, if \
                any. The remarks say what was read from the name, and which of its words weren't understood.
                """,
            examples: [
                Example("A blazer", ["name": "Teal corduroy blazer", "category": "blazer", "primaryColor": "#1F5A5C"]),
                Example(
                    "Trousers with details",
                    [
                        "name": "Sand pleated trousers", "category": "pants", "primaryColor": "#C2A878",
                        "details": [
                            "fabric": "cotton", "price": ["amount": "89.90", "currency": "EUR"], "timesWorn": 12,
                            "firstWorn": "2020-03-01",
                        ],
                    ]),
            ], effects: .clock,
            checking: { input, context in
                let photo = try input.photo.map { try Picture($0, at: "photo") }
                let thumbnail = try input.thumbnail.map { try Picture($0, at: "thumbnail") }
                guard photo != nil || thumbnail == nil else { throw ComputationError.thumbnailWithoutPhoto }
                return (
                    item: try input.item().changed(by: input.details.dated(in: context)), thumbnail: thumbnail,
                    photo: photo.map { pictures.prepare($0, keepsOriginal: input.keepsOriginal) }
                )
            }
        ) { records, input, new in
            let added = try ComputationError.renamingPaths(ItemDetails.path) {
                try records.write {
                    try $0.items.add(
                        new.item, photo: new.photo?.photo, thumbnail: new.thumbnail ?? new.photo?.thumbnail)
                }
            }
            return SavedItem(item: added, remarks: input.remarks(on: added), storedPhoto: new.photo?.sizes)
        }
        records.writing(
            Wardrobe.editItem, "Changes an item in your wardrobe.",
            discussion: """
                Omitted fields keep their values, and null clears one. Logged wears can't be edited here. An unknown \
                first wear stays empty if the item was worn before the log begins, and is never later than a given \
                wear.
                """,
            examples: [
                Example("Put in the wash", ["item": "Teal corduroy blazer", "details": ["laundry": "inWash"]]),
                Example("Clear the price", ["item": "Teal corduroy blazer", "details": ["price": .null]]),
            ], effects: [.clock, .destructive],
            checking: { input, context in
                try input.checkChanges()
                let photo = try (input.photo ?? nil).map {
                    pictures.prepare(try Picture($0, at: "photo"), keepsOriginal: input.keepsOriginal)
                }
                return (
                    details: try input.details.stated().dated(in: context), photo: photo,
                    thumbnail: try input.thumbnail.map { try Picture($0, at: "thumbnail") } ?? photo?.thumbnail
                )
            }
        ) { records, input, new in
            let saved = try ComputationError.renamingPaths(ItemDetails.path) {
                try records.write { transaction in
                    try transaction.items.update(input.item) { item in
                        item = try input.changed(item, by: new.details)
                        if input.photo != nil {
                            item.photo = try (new.photo?.photo).map(transaction.attach)
                            item.thumbnail = nil
                        }
                        if new.thumbnail != nil {
                            guard item.photo != nil else { throw ComputationError.thumbnailWithoutPhoto }
                            item.thumbnail = try new.thumbnail.map(transaction.attach)
                        }
                    }
                }
            }
            return SavedItem(item: saved, remarks: input.remarks(on: saved), storedPhoto: new.photo?.sizes)
        }
        records.writing(
            Wardrobe.removeItem, "Removes an item from your wardrobe.",
            discussion: """
                Outfits and wears keep their other items. Outfits and wears with only this item are removed, and so \
                are its photos.
                """, examples: [Example("A hoodie", ["item": "Gray hoodie"])], effects: .destructive
        ) { records, input, _ in
            try records.write { transaction in
                let names = try transaction.outfits.names()
                let removed = try transaction.items.remove(input.item)
                func named(_ keys: [String]) -> [NamedRecord] {
                    keys.map { NamedRecord(id: $0, name: names[$0] ?? $0) }
                }
                return ItemRemoval(
                    item: removed.item, keptOutfits: named(removed.keptOutfits),
                    removedOutfits: named(removed.removedOutfits), removedWears: removed.removedWears.count)
            }
        }
        ImportItems(access: records)
        MyItems(access: records)
        records.reading(
            Wardrobe.myItem, "Returns the details of an item in your wardrobe.",
            discussion: """
                Warmth and formality are the values you set, or else table values. While the wardrobe is empty, items \
                come from a built-in sample wardrobe.
                """, examples: [Example("A shirt", ["item": "White dress shirt"])]
        ) { records, input, _ in
            var profile = try records.read { transaction in
                let (items, outfits) = (transaction.items, transaction.outfits)
                guard try !items.isEmpty() else { return try input.sampleProfile() }
                let item = try items.item(input.item)
                return ItemProfile(
                    item: item, isSample: false, outfits: try outfits.named(outfits.keys(withItem: item.id)))
            }
            if input.withPhoto, !profile.isSample, let photo = profile.item.photo {
                profile.photo = try records.store.attachment(photo).map { Blob($0.bytes) }
            }
            return profile
        }
        records.reading(
            Wardrobe.myStatistics,
            """
            Calculates cost per wear, most-worn and unworn items, and the balance of colors and categories in your \
            wardrobe.
            """,
            discussion: "Returns wardrobe.statistics for all items, and counts logged wears by occasion.",
            examples: [Example("Ten items in each list", [:]), Example("Three items in each list", ["count": 3])]
        ) { records, input, _ in
            let (items, wears) = try records.read { transaction in
                (try transaction.items.items(), try transaction.wears.wears())
            }
            return Statistics.reading(of: StatisticsInput(items: items, wears: wears, count: input.count))
        }
    }
}

extension ComputationError {
    fileprivate static var thumbnailWithoutPhoto: ComputationError {
        .refused(path: "photo", expected: "a photo for the thumbnail", got: "none")
    }
}

extension AddItemInput {
    /// Returns the item with the category and color that are stated or that its name tells, and without other details.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with each of the two that neither tells.
    fileprivate func item() throws(ComputationError) -> WardrobeItem {
        let category =
            category ?? details.subcategory.flatMap(WardrobeItem.category(inName:))
            ?? WardrobeItem.category(inName: name)
        let color = primaryColor ?? WardrobeItem.color(inName: name)
        guard let category, let color else {
            var issues: [ValidationIssue] = []
            if category == nil {
                issues.append(
                    ValidationIssue(
                        path: "category", expected: "a category, which \"\(name)\" doesn't tell", got: "none"))
            }
            if color == nil {
                issues.append(
                    ValidationIssue(
                        path: "primaryColor", expected: "a color, which \"\(name)\" doesn't tell", got: "none"))
            }
            throw .refused(issues)
        }
        var item = WardrobeItem(id: "new", name: name, category: category, primaryColor: color.color)
        item.colorName = color.word
        return item
    }

    /// Returns what was read from the item's name, in sentences.
    fileprivate func remarks(on item: WardrobeItem) -> [String] {
        var read: [String] = []
        if category == nil { read.append("the category \(item.category.rawValue)") }
        if primaryColor == nil { read.append("the color \(item.colorName ?? item.primaryColor.hex)") }
        let first = read.isEmpty ? [] : ["Read from the name: \(read.joined(separator: " and "))."]
        return first + item.colorRemarks + item.remarks
    }
}

extension EditItemInput {
    /// Returns what the words of an item say, if they or its category changed.
    fileprivate func remarks(on item: WardrobeItem) -> [String] {
        let stated = try? details.stated()
        let words =
            stated?.subcategory != nil || stated?.brand != nil
            || !Set(details.cleared).isDisjoint(with: ["subcategory", "brand"])
        return name != nil || category != nil || words ? item.remarks : []
    }

    /// Returns an item with the changes except those of its pictures.
    fileprivate func changed(_ item: WardrobeItem, by stated: ItemDetails) throws(ComputationError) -> WardrobeItem {
        var changed = try item.changed(by: stated, clearing: details.cleared)
        if let name { changed.name = name }
        if let category { changed.category = category }
        if let primaryColor { (changed.primaryColor, changed.colorName) = (primaryColor.color, primaryColor.word) }
        return changed
    }

    /// Refuses a change of nothing.
    fileprivate func checkChanges() throws(ComputationError) {
        let isEmpty =
            name == nil && category == nil && primaryColor == nil && details.isEmpty && photo == nil && thumbnail == nil
        guard !isEmpty else {
            throw ComputationError.refused(path: "details", expected: "something to change", got: "nothing")
        }
    }
}

extension MyItemInput {
    /// Returns the item of the sample wardrobe.
    fileprivate func sampleProfile() throws(ComputationError) -> ItemProfile {
        let items = sample.items
        let key = try ItemRepository.finder().key(item, among: items.map { (key: $0.id, names: [$0.name]) })
        guard let item = items.first(where: { $0.id == key }) else {
            throw ComputationError.notFound(
                ValidationIssue(path: "item", expected: "an item of the sample wardrobe", got: "\"\(key)\""))
        }
        return ItemProfile(item: item, isSample: true, outfits: [])
    }
}

extension WardrobeItem {
    /// Returns the item with fields replaced and others cleared.
    func changed(by details: ItemDetails, clearing fields: [String] = []) throws(ComputationError) -> WardrobeItem {
        var members = Self.schema.json(of: self).members(changedBy: details, clearing: fields)
        if let color = details.secondaryColor {
            members["secondaryColor"] = .string(color.color.hex)
            members["secondaryColorName"] = color.word.map(JSONValue.string)
        }
        if fields.contains("secondaryColor") { members["secondaryColorName"] = nil }
        return try WardrobeItem(json: .object(members))
    }
}

extension ItemDetails {
    /// Returns the details with dates in place of words for days, such as yesterday.
    func dated(in context: Context) throws(ComputationError) -> ItemDetails {
        var details = self
        if let purchaseDate { details.purchaseDate = .date(try purchaseDate.day(in: context)) }
        if let firstWorn { details.firstWorn = .date(try firstWorn.day(in: context)) }
        if let lastWorn { details.lastWorn = .date(try lastWorn.day(in: context)) }
        return details
    }

    /// Returns the path in the input for a field of an item.
    static func path(_ field: String) -> String {
        let name = field.split { $0 == "." || $0 == "[" }.first.map(String.init) ?? ""
        return schema.erased.fields.contains { $0.name == name } ? "details.\(field)" : field
    }
}

extension JSONValue {
    /// Returns an object's members, merged with those of a value, without some fields.
    func members<Changes: SchemaProviding>(changedBy changes: Changes, clearing fields: [String]) -> JSONObject {
        var object = self.object ?? JSONObject()
        for field in fields { object[field] = nil }
        for (field, value) in Changes.schema.json(of: changes).object ?? JSONObject() { object[field] = value }
        return object
    }
}

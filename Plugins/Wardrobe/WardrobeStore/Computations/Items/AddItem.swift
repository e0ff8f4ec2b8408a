// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Adds an item to the wardrobe.
struct AddItem: Computation {
    let manifest = Manifest(
        id: Wardrobe.addItem.id,
        summary: "Adds an item to your wardrobe.",
        discussion: """
            Only name, category, and color are required. Warmth and formality default to table values. For an item \
            that was worn before the log begins, the first wear is the one you give, if any.
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
        ], effects: [.writes, .clock])

    let access: LazyWardrobeRecords
    let pictures: PictureScaler

    func run(_ input: AddItemInput, in context: Context) async throws -> SavedItem {
        let photo = try input.photo.map { try Picture($0, at: "photo") }
        let thumbnail = try input.thumbnail.map { try Picture($0, at: "thumbnail") }
        guard photo != nil || thumbnail == nil else {
            throw ComputationError.refused([
                ValidationIssue(path: "photo", expected: "a photo for the thumbnail", got: "none")
            ])
        }
        let prepared = photo.map { pictures.prepare($0, keepsOriginal: input.keepsOriginal) }
        let plain = WardrobeItem(
            id: "new", name: input.name, category: input.category, primaryColor: input.primaryColor)
        let item = try plain.changed(by: input.details.dated(in: context))
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                SavedItem(
                    item: try records.add(
                        item, photo: prepared?.photo, thumbnail: thumbnail ?? prepared?.thumbnail),
                    storedPhoto: prepared?.sizes)
            }
        } catch {
            throw error.renamingPaths(ItemDetails.path)
        }
    }
}

extension WardrobeItem {
    /// Returns the item with fields replaced and others cleared.
    func changed(by details: ItemDetails, clearing fields: [String] = []) throws(ComputationError) -> WardrobeItem {
        try WardrobeItem(json: .object(Self.schema.json(of: self).members(changedBy: details, clearing: fields)))
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

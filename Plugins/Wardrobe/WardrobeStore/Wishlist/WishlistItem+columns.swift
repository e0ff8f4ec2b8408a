// SPDX-License-Identifier: Apache-2.0

internal import GRDB
internal import WardrobePlugin

extension WishlistItem {
    /// The columns in the order in which ``init(_:)`` reads them.
    static let columns = """
        id, name, category, brand, primaryColor, retailer, productURL, recommendedSize, sizeConfidence, triedOn, \
        triedOnPhoto, purchased, addedOn, notes, imageURL, boughtOn, boughtItem, created, updated, colorName
        """

    /// The wish without its data in other tables.
    init(_ row: Row) throws {
        var reader = ColumnReader(row, of: "wishlistItem")
        self.init(id: reader.text(), name: reader.text(), category: try reader.word())
        brand = reader.textIfAny()
        primaryColor = try reader.colorIfAny()
        retailer = reader.textIfAny()
        productURL = reader.textIfAny()
        let (size, confidence) = (reader.textIfAny(), reader.numberIfAny())
        recommendedSize = size.map { SizeRecommendation(size: $0, confidence: confidence ?? 0) }
        triedOn = reader.flag()
        triedOnPhoto = reader.textIfAny()
        purchased = reader.flag()
        addedOn = try reader.dayIfAny()
        notes = reader.textIfAny()
        imageURL = reader.textIfAny()
        boughtOn = try reader.dayIfAny()
        boughtItem = reader.textIfAny()
        created = try reader.instantIfAny()
        updated = try reader.instantIfAny()
        colorName = reader.textIfAny()
    }

    var columnValues: ColumnValues {
        var values = ColumnValues()
        values.set("id", id)
        values.set("name", name)
        values.set("category", category.rawValue)
        values.set("brand", brand)
        values.set("primaryColor", primaryColor?.hex)
        values.set("retailer", retailer)
        values.set("productURL", productURL)
        values.set("recommendedSize", recommendedSize?.size)
        values.set("sizeConfidence", recommendedSize?.confidence)
        values.set("triedOn", triedOn)
        values.set("triedOnPhoto", triedOnPhoto)
        values.set("purchased", purchased)
        values.set("addedOn", addedOn)
        values.set("notes", notes)
        values.set("imageURL", imageURL)
        values.set("boughtOn", boughtOn)
        values.set("boughtItem", boughtItem)
        values.set("created", created)
        values.set("updated", updated)
        values.set("colorName", colorName)
        return values
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import Currencies
internal import GRDB
internal import WardrobePlugin

extension WardrobeItem {
    /// The columns in the order in which ``init(_:)`` reads them.
    static let columns = """
        id, name, category, subcategory, brand, size, primaryColor, secondaryColor, pattern, fabric, weight, photo, \
        thumbnail, modelURL, purchaseDate, priceAmount, priceCurrency, retailer, productURL, timesWorn, firstWorn, \
        lastWorn, season, occasion, tags, isFavorite, condition, needsRepair, notes, warmth, formality, waterproof, \
        windproof, laundry, setName, created, updated, colorName, secondaryColorName
        """

    init(_ row: Row) throws {
        var reader = ColumnReader(row, of: "item")
        let (id, name) = (reader.text(), reader.text())
        let category: Category = try reader.word()
        let (subcategory, brand, size) = (reader.textIfAny(), reader.textIfAny(), reader.textIfAny())
        self.init(id: id, name: name, category: category, primaryColor: try reader.color())
        (self.subcategory, self.brand, self.size) = (subcategory, brand, size)
        secondaryColor = try reader.colorIfAny()
        pattern = try reader.word()
        fabric = try reader.wordIfAny()
        weight = try reader.word()
        photo = reader.textIfAny()
        thumbnail = reader.textIfAny()
        modelURL = reader.textIfAny()
        purchaseDate = try reader.dayIfAny()
        price = reader.moneyIfAny()
        retailer = reader.textIfAny()
        productURL = reader.textIfAny()
        timesWorn = reader.integer()
        firstWorn = try reader.dayIfAny()
        lastWorn = try reader.dayIfAny()
        season = try reader.words()
        occasion = try reader.words()
        tags = reader.lines()
        isFavorite = reader.flag()
        condition = try reader.word()
        needsRepair = reader.flag()
        notes = reader.textIfAny()
        warmth = reader.numberIfAny()
        formality = reader.integerIfAny()
        waterproof = reader.flagIfAny()
        windproof = reader.flagIfAny()
        laundry = try reader.word()
        set = reader.textIfAny()
        created = try reader.instantIfAny()
        updated = try reader.instantIfAny()
        colorName = reader.textIfAny()
        secondaryColorName = reader.textIfAny()
    }

    /// The item as a row, with the wears its owner stated in addition to the log.
    func columnValues(stated: StatedWears) -> ColumnValues {
        var values = ColumnValues()
        values.set("id", id)
        values.set("name", name)
        values.set("category", category.rawValue)
        values.set("subcategory", subcategory)
        values.set("brand", brand)
        values.set("size", size)
        values.set("primaryColor", primaryColor.hex)
        values.set("secondaryColor", secondaryColor?.hex)
        values.set("pattern", pattern.rawValue)
        values.set("fabric", fabric?.rawValue)
        values.set("weight", weight.rawValue)
        values.set("photo", photo)
        values.set("thumbnail", thumbnail)
        values.set("modelURL", modelURL)
        values.set("purchaseDate", purchaseDate)
        values.set("priceAmount", price?.amount)
        values.set("priceCurrency", price?.currency)
        values.set("retailer", retailer)
        values.set("productURL", productURL)
        values.set("timesWorn", timesWorn)
        values.set("firstWorn", firstWorn)
        values.set("lastWorn", lastWorn)
        values.set("season", words: season)
        values.set("occasion", words: occasion)
        values.set("tags", tags.joined(separator: "\n"))
        values.set("isFavorite", isFavorite)
        values.set("condition", condition.rawValue)
        values.set("needsRepair", needsRepair)
        values.set("notes", notes)
        values.set("warmth", warmth)
        values.set("formality", formality)
        values.set("waterproof", waterproof)
        values.set("windproof", windproof)
        values.set("laundry", laundry.rawValue)
        values.set("setName", set)
        values.set("created", created)
        values.set("updated", updated)
        values.set("colorName", colorName)
        values.set("secondaryColorName", secondaryColorName)
        values.set("statedTimesWorn", stated.times)
        values.set("statedFirstWorn", stated.first)
        values.set("statedLastWorn", stated.last)
        return values
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import GRDB
internal import WardrobePlugin

extension Outfit {
    /// The columns in the order in which ``init(_:items:)`` reads them.
    static let columns = """
        id, name, occasion, season, weather, minimumTemperature, maximumTemperature, style, formality, timesWorn, \
        lastWorn, isFavorite, isGenerated, confidence, notes, created, updated
        """

    init(_ row: Row, items: [String: [String]]) throws {
        var reader = ColumnReader(row, of: "outfit")
        let id = reader.text()
        self.init(id: id, name: reader.text(), items: items[id] ?? [])
        occasion = try reader.words()
        season = try reader.words()
        weather = try reader.words()
        minimumTemperature = reader.numberIfAny()
        maximumTemperature = reader.numberIfAny()
        style = try reader.wordIfAny()
        formality = reader.integerIfAny()
        timesWorn = reader.integer()
        lastWorn = try reader.dayIfAny()
        isFavorite = reader.flag()
        isGenerated = reader.flag()
        confidence = reader.numberIfAny()
        notes = reader.textIfAny()
        created = try reader.instantIfAny()
        updated = try reader.instantIfAny()
    }

    /// The outfit as a row, with the wears its owner stated in addition to the log.
    func columnValues(stated: StatedWears) -> ColumnValues {
        var values = ColumnValues()
        values.set("id", id)
        values.set("name", name)
        values.set("occasion", words: occasion)
        values.set("season", words: season)
        values.set("weather", words: weather)
        values.set("minimumTemperature", minimumTemperature)
        values.set("maximumTemperature", maximumTemperature)
        values.set("style", style?.rawValue)
        values.set("formality", formality)
        values.set("timesWorn", timesWorn)
        values.set("lastWorn", lastWorn)
        values.set("isFavorite", isFavorite)
        values.set("isGenerated", isGenerated)
        values.set("confidence", confidence)
        values.set("notes", notes)
        values.set("created", created)
        values.set("updated", updated)
        values.set("statedTimesWorn", stated.times)
        values.set("statedLastWorn", stated.last)
        return values
    }
}

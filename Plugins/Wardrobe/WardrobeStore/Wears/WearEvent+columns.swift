// SPDX-License-Identifier: Apache-2.0

internal import GRDB
internal import WardrobePlugin

extension WearEvent {
    /// The columns in the order in which ``init(_:items:)`` reads them.
    static let columns = """
        id, date, outfit, location, weather, temperature, rating, notes, photo, \
        occasion, created, updated
        """

    init(_ row: Row, items: [String: [String]]) throws {
        var reader = ColumnReader(row, of: "wearEvent")
        let id = reader.text()
        self.init(id: id, date: try reader.day(), outfit: reader.textIfAny(), items: items[id] ?? [])
        location = reader.textIfAny()
        weather = try reader.wordIfAny()
        temperature = reader.numberIfAny()
        rating = reader.integerIfAny()
        notes = reader.textIfAny()
        photo = reader.textIfAny()
        occasion = try reader.wordIfAny()
        created = try reader.instantIfAny()
        updated = try reader.instantIfAny()
    }

    var columnValues: ColumnValues {
        var values = ColumnValues()
        values.set("id", id)
        values.set("date", date)
        values.set("outfit", outfit)
        values.set("location", location)
        values.set("weather", weather?.rawValue)
        values.set("temperature", temperature)
        values.set("rating", rating)
        values.set("notes", notes)
        values.set("photo", photo)
        values.set("occasion", occasion?.rawValue)
        values.set("created", created)
        values.set("updated", updated)
        return values
    }
}

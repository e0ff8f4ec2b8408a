// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension CalendarEvent {
    /// The columns in the order in which ``init(_:)`` reads them.
    static let columns = "id, title, start, end, fetchedAt, location, notes, dressCode, formality, confidence"

    init(_ row: Row) throws {
        var reader = ColumnReader(row, of: "calendarEvent")
        self.init(
            id: reader.text(), title: reader.text(), start: try reader.time(), end: try reader.time(),
            fetchedAt: try reader.time())
        location = reader.textIfAny()
        notes = reader.textIfAny()
        dressCode = try reader.wordIfAny()
        formality = reader.integerIfAny()
        confidence = reader.numberIfAny()
    }

    func columnValues(calendar: String) -> ColumnValues {
        var values = ColumnValues()
        values.set("id", id)
        values.set("calendar", calendar)
        values.set("title", title)
        values.set("start", start.description)
        values.set("end", end.description)
        values.set("location", location)
        values.set("notes", notes)
        values.set("dressCode", dressCode?.rawValue)
        values.set("formality", formality)
        values.set("confidence", confidence)
        values.set("fetchedAt", fetchedAt.description)
        return values
    }
}

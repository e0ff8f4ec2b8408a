// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension Entry {
    /// The columns in the order in which ``init(_:)`` reads them.
    static let columns = """
        id, kind, time, utcOffset, zone, isTimeKnown, triggers, place, latitude, longitude, notes, created, modified, \
        intensity, laterIntensity, recording, message, propensity, isRandom, method, amount
        """

    /// Reads an entry from a row with the columns.
    init(_ row: Row) throws {
        var reader = ColumnReader(row, of: "entry")
        let id: String = try reader.value()
        let kind: EntryKind = try reader.word()
        let (time, offset) = (try reader.instant(), try reader.offset())
        let zone: String = try reader.value()
        let isTimeKnown: Bool = try reader.value()
        let triggers = try reader.triggers()
        var place = (try reader.wordIfAny() as PlaceKind?).map { Place($0) }
        let (latitude, longitude): (Double?, Double?) = (try reader.ifAny(), try reader.ifAny())
        place?.latitude = latitude
        place?.longitude = longitude
        let notes: String? = try reader.ifAny()
        let (created, modified) = (try reader.instant(), try reader.instantIfAny())
        switch kind {
        case .craving:
            var entry = CravingEntry(
                id: id, time: time, offset: offset, zone: zone, intensity: try reader.value(), triggers: triggers,
                created: created)
            entry.laterIntensity = try reader.ifAny()
            entry.recording = try reader.ifAny()
            if let message: String = try reader.ifAny() {
                entry.shown = ShownMessage(
                    message: message, propensity: try reader.value(), isRandom: try reader.value())
            }
            (entry.isTimeKnown, entry.place, entry.notes, entry.modified) = (isTimeKnown, place, notes, modified)
            self = .craving(entry)
        case .use:
            for _ in 0..<6 { _ = try reader.ifAny() as String? }
            var entry = UsageEntry(
                id: id, time: time, offset: offset, zone: zone, method: try reader.word(),
                amount: try reader.value(), triggers: triggers, created: created)
            (entry.isTimeKnown, entry.place, entry.notes, entry.modified) = (isTimeKnown, place, notes, modified)
            self = .use(entry)
        }
    }

    /// The values of the columns by name; those that it hasn't are left out.
    var columnValues: [String: (any DatabaseValueConvertible)?] {
        var values: [String: (any DatabaseValueConvertible)?] = ["kind": kind.rawValue, "id": id]
        func set(_ time: Timestamp, _ offset: UTCOffset, _ zone: String, _ isTimeKnown: Bool) {
            values["time"] = time.wholeSeconds
            values["utcOffset"] = offset.seconds
            values["zone"] = zone
            values["isTimeKnown"] = isTimeKnown
            values["day"] = DayBoundary.diary.day(of: time, offset: offset).daysSince1970
        }
        func set(_ triggers: [Trigger], _ place: Place?, _ notes: String?, _ created: Timestamp, _ modified: Timestamp?)
        {
            values["triggers"] = triggers.columnText
            values["place"] = place?.kind.rawValue
            values["latitude"] = place?.latitude
            values["longitude"] = place?.longitude
            values["notes"] = notes
            values["created"] = created.wholeSeconds
            values["modified"] = modified?.wholeSeconds
        }
        switch self {
        case .craving(let entry):
            set(entry.time, entry.offset, entry.zone, entry.isTimeKnown)
            set(entry.triggers, entry.place, entry.notes, entry.created, entry.modified)
            values["intensity"] = entry.intensity
            values["laterIntensity"] = entry.laterIntensity
            values["recording"] = entry.recording
            values["message"] = entry.shown?.message
            values["propensity"] = entry.shown?.propensity
            values["isRandom"] = entry.shown?.isRandom
        case .use(let entry):
            set(entry.time, entry.offset, entry.zone, entry.isTimeKnown)
            set(entry.triggers, entry.place, entry.notes, entry.created, entry.modified)
            values["method"] = entry.method.rawValue
            values["amount"] = entry.amount
        }
        return values
    }

    /// The names of all columns.
    static let allColumns = [
        "id", "kind", "time", "utcOffset", "zone", "isTimeKnown", "day", "intensity", "laterIntensity", "method",
        "amount", "triggers", "place", "latitude", "longitude", "notes", "recording", "message", "propensity",
        "isRandom", "source", "created", "modified",
    ]
}

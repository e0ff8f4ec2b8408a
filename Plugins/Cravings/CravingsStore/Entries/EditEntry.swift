// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// Changes an entry.
struct EditEntry: NoticeProviding {
    let manifest = Manifest(
        id: Cravings.editEntry.id,
        summary: "Changes an entry; omitted fields stay the same, and null clears one.",
        discussion: """
            The time of the change is stored. The intensity about 15 minutes after a craving is added this way.
            """,
        examples: [
            Example("A quarter of an hour later", ["entry": "last", "laterIntensity": 4]),
            Example("Without a place", ["entry": "last", "place": .null]),
        ], effects: [.writes, .destructive, .clock])

    let access: LazyCravingsRecords

    func notice(before input: JSONValue, in zone: LocalZone) -> Message? { helpFirst(input, in: zone) }

    func run(_ input: EditEntryInput, in context: Context) async throws -> LoggedEntry {
        try await access.writing(in: context) { try $0.edit(input) }
    }
}

extension CravingsRecords {
    func edit(_ input: EditEntryInput) throws -> LoggedEntry {
        var nothing = EditEntryInput(entry: input.entry)
        nothing.exactCoordinates = input.exactCoordinates
        guard input != nothing else { throw ComputationError(.refused, "There is nothing to change.") }
        if let time = input.time, time == EntryMoment() {
            throw ComputationError.refused([
                ValidationIssue(path: "time", expected: "a day, a time of day, or an instant", got: "none of them")
            ])
        }
        let time = try input.time.map { try instant(of: $0) }
        return try store.write { db in
            switch try entry(named: input.entry, db) {
            case .craving(var entry):
                try refuse("method", input.method, of: "a use")
                try refuse("amount", input.amount, of: "a use")
                if let time { (entry.time, entry.offset, entry.zone) = (time, zone.offset(at: time), zone.name) }
                if time != nil { entry.isTimeKnown = true }
                entry.intensity = input.intensity ?? entry.intensity
                entry.laterIntensity = input.laterIntensity ?? entry.laterIntensity
                entry.recording = try input.recording.map { try $0.map { try recordingKey($0, db) } } ?? entry.recording
                entry.triggers = input.triggers.map { $0 ?? [] } ?? entry.triggers
                entry.place = input.place(replacing: entry.place)
                entry.notes = input.notes(replacing: entry.notes)
                entry.modified = now
                try check(entry)
                entry.triggers = entry.triggers.inOrder
                return try logged(.craving(entry), helpLines(for: input, db), nil, db)
            case .use(var entry):
                try refuse("intensity", input.intensity, of: "a craving")
                try refuse("laterIntensity", input.laterIntensity, of: "a craving")
                try refuse("recording", input.recording, of: "a craving")
                if let time { (entry.time, entry.offset, entry.zone) = (time, zone.offset(at: time), zone.name) }
                if time != nil { entry.isTimeKnown = true }
                entry.method = input.method ?? entry.method
                entry.amount = input.amount ?? entry.amount
                entry.triggers = input.triggers.map { $0 ?? [] } ?? entry.triggers
                entry.place = input.place(replacing: entry.place)
                entry.notes = input.notes(replacing: entry.notes)
                entry.modified = now
                try check(entry)
                entry.triggers = entry.triggers.inOrder
                return try logged(.use(entry), helpLines(for: input, db), nil, db)
            }
        }
    }

    private func refuse<Value>(_ path: String, _ value: Value?, of kind: String) throws(ComputationError) {
        guard value != nil else { return }
        throw refusal(path, "no value, because only \(kind) has one", "a value")
    }

    private func refuse<Value>(_ path: String, _ value: Value??, of kind: String) throws(ComputationError) {
        guard let value else { return }
        throw refusal(path, "no value, because only \(kind) has one", value == nil ? "null" : "a value")
    }
}

extension EditEntryInput {
    fileprivate func place(replacing current: Place?) -> Place? {
        place.map { exactCoordinates ? $0 : $0?.coarse } ?? current
    }

    fileprivate func notes(replacing current: String?) -> String? {
        notes.map { $0?.nonempty } ?? current
    }
}

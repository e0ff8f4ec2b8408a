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
        summary: "Changes an entry; omitted fields stay the same.",
        discussion: """
            The time of the change is stored. The intensity about 15 minutes after a craving is added this way.
            """,
        examples: [
            Example("A quarter of an hour later", ["entry": "last", "laterIntensity": 4]),
            Example("Without a place", ["entry": "last", "clear": ["place"]]),
        ], effects: [.writes, .destructive, .clock])

    let access: LazyCravingsRecords

    func notice(before input: JSONValue, in zone: LocalZone) -> Message? { helpFirst(input, in: zone) }

    func run(_ input: EditEntryInput, in context: Context) async throws -> LoggedEntry {
        try await access.writing(in: context) { try $0.edit(input) }
    }
}

extension CravingsRecords {
    func edit(_ input: EditEntryInput) throws -> LoggedEntry {
        try refuseContradictions(in: input)
        let time = try input.time.map { try instant(of: $0) }
        return try store.write { db in
            switch try entry(named: input.entry, db) {
            case .craving(var entry):
                try refuse("method", input.method, of: "a use")
                try refuse("amount", input.amount, of: "a use")
                if let time { (entry.time, entry.offset, entry.zone) = (time, zone.offset(at: time), zone.name) }
                if time != nil { entry.isTimeKnown = true }
                entry.intensity = input.intensity ?? entry.intensity
                entry.laterIntensity =
                    input.clear.contains(.laterIntensity) ? nil : input.laterIntensity ?? entry.laterIntensity
                let recording = try input.recording.map { try recordingKey($0, db) }
                entry.recording = input.clear.contains(.recording) ? nil : recording ?? entry.recording
                entry.triggers = input.clear.contains(.triggers) ? [] : input.triggers ?? entry.triggers
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
                for (index, part) in input.clear.enumerated() where [.recording, .laterIntensity].contains(part) {
                    throw refusal("clear[\(index)]", "a value of a use", part.rawValue)
                }
                if let time { (entry.time, entry.offset, entry.zone) = (time, zone.offset(at: time), zone.name) }
                if time != nil { entry.isTimeKnown = true }
                entry.method = input.method ?? entry.method
                entry.amount = input.amount ?? entry.amount
                entry.triggers = input.clear.contains(.triggers) ? [] : input.triggers ?? entry.triggers
                entry.place = input.place(replacing: entry.place)
                entry.notes = input.notes(replacing: entry.notes)
                entry.modified = now
                try check(entry)
                entry.triggers = entry.triggers.inOrder
                return try logged(.use(entry), helpLines(for: input, db), nil, db)
            }
        }
    }

    private func refuseContradictions(in input: EditEntryInput) throws(ComputationError) {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: input.clear.map(\.rawValue), at: "clear")
        for (index, part) in input.clear.enumerated() {
            let isStated =
                switch part {
                case .triggers: input.triggers != nil
                case .place: input.place != nil
                case .notes: input.notes != nil
                case .recording: input.recording != nil
                case .laterIntensity: input.laterIntensity != nil
                }
            guard isStated else { continue }
            issues.append(
                ValidationIssue(
                    path: "clear[\(index)]", expected: "a value that isn't also changed", got: part.rawValue))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        var nothing = EditEntryInput(entry: input.entry)
        nothing.exactCoordinates = input.exactCoordinates
        guard input != nothing else { throw ComputationError(.refused, "There is nothing to change.") }
    }

    private func refuse(_ path: String, _ value: Any?, of kind: String) throws(ComputationError) {
        guard value != nil else { return }
        throw refusal(path, "no value, because only \(kind) has one", "a value")
    }
}

extension EditEntryInput {
    fileprivate func place(replacing current: Place?) -> Place? {
        if clear.contains(.place) { return nil }
        return (exactCoordinates ? place : place?.coarse) ?? current
    }

    fileprivate func notes(replacing current: String?) -> String? {
        if clear.contains(.notes) { return nil }
        return notes.map(\.nonempty) ?? current
    }
}

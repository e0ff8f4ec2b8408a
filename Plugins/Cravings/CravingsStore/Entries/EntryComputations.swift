// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension StoredCravingsPlugin {
    /// Computations that log, change, and remove entries.
    @ComputationBuilder
    static func entryComputations(_ records: LazyCravingsRecords) -> [AnyComputation] {
        records.writing(
            Cravings.logCraving, "Logs a craving, and chooses a fitting message.",
            discussion: """
                The time can't be in the future; the time zone is stored with it. Coordinates are rounded to 0.01° \
                unless you keep them as stated. The message and the probability of its choice are stored with the \
                craving. At intensity 10, or if the note has words of self-harm, where to find help comes first, also \
                if nothing can be stored. This is no medical advice.
                """,
            examples: [
                Example("Now", ["intensity": 7, "triggers": ["Anxious"], "place": ["kind": "Home"]]),
                Example("Without a message", ["intensity": 3, "notes": "After lunch.", "offersMessage": false]),
            ], effects: .clock
        ) { records, input, context in
            try records.log(input, seed: context.seed)
        }.helpFirst()
        records.writing(
            Cravings.logUse, "Logs a use, and chooses a fitting message.",
            discussion: """
                Each method has its own range, step, and unit: bowls, joints, and blunts 0.5 to 5 in steps of 0.5; \
                pulls of a vaporizer 1 to 10; dabs 1 to 5; edibles 5 to 100 mg in steps of 5. The time can't be in the \
                future; the time zone is stored with it. This is no medical advice.
                """,
            examples: [
                Example("Now", ["method": "Vape", "amount": 3]),
                Example(
                    "With triggers",
                    ["method": "Joints", "amount": 0.5, "triggers": ["Social", "Habit"], "place": ["kind": "Outside"]]),
            ], effects: .clock
        ) { records, input, context in
            try records.log(input, seed: context.seed)
        }.helpFirst()
        records.writing(
            Cravings.editEntry, "Changes an entry; omitted fields stay the same, and null clears one.",
            discussion: """
                The time of the change is stored. The intensity about 15 minutes after a craving is added this way.
                """,
            examples: [
                Example("A quarter of an hour later", ["entry": "last", "laterIntensity": 4]),
                Example("Without a place", ["entry": "last", "place": .null]),
            ], effects: [.destructive, .clock]
        ) { records, input, _ in
            try records.edit(input)
        }.helpFirst()
        records.writing(
            Cravings.removeEntry, "Removes an entry.",
            discussion: """
                A recording that a craving was linked to remains.
                """,
            examples: [Example("The one that was logged last", ["entry": "last"])], effects: .destructive
        ) { records, input, _ in
            try records.store.write { db in
                let entry = try records.entry(named: input.entry, whole: true, db)
                records.store.nameChange(entry.actionName)
                try db.execute(sql: "DELETE FROM entry WHERE id = ?", arguments: [entry.id])
                return RemovedEntry(entry: entry)
            }
        }
    }
}

extension CravingsRecords {
    func log(_ input: LogCravingInput, seed: UInt64) throws -> LoggedEntry {
        let time = try instant(of: input.time)
        return try store.write { db in
            var entry = CravingEntry(
                id: newKey(), time: time, offset: zone.offset(at: time), zone: zone.name, intensity: input.intensity,
                triggers: input.triggers, created: now)
            entry.place = input.exactCoordinates ? input.place : input.place?.coarse
            entry.notes = input.notes?.nonempty
            entry.recording = try input.recording.map { try recordingKey($0, db) }
            try check(entry)
            entry.triggers = entry.triggers.inOrder
            let situation = MessageSituation(
                triggers: entry.triggers, intensity: input.intensity, notes: entry.notes, explores: input.explores)
            let selection = input.offersMessage ? try take(for: situation, seed: seed, db) : nil
            if let message = selection?.message, let propensity = selection?.propensity {
                entry.shown = ShownMessage(
                    message: message.id, propensity: propensity, isRandom: selection?.isRandom ?? false)
            }
            return try logged(.craving(entry), helpLines(for: input, db), selection, db)
        }
    }

    func log(_ input: LogUseInput, seed: UInt64) throws -> LoggedEntry {
        let time = try instant(of: input.time)
        return try store.write { db in
            var entry = UsageEntry(
                id: newKey(), time: time, offset: zone.offset(at: time), zone: zone.name, method: input.method,
                amount: input.amount, triggers: input.triggers, created: now)
            entry.place = input.exactCoordinates ? input.place : input.place?.coarse
            entry.notes = input.notes?.nonempty
            try check(entry)
            entry.triggers = entry.triggers.inOrder
            let situation = MessageSituation(triggers: entry.triggers, notes: entry.notes, isAfterUse: true)
            let selection = input.offersMessage ? try take(for: situation, seed: seed, db) : nil
            return try logged(.use(entry), helpLines(for: input, db), selection, db)
        }
    }

    /// Saves an entry and returns it with its notices.
    func logged(
        _ entry: Entry, _ helpLines: [HelpLine], _ selection: MessageSelection?, _ db: Database
    ) throws -> LoggedEntry {
        // Where to find help comes before the entry, not with the message.
        var selection = selection
        selection?.helpLines = []
        try entry.save(in: db)
        store.nameChange(entry.actionName)
        let day = entry.diaryDay
        let notices = ageNotices(of: entry.time) + (try reopen(day, db))
        return LoggedEntry(entry: entry, day: day, helpLines: helpLines, selection: selection, notices: notices)
    }

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

extension Entry {
    /// The name in the list of actions: `craving of 2026-11-27 21:30`.
    var actionName: String {
        let (kind, local) =
            switch self {
            case .craving(let entry): ("craving", entry.time.local(at: entry.offset))
            case .use(let entry): ("use", entry.time.local(at: entry.offset))
            }
        return "\(kind) of \(local.day) \("\(local.time)".prefix(5))"
    }

    /// The day of the diary.
    var diaryDay: CalendarDay {
        switch self {
        case .craving(let entry): CravingsRecords.boundary.day(of: entry.time, offset: entry.offset)
        case .use(let entry): CravingsRecords.boundary.day(of: entry.time, offset: entry.offset)
        }
    }
}

extension String {
    /// The text, or nil if it is empty.
    var nonempty: String? { isEmpty ? nil : self }
}

extension EditEntryInput {
    fileprivate func place(replacing current: Place?) -> Place? {
        place.map { exactCoordinates ? $0 : $0?.coarse } ?? current
    }

    fileprivate func notes(replacing current: String?) -> String? {
        notes.map { $0?.nonempty } ?? current
    }
}

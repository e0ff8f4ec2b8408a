// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin

extension EntryRepository {
    /// Logs a craving with a fitting message.
    func log(_ input: LogCravingInput, at time: Timestamp, seed: UInt64) throws -> LoggedEntry {
        var entry = CravingEntry(
            id: transaction.newKey(), time: time, offset: zone.offset(at: time), zone: zone.name,
            intensity: input.intensity,
            triggers: input.triggers, created: transaction.instant)
        entry.place = input.exactCoordinates ? input.place : input.place?.coarse
        entry.notes = input.notes?.nonempty
        entry.recording = try input.recording.map { try transaction.recordings.key($0) }
        try transaction.check(entry)
        entry.triggers = entry.triggers.inOrder
        let situation = MessageSituation(
            triggers: entry.triggers, intensity: input.intensity, notes: entry.notes, explores: input.explores)
        let selection = input.offersMessage ? try transaction.messages.take(for: situation, seed: seed) : nil
        if let message = selection?.message, let propensity = selection?.propensity {
            entry.shown = ShownMessage(
                message: message.id, propensity: propensity, isRandom: selection?.isRandom ?? false)
        }
        return try logged(.craving(entry), transaction.helpLines.lines(for: input), selection)
    }

    /// Logs a use with a fitting message.
    func log(_ input: LogUseInput, at time: Timestamp, seed: UInt64) throws -> LoggedEntry {
        var entry = UsageEntry(
            id: transaction.newKey(), time: time, offset: zone.offset(at: time), zone: zone.name, method: input.method,
            amount: input.amount, triggers: input.triggers, created: transaction.instant)
        entry.place = input.exactCoordinates ? input.place : input.place?.coarse
        entry.notes = input.notes?.nonempty
        try transaction.check(entry)
        entry.triggers = entry.triggers.inOrder
        let situation = MessageSituation(triggers: entry.triggers, notes: entry.notes, isAfterUse: true)
        let selection = input.offersMessage ? try transaction.messages.take(for: situation, seed: seed) : nil
        return try logged(.use(entry), transaction.helpLines.lines(for: input), selection)
    }

    /// Saves an entry and returns it with its notices.
    private func logged(
        _ entry: Entry, _ helpLines: [HelpLine], _ selection: MessageSelection?
    ) throws -> LoggedEntry {
        // Where to find help comes before the entry, not with the message.
        var selection = selection
        selection?.helpLines = []
        try save(entry)
        transaction.store.nameChange(entry.actionName)
        let day = entry.diaryDay
        let notices = ageNotices(of: entry.time) + (try transaction.days.reopen(day))
        return LoggedEntry(entry: entry, day: day, helpLines: helpLines, selection: selection, notices: notices)
    }

    /// Changes an entry.
    func edit(_ input: EditEntryInput, at time: Timestamp?) throws -> LoggedEntry {
        switch try entry(named: input.entry) {
        case .craving(var entry):
            try refuse("method", input.method, of: "a use")
            try refuse("amount", input.amount, of: "a use")
            if let time { (entry.time, entry.offset, entry.zone) = (time, zone.offset(at: time), zone.name) }
            if time != nil { entry.isTimeKnown = true }
            entry.intensity = input.intensity ?? entry.intensity
            entry.laterIntensity = input.laterIntensity ?? entry.laterIntensity
            entry.recording =
                try input.recording.map { try $0.map { try transaction.recordings.key($0) } } ?? entry.recording
            entry.triggers = input.triggers.map { $0 ?? [] } ?? entry.triggers
            entry.place = input.place(replacing: entry.place)
            entry.notes = input.notes(replacing: entry.notes)
            entry.modified = transaction.instant
            try transaction.check(entry)
            entry.triggers = entry.triggers.inOrder
            return try logged(.craving(entry), transaction.helpLines.lines(for: input), nil)
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
            entry.modified = transaction.instant
            try transaction.check(entry)
            entry.triggers = entry.triggers.inOrder
            return try logged(.use(entry), transaction.helpLines.lines(for: input), nil)
        }
    }

    private func refuse<Value>(_ path: String, _ value: Value?, of kind: String) throws(ComputationError) {
        guard value != nil else { return }
        throw ComputationError.refusal(path, "no value, because only \(kind) has one", "a value")
    }

    private func refuse<Value>(_ path: String, _ value: Value??, of kind: String) throws(ComputationError) {
        guard let value else { return }
        throw ComputationError.refusal(
            path, "no value, because only \(kind) has one", value == nil ? "null" : "a value")
    }

    /// Returns a notice for an entry that is older than seven days.
    private func ageNotices(of time: Timestamp) -> [Message] {
        let now = transaction.instant
        let days = (now.wholeSeconds - time.wholeSeconds) / 86_400
        guard now.wholeSeconds - time.wholeSeconds > 7 * 86_400 else { return [] }
        return [
            Message(
                "cravings.old-entry", "This entry is dated \(days) days ago. You can change the date.",
                ["days": .integer(Int64(days))])
        ]
    }

    private var zone: LocalZone { transaction.clock.localZone }
}

extension EditEntryInput {
    fileprivate func place(replacing current: Place?) -> Place? {
        place.map { exactCoordinates ? $0 : $0?.coarse } ?? current
    }

    fileprivate func notes(replacing current: String?) -> String? {
        notes.map { $0?.nonempty } ?? current
    }
}

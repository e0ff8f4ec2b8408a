// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// Logs a craving.
struct LogCraving: NoticeProviding {
    let manifest = Manifest(
        id: Cravings.logCraving.id,
        summary: "Logs a craving, and chooses a fitting message.",
        discussion: """
            The time can't be in the future; the time zone is stored with it. Coordinates are rounded to 0.01° unless \
            you keep them as stated. The message and the probability of its choice are stored with the craving. At \
            intensity 10, or if the note has words of self-harm, where to find help comes first, also if nothing can be \
            stored. This is no medical advice.
            """,
        examples: [
            Example("Now", ["intensity": 7, "triggers": ["Anxious"], "place": ["kind": "Home"]]),
            Example("Without a message", ["intensity": 3, "notes": "After lunch.", "offersMessage": false]),
        ], effects: [.writes, .clock])

    let access: LazyCravingsRecords

    func notice(before input: JSONValue, in zone: LocalZone) -> Message? { helpFirst(input, in: zone) }

    func run(_ input: LogCravingInput, in context: Context) async throws -> LoggedEntry {
        let seed = context.seed
        return try await access.writing(in: context) { try $0.log(input, seed: seed) }
    }
}

/// Logs a use.
struct LogUse: NoticeProviding {
    let manifest = Manifest(
        id: Cravings.logUse.id,
        summary: "Logs a use, and chooses a fitting message.",
        discussion: """
            Each method has its own range, step, and unit: bowls, joints, and blunts 0.5 to 5 in steps of 0.5; pulls \
            of a vaporizer 1 to 10; dabs 1 to 5; edibles 5 to 100 mg in steps of 5. The time can't be in the future; \
            the time zone is stored with it. This is no medical advice.
            """,
        examples: [
            Example("Now", ["method": "Vape", "amount": 3]),
            Example(
                "With triggers",
                ["method": "Joints", "amount": 0.5, "triggers": ["Social", "Habit"], "place": ["kind": "Outside"]]),
        ], effects: [.writes, .clock])

    let access: LazyCravingsRecords

    func notice(before input: JSONValue, in zone: LocalZone) -> Message? { helpFirst(input, in: zone) }

    func run(_ input: LogUseInput, in context: Context) async throws -> LoggedEntry {
        let seed = context.seed
        return try await access.writing(in: context) { try $0.log(input, seed: seed) }
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

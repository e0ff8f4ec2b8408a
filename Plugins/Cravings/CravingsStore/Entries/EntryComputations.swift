// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin

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
            let time = try input.time.instant(by: records.clock)
            return try records.write { try $0.entries.log(input, at: time, seed: context.seed) }
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
            let time = try input.time.instant(by: records.clock)
            return try records.write { try $0.entries.log(input, at: time, seed: context.seed) }
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
            var nothing = EditEntryInput(entry: input.entry)
            nothing.exactCoordinates = input.exactCoordinates
            guard input != nothing else { throw ComputationError(.refused, "There is nothing to change.") }
            guard input.time != EntryMoment() else {
                throw ComputationError.refusal("time", "a day, a time of day, or an instant", "none of them")
            }
            let time = try input.time?.instant(by: records.clock)
            return try records.write { try $0.entries.edit(input, at: time) }
        }.helpFirst()
        records.writing(
            Cravings.removeEntry, "Removes an entry.",
            discussion: """
                A recording that a craving was linked to remains.
                """,
            examples: [Example("The one that was logged last", ["entry": "last"])], effects: .destructive
        ) { records, input, _ in
            try records.write { RemovedEntry(entry: try $0.entries.remove(named: input.entry)) }
        }
    }
}

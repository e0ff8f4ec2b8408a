// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin

extension StoredCravingsPlugin {
    /// Computations on the days of the diary.
    @ComputationBuilder
    static func dayComputations(_ records: LazyCravingsRecords) -> [AnyComputation] {
        records.writing(
            Cravings.setDayStatus,
            "Sets the status of a day or a range of days: complete, nothing to report, or unknown.",
            discussion: """
                A day without a status and without entries is unknown, never a day without cravings or use. The status \
                unknown also marks a day of which only some entries were logged. Days begin at 04:00. A day with \
                entries can't have the status nothing; in a range, days with entries keep their status.
                """,
            examples: [
                Example("Everything is logged today", ["status": "complete"]),
                Example("Nothing to report", ["day": "2023-11-10", "status": "nothing"]),
                Example("Several days", ["day": "2023-11-01", "through": "2023-11-09", "status": "nothing"]),
            ], effects: [.idempotent, .destructive, .clock]
        ) { records, input, _ in
            let today = records.clock.diaryDay
            let day = input.day?.day(today: today) ?? today
            guard day <= today else {
                throw ComputationError.refusal("day", "a day not after today, \(today)", "\(day)")
            }
            let last = input.through?.day(today: today) ?? day
            guard (day...today).contains(last) else {
                throw ComputationError.refusal("through", "a day from \(day) to today, \(today)", "\(last)")
            }
            return try records.write { try $0.days.mark(input, from: day, through: last) }
        }
    }
}

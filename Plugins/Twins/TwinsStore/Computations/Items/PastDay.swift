// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A day on which something happened: a stated one, or today.
struct PastDay {
    let day: CalendarDay

    /// Resolves a day.
    /// - Throws: `ComputationError` if it is in the future.
    init(_ reference: DayReference?, in context: Context, at path: String = "day") throws(ComputationError) {
        let today = try context.today()
        day = reference?.day(today: today) ?? today
        var issues: [ValidationIssue] = []
        issues.refuseFuture(day, at: path, today: today)
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }
}

// SPDX-License-Identifier: Apache-2.0

import ComputationKit

/// Computes the day on which a book is finished.
struct ComputeFinishDay: Computation {
    let manifest = Manifest(
        id: Reading.finishDay.id,
        summary: "Computes the day on which you finish a book.",
        discussion: "Every reading day has the same number of pages, except that the last one has the rest.",
        examples: [
            Example(
                "320 pages, 25 a day, none on Sundays",
                ["pagesLeft": 320, "pagesPerDay": 25, "start": "2026-11-21", "daysOff": ["sunday"]])
        ])

    /// Counts the reading days.
    ///
    /// - Throws: `ValidationIssue` if no weekday is left to read on, or if the book takes until the year 10000.
    func run(_ plan: ReadingPlan, in context: Context) async throws -> FinishDay {
        let isOff = Weekday.allCases.map(plan.daysOff.contains)
        // A schema can't express this rule, because the list can contain a weekday twice.
        guard isOff.contains(false) else {
            throw ValidationIssue(path: "daysOff", expected: "at least one weekday to read on", got: "all seven")
        }
        let readingDays = (plan.pagesLeft + plan.pagesPerDay - 1) / plan.pagesPerDay
        var daysLeft = readingDays
        var offset = -1
        while daysLeft > 0 {
            offset += 1
            if !isOff[(plan.start.weekday - 1 + offset) % 7] { daysLeft -= 1 }
        }
        let finish = plan.start.adding(days: offset)
        guard finish.daysSince1970 - plan.start.daysSince1970 == offset else {
            throw ValidationIssue(
                path: "start", expected: "a day at least \(offset) days before 9999-12-31", got: "\(plan.start)")
        }
        return FinishDay(
            finish: finish, readingDays: readingDays, lastPages: plan.pagesLeft - (readingDays - 1) * plan.pagesPerDay)
    }
}

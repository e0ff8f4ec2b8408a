// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension Twins {
    /// The presenters of the computations that need no records.
    static var computedPresenters: [Presenter] {
        [
            Presenter(identify, .text) { _, code, style in code.text(style) },
            Presenter(freshness, .text) { _, report, style in report.text(style) },
            Presenter(freshness, .csv) { _, report, _ in report.table },
            Presenter(depreciation, .text) { _, depreciation, style in depreciation.text(style) },
            Presenter(depreciation, .csv) { _, depreciation, _ in depreciation.table },
            Presenter(valueSummary, .text) { _, summary, style in summary.text(style) },
            Presenter(valueSummary, .csv) { _, summary, _ in summary.table },
            Presenter(valueSummary, .html) { _, summary, style in InsuranceReport(summary, style).html },
            Presenter(due, .text) { _, list, style in list.text(style) },
            Presenter(due, .csv) { _, list, _ in list.table },
            Presenter(due, .iCalendar) { _, list, _ in list.calendar },
            Presenter(sustainability, .text) { _, summary, style in summary.text(style) },
            Presenter(resolveConflict, .text) { _, resolution, style in resolution.text(style) },
            Presenter(whatToCookFirst, .text) { _, plan, style in plan.text(style) },
        ]
    }
}

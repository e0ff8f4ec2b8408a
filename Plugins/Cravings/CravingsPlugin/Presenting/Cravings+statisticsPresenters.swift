// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

extension Cravings {
    /// The presenters of the pure statistics.
    package static var pureStatisticsPresenters: [Presenter] {
        presenters(ofSummaries: summary) + presenters(ofTrends: trend) + presenters(ofLags: lag)
            + presenters(ofPatterns: patterns) + presenters(ofStrengths: habitStrength)
    }

    /// The presenters of the statistics over the person's records.
    package static var recordStatisticsPresenters: [Presenter] {
        presenters(ofSummaries: mySummary) + presenters(ofTrends: myTrend) + presenters(ofLags: myLag)
            + presenters(ofPatterns: myPatterns) + presenters(ofStrengths: myHabitStrength)
    }

    private static func presenters<Input>(
        ofSummaries key: ComputationKey<Input, CravingsSummary>
    ) -> [Presenter] {
        [Presenter(key, .text) { _, summary, style in summary.text(style) }]
    }

    private static func presenters<Input>(ofTrends key: ComputationKey<Input, CravingsTrend>) -> [Presenter] {
        [
            Presenter(key, .text) { _, trend, style in trend.text(style) },
            Presenter(key, .csv, notes: { $0.statements.map(\.text) }) { _, trend, _ in trend.csv },
        ]
    }

    private static func presenters<Input>(ofLags key: ComputationKey<Input, LagReport>) -> [Presenter] {
        [
            Presenter(key, .text) { _, report, style in report.text(style) },
            Presenter(key, .csv, notes: { $0.statements.map(\.text) }) { _, report, _ in report.csv },
        ]
    }

    private static func presenters<Input>(ofPatterns key: ComputationKey<Input, CravingsPatterns>) -> [Presenter] {
        [
            Presenter(key, .text) { _, patterns, style in patterns.text(style) },
            Presenter(key, .svg) { _, patterns, style in patterns.drawing(style) },
            Presenter(key, .csv) { _, patterns, _ in patterns.csv },
        ]
    }

    private static func presenters<Input>(ofStrengths key: ComputationKey<Input, HabitStrength>) -> [Presenter] {
        [
            Presenter(key, .text) { _, strength, style in strength.text(style) },
            Presenter(key, .csv) { _, strength, _ in strength.csv },
        ]
    }
}

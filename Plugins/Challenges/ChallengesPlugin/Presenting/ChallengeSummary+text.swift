// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ChallengeSummary {
    /// Returns counts, rates with their intervals, and bars.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let pending = counts.pending > 0 ? ", \(counts.pending) pending" : ""
        text.add("\(counts.completed) completed, \(counts.skipped) skipped, \(counts.expired) expired\(pending)")
        guard counts.completed + counts.skipped > 0 else {
            text.add("Nothing was completed or skipped yet.")
            return text.text
        }
        if let completion { text.add("Completed: \(completion.percent)") }
        if let rating { text.add("Rating: \(rating.value.fixed(decimals: 1)) of 5\(rating.range(decimals: 1))") }
        text.add("Streak: \(streaks.current.of("day")) now, \(streaks.longest.of("day")) at best")
        if let mood {
            text.add(
                "Mood: \(mood.change.value.signed(decimals: 1)) after a challenge\(mood.change.range(decimals: 1))")
        }
        text.addBars("By weekday", weekdays.map { ($0.name, $0.completion) })
        text.addBars("By hour", hours.map { ("\($0.hour):00", $0.completion) })
        text.addBars("By category", categories.map { ($0.category.rawValue, $0.completion) })
        return text.text
    }
}

extension CategoryPreferencesList {
    /// Returns the categories as a table.
    func text(_ style: PresentationStyle) -> String {
        var table = TextTable([
            ("category", .leftWhole), ("completed", .leftWhole), ("rating", .leftWhole), ("done", .right),
            ("skipped", .right),
        ])
        for entry in categories {
            table.add([
                entry.category.rawValue, entry.completion?.percent ?? "",
                entry.rating.map { $0.value.fixed(decimals: 1) + $0.range(decimals: 1) } ?? "",
                "\(entry.counts.completed)", "\(entry.counts.skipped)",
            ])
        }
        return table.text(style)
    }
}

extension WeekdayCompletion {
    /// The day of the week in words.
    var name: String {
        ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][(weekday - 1) % 7]
    }
}

extension TextLines {
    /// Adds bars of 20 columns, one block for each 5%.
    fileprivate mutating func addBars(_ title: String, _ rows: [(name: String, estimate: Estimate?)]) {
        let known = rows.compactMap { name, estimate in estimate.map { (name, $0) } }
        guard !known.isEmpty else { return }
        begin(title)
        for (name, estimate) in known {
            let filled = Int((min(max(estimate.value, 0), 1) * 20).rounded())
            let bar = String(repeating: "█", count: filled) + String(repeating: "·", count: 20 - filled)
            add(name, "\(bar) \(estimate.percent)", column: 16)
        }
    }
}

extension Estimate {
    /// A share in percent with its interval: `62% (48 to 75)`.
    var percent: String {
        let whole = { (share: Double) in Int((share * 100).rounded()) }
        guard let low, let high else { return "\(whole(value))%" }
        return "\(whole(value))% (\(whole(low)) to \(whole(high)))"
    }

    /// Returns the interval in parentheses; empty if there is none.
    func range(decimals: Int) -> String {
        guard let low, let high else { return "" }
        return " (\(low.fixed(decimals: decimals)) to \(high.fixed(decimals: decimals)))"
    }
}

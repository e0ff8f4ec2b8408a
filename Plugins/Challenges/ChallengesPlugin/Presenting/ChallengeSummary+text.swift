// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ChallengeSummary {
    /// Returns counts, rates with their intervals, and bars.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let say = text.say
        let pending = counts.pending > 0 ? ", \(counts.pending) pending" : ""
        text.add(
            say(
                "challenges.statistics.counts",
                "\(counts.completed) completed, \(counts.skipped) skipped, \(counts.expired) expired\(pending)",
                [
                    "completed": counts.completed.argument, "skipped": counts.skipped.argument,
                    "expired": counts.expired.argument, "pending": counts.pending.argument,
                ]))
        guard counts.completed + counts.skipped > 0 else {
            text.add(say("challenges.statistics.empty", "Nothing was completed or skipped yet."))
            return text.text
        }
        if let completion {
            let share = completion.percent(say)
            text.add(say("challenges.statistics.completion", "Completed: \(share)", ["share": share.argument]))
        }
        if let rating {
            let (value, range) = (rating.value.fixed(decimals: 1), rating.range(decimals: 1, say))
            text.add(
                say(
                    "challenges.statistics.rating", "Rating: \(value) of 5\(range)",
                    ["value": say.number(value).argument, "range": range.argument]))
        }
        text.add(
            say(
                "challenges.statistics.streak",
                "Streak: \(streaks.current.of("day")) now, \(streaks.longest.of("day")) at best",
                ["current": streaks.current.argument, "longest": streaks.longest.argument]))
        if let mood {
            let (change, range) = (mood.change.value.signed(decimals: 1), mood.change.range(decimals: 1, say))
            text.add(
                say(
                    "challenges.statistics.mood", "Mood: \(change) after a challenge\(range)",
                    ["change": say.number(change).argument, "range": range.argument]))
        }
        text.addBars(
            say("challenges.statistics.by-weekday", "By weekday"), weekdays.map { ($0.name(say), $0.completion) })
        text.addBars(
            say("challenges.statistics.completed-at", "Completed at"), hours.map { ("\($0.hour):00", $0.share) })
        text.addBars(
            say("challenges.statistics.by-category", "By category"),
            categories.map { (say.word($0.category, "category"), $0.completion) })
        return text.text
    }
}

extension CategoryPreferencesList {
    /// Returns the categories as a table.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var table = TextTable([
            (say("challenges.label.category", "category"), .leftWhole),
            (say("challenges.label.completed", "completed"), .leftWhole),
            (say("challenges.label.rating", "rating"), .leftWhole), (say("challenges.label.done", "done"), .right),
            (say("challenges.label.skipped", "skipped"), .right),
        ])
        for entry in categories {
            table.add([
                say.word(entry.category, "category"), entry.completion?.percent(say) ?? "",
                entry.rating.map { say.number($0.value.fixed(decimals: 1)) + $0.range(decimals: 1, say) } ?? "",
                "\(entry.counts.completed)", "\(entry.counts.skipped)",
            ])
        }
        return table.text(style)
    }
}

extension WeekdayCompletion {
    /// The day of the week in words.
    func name(_ say: Wording) -> String {
        let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        return say("challenges.weekday", names[(weekday - 1) % 7], ["weekday": weekday.argument])
    }
}

extension TextLines {
    /// Adds bars of 20 columns, one block for each 5%.
    fileprivate mutating func addBars(_ title: String, _ rows: [(name: String, estimate: Estimate?)]) {
        let known = rows.compactMap { name, estimate in estimate.map { (name, $0) } }
        guard !known.isEmpty else { return }
        begin(title)
        let column = max(16, 4 + (known.map(\.0.terminalWidth).max() ?? 0))
        for (name, estimate) in known {
            let filled = Int((min(max(estimate.value, 0), 1) * 20).rounded())
            let bar = String(repeating: "█", count: filled) + String(repeating: "·", count: 20 - filled)
            add(name, "\(bar) \(estimate.percent(say))", column: column)
        }
    }
}

extension Estimate {
    /// A share in percent with its interval: `62% (48 to 75)`.
    func percent(_ say: Wording) -> String {
        let whole = { (share: Double) in Int((share * 100).rounded()) }
        guard let low, let high else { return "\(whole(value))%" }
        return say(
            "challenges.percent", "\(whole(value))% (\(whole(low)) to \(whole(high)))",
            ["value": whole(value).argument, "low": whole(low).argument, "high": whole(high).argument])
    }

    /// Returns the interval in parentheses; empty if there is none.
    func range(decimals: Int, _ say: Wording) -> String {
        guard let low, let high else { return "" }
        let (least, most) = (low.fixed(decimals: decimals), high.fixed(decimals: decimals))
        return say(
            "challenges.range", " (\(least) to \(most))",
            ["low": say.number(least).argument, "high": say.number(most).argument])
    }
}

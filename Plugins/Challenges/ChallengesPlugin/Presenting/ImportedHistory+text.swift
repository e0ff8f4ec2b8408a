// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ImportedHistory {
    /// Returns what was imported, what was left out, and every problem.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let say = text.say
        let counts: [String: JSONValue] = [
            "completed": completed.argument, "skipped": skipped.argument, "unchanged": unchanged.argument,
        ]
        let known = unchanged > 0 ? ", \(unchanged) imported before" : ""
        text.add(
            dryRun
                ? say(
                    "challenges.import.plan",
                    "Would import \(completed) completed and \(skipped) skipped days\(known).", counts)
                : say(
                    "challenges.import.done", "Imported \(completed) completed and \(skipped) skipped days\(known).",
                    counts))
        if let from, let through {
            text.add(
                say(
                    "challenges.import.range", "From \(from) through \(through).",
                    ["from": from.description.argument, "through": through.description.argument]))
        }
        for (count, sentence) in omissions(say) where count > 0 { text.add(sentence) }
        if !leftOut.isEmpty {
            let names = leftOut.joined(separator: ", ")
            text.add(say("challenges.import.left-out", "Other habits: \(names).", ["habits": names.argument]))
        }
        if !problems.isEmpty {
            text.begin(say("challenges.import.problems", "Not imported"))
            for problem in problems { text.add(say(problem.message), indent: 2) }
        }
        return text.text
    }

    private func omissions(_ say: Wording) -> [(count: Int, sentence: String)] {
        [
            (
                omitted.missed,
                say(
                    "challenges.import.missed", "Left out: \(omitted.missed.of("day")) on which a habit wasn't done.",
                    ["days": omitted.missed.argument])
            ),
            (
                omitted.excused,
                say(
                    "challenges.import.excused",
                    "Left out: \(omitted.excused.of("day")) on which a habit was skipped or wasn't due.",
                    ["days": omitted.excused.argument])
            ),
            (
                omitted.automatic,
                say(
                    "challenges.import.automatic",
                    "Left out: \(omitted.automatic.of("day")) that only a habit's frequency covers.",
                    ["days": omitted.automatic.argument])
            ),
            (
                omitted.unclear,
                say(
                    "challenges.import.unclear",
                    "Left out: \(omitted.unclear.of("mark")) that \(omitted.unclear == 1 ? "doesn't" : "don't") say "
                        + "whether a habit was done.",
                    ["marks": omitted.unclear.argument])
            ),
        ]
    }
}

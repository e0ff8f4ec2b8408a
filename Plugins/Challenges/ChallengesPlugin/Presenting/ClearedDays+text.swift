// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ClearedDays {
    /// Returns what was cleared, lists first, and what is kept.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let say = text.say
        guard let from, let through else {
            text.add(
                say(
                    "challenges.clear.nothing", "There is nothing to clear before \(keptFrom).",
                    ["day": keptFrom.description.argument]))
            return text.text
        }
        let days: [String: JSONValue] = ["from": from.description.argument, "through": through.description.argument]
        text.add(
            dryRun
                ? say("challenges.clear.plan", "Would clear the days from \(from) through \(through):", days)
                : say("challenges.clear.done", "Cleared the days from \(from) through \(through):", days))
        let size = (Double(listBytes) / 1_000_000).fixed(decimals: 1)
        text.add(
            say(
                "challenges.clear.lists", "- candidate lists and reasons of \(lists.of("record")), \(size) MB",
                ["records": lists.argument, "size": say.number(size).argument]))
        let total = records.completed + records.skipped + records.expired + records.pending
        if total > 0 {
            text.add(
                say(
                    "challenges.clear.records",
                    "- \(total.of("record")): \(records.completed) completed, \(records.skipped) skipped, "
                        + "\(records.expired + records.pending) expired",
                    [
                        "records": total.argument, "completed": records.completed.argument,
                        "skipped": records.skipped.argument,
                        "expired": (records.expired + records.pending).argument,
                    ]))
        }
        if notes + photos > 0 {
            text.add(
                say(
                    "challenges.clear.notes", "- \(notes.of("note")) and \(photos.of("photo")) with them",
                    ["notes": notes.argument, "photos": photos.argument]))
        }
        if learned > 0 {
            let events: [String: JSONValue] = ["events": learned.argument]
            text.add(
                afterwards == .keepLearned
                    ? say(
                        "challenges.clear.kept",
                        "What was learned from \(learned.of("outcome")) is kept as a mean and covariance.", events)
                    : say(
                        "challenges.clear.forgotten", "What was learned from \(learned.of("outcome")) is forgotten.",
                        events))
        }
        if notes + photos > 0, !dryRun {
            text.add(
                say(
                    "challenges.clear.undo",
                    "challenge undo brings notes and photos back for 30 days. To erase them now, use challenge history "
                        + "--forget-actions."))
        }
        for notice in notices { text.add(say(notice)) }
        return text.text
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ClaimedNotifications {
    /// The notifications, one on a line.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard areEnabled else {
            lines.add("Notifications are off.")
            return lines.text
        }
        if notifications.isEmpty { lines.add("No new notifications.") }
        for notification in notifications { lines.add(notification.words, hanging: 2) }
        if left > 0 { lines.add("\(left.grouped) more.", lines.style.quiet) }
        return lines.text
    }
}

extension RecallReport {
    /// The counts, and the recalled things.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let known = known > 0 ? " \(known.grouped) already known." : ""
        lines.add("Added \(added.counted("recall")).\(known)")
        for match in matches {
            lines.add("\(match.sentence).", hanging: 2, lines.style.warning)
        }
        if unmatched > 0 {
            lines.add(
                unmatched == 1
                    ? "1 recall affects none of your things."
                    : "\(unmatched.grouped) recalls affect none of your things.",
                lines.style.quiet)
        }
        return lines.text
    }
}

extension RecallList {
    /// The recalls, each with what it concerns.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard !recalls.isEmpty else {
            lines.add("No recalls.")
            return lines.text
        }
        let keys = recalls.map(\.recall.id)
        for listed in recalls {
            listed.add(to: &lines)
            lines.add("Key: \(keys.shortKey(listed.recall.id))", indent: 2, lines.style.quiet)
        }
        lines.addGap()
        lines.add(
            recalls.count < total ? "\(recalls.count.grouped) of \(total.counted("recall"))" : total.counted("recall"),
            lines.style.quiet)
        return lines.text
    }
}

extension ListedRecall {
    /// A confirmation that the recall was closed or reopened.
    func changedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add(recall.closed.map { "Closed the recall on \($0)." } ?? "Reopened the recall.")
        add(to: &lines)
        return lines.text
    }

    /// What it concerns and since when; only what concerns nothing is named by its codes.
    fileprivate func add(to lines: inout TextLines) {
        let closed = recall.closed.map { " Closed on \($0)." } ?? ""
        for match in matches {
            let look = recall.closed == nil ? lines.style.warning : lines.style.quiet
            lines.add("\(match.sentence).\(closed)", hanging: 2, look)
        }
        if matches.isEmpty {
            let nothing = RecallMatch(
                recall: recall.id, twin: NamedRecord(id: "", name: "None of your things"), notice: recall.notice,
                isCertain: true)
            lines.add("\(nothing.sentence).\(closed)", hanging: 2)
        }
    }
}

extension RecognitionLog {
    /// The recognitions as a table.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard !entries.isEmpty else {
            lines.add("No recognitions.")
            return lines.text
        }
        var table = TextTable([
            ("Time", .leftWhole), ("By", .leftWhole), ("Code", .left), ("Kind", .leftWhole), ("Result", .left),
        ])
        for entry in entries {
            let name = entry.twin.flatMap { names[$0] }
            let result = entry.isSuccess ? name ?? "recognized" : entry.error ?? "not recognized"
            table.add([
                String("\(entry.time)".prefix(16)).replacing("T", with: " "), entry.method.rawValue.spacedWord,
                entry.code ?? "", entry.detectedKind?.rawValue ?? "", result,
            ])
        }
        lines.add(table)
        lines.addGap()
        lines.add(
            entries.count < total
                ? "\(entries.count.grouped) of \(total.counted("recognition"))" : total.counted("recognition"),
            lines.style.quiet)
        return lines.text
    }
}

extension TwinSettings {
    /// The settings by name.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Settings", lines.style.heading)
        lines.add(
            facts: [
                ("Notifications", notificationsEnabled ? "on, at \(notificationTime)" : "off"),
                (
                    "Food warnings",
                    "\(firstWarningDays.counted("day")) and \(secondWarningDays.counted("day")) before the date"
                ),
                ("Warranty warning", "\(warrantyWarningDays.counted("day")) before its end"),
                ("Currency", defaultCurrency), ("Units", units.rawValue),
                ("Recognition log", recognitionLogDays.counted("day")),
            ], column: 18)
        return lines.text
    }
}

extension DepreciationList {
    /// The values as a table.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        if items.isEmpty {
            lines.add("No item has a depreciation plan.")
        } else {
            lines.add("Values on \(day)", lines.style.heading)
            var table = TextTable([("Item", .left), ("Value", .right), ("Loss", .right), ("End of life", .leftWhole)])
            for item in items {
                table.add([
                    item.twin.name, item.depreciation.value.words, item.depreciation.loss.words,
                    item.depreciation.end?.description ?? "",
                ])
            }
            lines.add(table)
        }
        if !incomplete.isEmpty {
            lines.addGap()
            lines.add(
                "No price or start date by then: \(incomplete.map(\.name).joined(separator: ", ")).", hanging: 2,
                lines.style.quiet)
        }
        return lines.text
    }
}

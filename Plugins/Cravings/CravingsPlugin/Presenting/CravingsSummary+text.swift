// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension CravingsSummary {
    /// Returns the statements, the counts, and the entries by trigger, place, weekday, and hour.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add(period.words)
        for statement in statements { text.add(statement.text) }
        if let sinceLastUse { text.add(sinceLastUse.statement.text) }
        guard cravings.count + uses > 0 else { return text.text }
        addCounts(&text)
        addGaps(&text)
        add(triggers.map { ($0.trigger.rawValue, $0.entries) }, "Trigger", &text)
        add(places.map { ($0.place.rawValue, $0.entries) }, "Place", &text)
        add(weekdays.map { (Weekday.name($0.weekday), $0.entries) }, "Weekday", &text)
        add(hoursOfDay.map { ("\($0.hour):00", $0.entries) }, "Hour", &text)
        return text.text
    }

    private func addCounts(_ text: inout TextLines) {
        text.addGap()
        if let median = cravings.median {
            text.add("Cravings: \(cravings.count), median intensity \(median.plain)")
            for band in cravings.bands where band.count > 0 {
                let range = band.band.intensities
                let intensities =
                    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
                text.add(facts: [("\(band.band.rawValue)", "\(band.count) (\(intensities), \(band.band.word))")])
            }
        }
        guard uses > 0 else { return }
        text.add("Uses: \(uses)")
        for total in methods {
            text.add(facts: [
                (
                    total.method.rawValue,
                    "\(total.uses.counted("use")), \(total.amount.plain) \(total.unit), median "
                        + total.medianAmount.plain
                )
            ])
        }
    }

    private func addGaps(_ text: inout TextLines) {
        let columns = [("share", gaps), ("if unmarked days are free", ifUnmarkedFree?.gaps)]
            .compactMap { title, gaps in gaps.flatMap(\.curve).map { (title: title, curve: $0) } }
        if let longest = columns.last?.curve {
            text.addGap()
            var table = TextTable([("gaps longer than", .right)] + columns.map { ($0.title, .leftWhole) })
            for step in longest.shares {
                table.add(
                    [step.hours.hoursInWords]
                        + columns.map { column in
                            column.curve.shares.first { $0.hours == step.hours }?.share.words ?? ""
                        })
            }
            text.add(table)
            let lengths = columns.map(\.curve.longest.hoursInWords)
            text.add(
                "The longest gap is \(lengths[0])"
                    + (lengths.count > 1 && lengths[1] != lengths[0]
                        ? ", or \(lengths[1]) if unmarked days had nothing to report." : "."))
        } else if case .notEnoughData(let list) = ifUnmarkedFree?.gaps ?? gaps, !list.hours.isEmpty {
            text.addGap()
            text.add(
                "Gaps between uses: \(list.hours.map(\.hoursInWords).joined(separator: ", ")). "
                    + list.shortage.message.text)
        }
    }

    private func add(_ groups: [(name: String, entries: CravingGroup)], _ title: String, _ text: inout TextLines) {
        guard !groups.isEmpty else { return }
        text.addGap()
        var table = TextTable([
            (title, .leftWhole), ("n", .right), ("share of cravings", .leftWhole), ("without use after", .leftWhole),
            ("uses", .right),
        ])
        for group in groups {
            table.add([
                group.name, "\(group.entries.cravings)",
                group.entries.cravings == 0 ? "" : group.entries.share.words,
                group.entries.cravings == 0 ? "" : group.entries.resisted.share.words, "\(group.entries.uses)",
            ])
        }
        text.add(table)
    }
}

/// The names of weekdays.
enum Weekday {
    /// Returns the name of a weekday, 1 for Monday to 7 for Sunday.
    static func name(_ weekday: Int) -> String {
        ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][((weekday - 1) % 7 + 7) % 7]
    }

    /// Returns the first three letters of the name.
    static func shortName(_ weekday: Int) -> String { String(name(weekday).prefix(3)) }
}

// SPDX-License-Identifier: Apache-2.0

internal import Calendars
internal import ComputationKit
internal import Presentation
internal import Tables

extension DueList {
    /// The entries by day.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        if entries.isEmpty {
            lines.add("Nothing is due until \(through).")
        } else {
            var table = TextTable([("Day", .leftWhole), ("", .leftWhole), ("What", .left), ("Place", .left)])
            for entry in entries {
                table.add([entry.day.description, entry.daysLeft.asDaysLeft, entry.message.text, entry.place ?? ""])
            }
            lines.add(table)
        }
        if !withoutDate.isEmpty {
            lines.addGap()
            lines.add(
                "No date of the last care is known: \(withoutDate.map(\.name).joined(separator: ", ")).", hanging: 2,
                lines.style.quiet)
        }
        return lines.text
    }

    /// A row for each entry.
    var table: String {
        DelimitedText.csv(
            heading: ["day", "daysLeft", "kind", "name", "message", "place"],
            rows: entries.map { entry in
                [
                    entry.day.description, "\(entry.daysLeft)", entry.kind.rawValue, entry.twin.name,
                    entry.message.text, entry.place ?? "",
                ]
            })
    }

    /// A calendar with an event on the day of each entry, and an alarm at 9:00.
    ///
    /// An event has the same identifier in every calendar, so that a calendar that is read again replaces it.
    var calendar: String {
        let stamp = Timestamp(secondsSince1970: from.daysSince1970 * 86_400)
        var used: [String: Int] = [:]
        let events = entries.map { entry in
            let key = [entry.kind.rawValue, entry.twin.id, entry.item, entry.lot].compactMap { $0 }
                .joined(separator: "-")
            used[key, default: 0] += 1
            let number = used[key].map { $0 > 1 ? "-\($0)" : "" } ?? ""
            return CalendarDocument.Event(
                uid: "\(key)\(number)@twins.almanac.invalid", stamp: stamp, day: entry.day,
                title: "\(entry.kind.title): \(entry.twin.name)",
                description: [entry.message.text, entry.place].compactMap { $0 }.joined(separator: "\n"),
                hasAlarm: entry.day >= from)
        }
        return CalendarDocument(product: "Almanac//twins \(PluginManifest.almanacVersion)", events: events).text
    }
}

extension DueKind {
    fileprivate var title: String {
        switch self {
        case .expiry: "Use"
        case .loan: "Loan due"
        case .watering: "Water"
        case .fertilizing: "Fertilize"
        case .maintenance: "Maintain"
        case .warranty: "Warranty ends"
        case .recall: "Recalled"
        }
    }
}

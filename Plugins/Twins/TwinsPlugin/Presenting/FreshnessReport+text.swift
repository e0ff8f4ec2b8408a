// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation
internal import Tables

extension FreshnessReport {
    /// The lots of each food in the order of use.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard !foods.isEmpty else {
            lines.add("No food in stock.")
            return lines.text
        }
        var table = TextTable([
            ("Food", .left), ("Quantity", .right), ("Due", .leftWhole), ("Left", .leftWhole), ("Status", .leftWhole),
        ])
        for food in foods {
            for (index, lot) in food.lots.enumerated() {
                table.add([
                    index == 0 ? food.twin.name : "", lot.lot.quantity.of(food.unit), lot.dueText,
                    lot.status == .recalled ? "" : lot.daysLeft.map(\.asDaysLeft) ?? "",
                    lot.status.words(lot.due.reason),
                ])
            }
        }
        lines.add(table)
        for match in foods.flatMap(\.lots).flatMap(\.recalls).uniqued {
            lines.add("\(match.sentence).", hanging: 2, lines.style.warning)
        }
        lines.addGap()
        let counts = [
            (recalled, "recalled"), (expired, "expired"), (overdue, overdue == 1 ? "past its best" : "past their best"),
            (useToday, "to use today"),
            (useSoon, "to use soon"), (fresh, "fresh"),
        ]
        lines.add(
            "On \(day): " + counts.filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }.joined(separator: ", ") + ".",
            lines.style.quiet)
        return lines.text
    }

    /// A row for each lot.
    var table: String {
        DelimitedText.csv(
            heading: ["food", "lot", "quantity", "unit", "due", "reason", "daysLeft", "status", "recall"],
            rows: foods.flatMap { food in
                food.lots.map { lot in
                    [
                        food.twin.name, lot.lot.id, lot.lot.quantity.plainFigure, food.unit ?? "",
                        lot.due.day?.description ?? "", lot.due.reason.rawValue, lot.daysLeft.map { "\($0)" } ?? "",
                        lot.status.rawValue, lot.recalls.map(\.mark).joined(separator: "; "),
                    ]
                }
            })
    }
}

extension LotFreshness {
    fileprivate var dueText: String {
        let reason: String =
            switch due.reason {
            case .printed, .unknown: ""
            case .opened: " (opened)"
            case .frozen: due.day == nil ? "frozen" : " (frozen)"
            case .thawed: " (thawed)"
            }
        return (due.day?.description ?? "") + reason
    }
}

extension [RecallMatch] {
    /// The matches, each once, in order.
    fileprivate var uniqued: [RecallMatch] {
        var seen: Set<RecallMatch> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Int {
    /// The number of days from today in words, such as `in 3 days`.
    var asDaysLeft: String {
        switch self {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "yesterday"
        case ..<0: "\((-self).counted("day")) ago"
        default: "in \(counted("day"))"
        }
    }
}

extension Double {
    /// The quantity with its unit, such as `2 packs` or `1 pack`.
    func of(_ unit: String?) -> String {
        guard let unit else { return plainFigure }
        let isOne = self == 1 && unit.count > 2 && unit.hasSuffix("s") && !unit.hasSuffix("ss")
        return "\(plainFigure) \(isOne ? String(unit.dropLast()) : unit)"
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies
internal import Presentation
internal import Tables

extension ValueSummary {
    /// The totals by currency, room, and kind, and the items.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Value on \(day)", lines.style.heading)
        guard items > 0 else {
            lines.add("No items.")
            return lines.text
        }
        lines.add(Self.table("", [("", totals)]))
        lines.addGap()
        lines.add(Self.table("Room", rooms.map { ($0.room ?? "no place", $0.totals) }))
        lines.addGap()
        lines.add(Self.table("Kind", kinds.map { ($0.kind.rawValue, $0.totals) }))
        if !list.isEmpty {
            lines.addGap()
            var table = TextTable([
                ("Item", .left), ("Value", .right), ("", .leftWhole), ("From", .leftWhole), ("Place", .left),
            ])
            for item in list {
                table.add([
                    ([item.twin.name] + item.recalls.map(\.mark)).joined(separator: ", "), item.value?.amount ?? "?",
                    item.value?.currency ?? "", item.basis.rawValue,
                    item.place ?? "",
                ])
            }
            lines.add(table)
        }
        lines.addGap()
        let unknown = withoutValue == 0 ? "" : " No value is known for \(withoutValue.counted("item"))."
        lines.add("\(items.counted("item")).\(unknown)", lines.style.quiet)
        return lines.text
    }

    private static func table(_ name: String, _ groups: [(name: String, totals: [CurrencyValue])]) -> TextTable {
        var table = TextTable([
            (name, .left), ("Currency", .leftWhole), ("Value", .right), ("Paid", .right), ("Replacement", .right),
        ])
        for group in groups {
            for (index, total) in group.totals.enumerated() {
                table.add([
                    index == 0 ? group.name : "", total.currency, total.valued == 0 ? "" : total.value.amount,
                    total.purchased == 0 ? "" : total.purchase.amount,
                    total.replaceable == 0 ? "" : total.replacement.amount,
                ])
            }
            if group.totals.isEmpty { table.add([group.name, "", "?"]) }
        }
        return table
    }

    /// A row for each item.
    var table: String {
        DelimitedText.csv(
            heading: [
                "name", "kind", "maker", "model", "serialNumber", "place", "condition", "purchased", "price",
                "priceCurrency", "value", "currency", "basis", "explanation", "replacementPrice",
                "replacementCurrency", "photos", "recall",
            ],
            rows: list.map { item in
                [
                    item.twin.name, item.kind.rawValue, item.maker ?? "", item.model ?? "", item.serialNumber ?? "",
                    item.place ?? "", item.condition.rawValue, item.purchase?.date?.description ?? "",
                    item.purchase?.price?.amount ?? "", item.purchase?.price?.currency ?? "",
                    item.value?.amount ?? "", item.value?.currency ?? "", item.basis.rawValue, item.explanation.text,
                    item.replacementPrice?.amount ?? "", item.replacementPrice?.currency ?? "", "\(item.photoCount)",
                    item.recalls.map(\.mark).joined(separator: "; "),
                ]
            })
    }
}

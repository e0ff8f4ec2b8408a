// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension Sustainability {
    /// The figures, each with the number of items behind it.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Sustainability of \(items.counted("item"))", lines.style.heading)
        lines.add(
            facts: [
                ("Carbon", carbon.words), ("Recyclability", recyclability.words),
                ("Batteries", batteries.words("device")),
                ("Recycling help", recyclingInstructions.words("device")), ("Organic", organicFood.words("food")),
                ("Vegan", veganFood.words("food")),
            ], column: 18)
        if carbon.known > 0 {
            lines.addGap()
            var table = TextTable([("Source of carbon footprints", .left), ("kg CO2e", .right), ("Items", .right)])
            for source in carbon.sources {
                table.add([
                    source.source ?? "not stated", source.kilograms.fixed(decimals: 1), source.items.grouped,
                ])
            }
            lines.add(table)
        }
        if !kinds.isEmpty {
            lines.addGap()
            var table = TextTable([("Kind", .left), ("Carbon", .left), ("Recyclability", .left)])
            for kind in kinds { table.add([kind.kind.rawValue, kind.carbon.words, kind.recyclability.words]) }
            lines.add(table)
        }
        return lines.text
    }
}

extension CarbonFigure {
    fileprivate var words: String {
        guard let kilograms else { return "unknown" }
        let rest = unknown == 0 ? "" : ", unknown for \(unknown.grouped)"
        return "\(kilograms.fixed(decimals: 1)) kg CO2e of \(known.counted("item"))\(rest)"
    }
}

extension RecyclabilityFigure {
    fileprivate var words: String {
        guard let mean else { return "unknown" }
        let rest = unknown == 0 ? "" : ", unknown for \(unknown.grouped)"
        return "\(mean.fixed(decimals: 0)) of 100 on average of \(known.counted("item"))\(rest)"
    }
}

extension ShareFigure {
    fileprivate func words(_ noun: String) -> String? {
        guard known + unknown > 0 else { return nil }
        guard known > 0 else { return "unknown" }
        let rest = unknown == 0 ? "" : ", unknown for \(unknown.grouped)"
        return "\(count.grouped) of \(known.counted(noun))\(rest)"
    }
}

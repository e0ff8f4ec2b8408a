// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// The values of one quantity by day, which have their own scale.
struct DaySeries {
    /// The name with the greatest value and the unit.
    let name: String
    /// The values; nil on unknown days and where there is none.
    let values: [Double?]
    /// The greatest value of the scale, above 0.
    let top: Double

    /// The columns of the name in a text.
    static let nameColumns = 22

    /// Returns the median intensity, the cravings, and the amounts of each method that was used.
    static func all(of days: [PatternDay]) -> [DaySeries] {
        let cravings = days.map { day in
            day.isCovered || day.cravings > 0 ? Double(day.cravings) : nil
        }
        let most = max(1, cravings.compactMap(\.self).max() ?? 1)
        var series = [
            DaySeries(name: "intensity (of 10)", values: days.map(\.medianIntensity), top: 10),
            DaySeries(name: "cravings (of \(most.plain))", values: cravings, top: most),
        ]
        for method in UseMethod.allCases {
            let amounts = days.map { day in
                day.amounts.first { $0.method == method }?.amount ?? (day.isCovered ? 0 : nil)
            }
            guard let most = amounts.compactMap(\.self).max(), most > 0 else { continue }
            series.append(
                DaySeries(
                    name: "\(method.rawValue) (of \(most.plain) \(method.unit.rawValue))", values: amounts, top: most))
        }
        return series
    }

    /// Returns some of the days as bars of text: a blank for unknown, a dot for none.
    func bars(_ range: Range<Int>) -> String {
        let blocks = Array("▁▂▃▄▅▆▇█")
        return String(
            range.map { index in
                guard let value = values[index] else { return " " }
                guard value > 0 else { return "·" }
                return blocks[min(blocks.count - 1, max(0, Int((value / top * 8).rounded(.up)) - 1))]
            })
    }
}

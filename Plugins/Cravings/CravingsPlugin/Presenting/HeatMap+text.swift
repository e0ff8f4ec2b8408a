// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension HeatMap {
    /// Adds a row for each weekday with a mark for each hour, or the counts if they are too few for rates.
    func add(to text: inout TextLines) {
        text.add(text.style.heading("\(entries.words.capitalizedFirst) by hour and weekday"))
        let hours = stride(from: 0, to: 21, by: 3).map { String($0).padded(toTerminalWidth: 6) }
        text.add("      " + hours.joined() + "21")
        defer { text.add("A weekday's row includes the following night.") }
        guard let rates = rates.rates else {
            for weekday in 1...7 {
                text.add(Weekday.shortName(weekday) + "   " + countCells(weekday))
            }
            if case .notEnoughData(let shortage) = self.rates { text.add(shortage.message.text) }
            return
        }
        let most = rates.hours.map(\.rate).max() ?? 1
        for weekday in 1...7 {
            let hours = rates.hours.filter { $0.weekday == weekday }
            let cells = (0..<24).map { hour in
                hours.first { $0.hour == hour }.map { Self.mark($0.rate / most, count: $0.count) } ?? " ?"
            }
            text.add(Weekday.shortName(weekday) + "   " + cells.joined())
        }
        text.add(
            "· none logged, ░ ▒ ▓ █ rates up to a quarter, a half, three quarters, and all of "
                + "\(most.fixed(decimals: 2)) an hour, ? weekday without a covered day; n = \(n), "
                + "\(coveredDays.counted("covered day")).")
    }

    private func countCells(_ weekday: Int) -> String {
        (0..<24).map { hour in
            let count = counts.first { $0.weekday == weekday && $0.hour == hour }?.count ?? 0
            return count == 0 ? " ·" : count > 9 ? " +" : " \(count)"
        }
        .joined()
    }

    private static func mark(_ share: Double, count: Int) -> String {
        guard count > 0 else { return " ·" }
        return switch share {
        case ...0.25: " ░"
        case ...0.5: " ▒"
        case ...0.75: " ▓"
        default: " █"
        }
    }
}

extension String {
    /// The text with a capital first letter.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

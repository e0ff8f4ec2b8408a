// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension Vocabulary {
    /// Returns the words with their meanings.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        for list in lists {
            lines.addGap()
            lines.add(list.title, lines.style.heading)
            let width = (list.words.map(\.word.count).max() ?? 0) + 2
            for word in list.words {
                lines.add(label: "  " + word.word.padded(toTerminalWidth: width), word.meaning)
            }
        }
        return lines.text
    }
}

extension CachedWeather {
    /// Returns a summary of the forecast.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let unit = style.temperatureUnit ?? .celsius
        let figures = hours.map { unit.value(celsius: $0.temperature) }
        lines.add(
            "Saved the forecast for \(place ?? "\(latitude.plain), \(longitude.plain)"): "
                + "\(hours.count.counted("hour")) from \(hours.first?.time.inWords ?? "none") to "
                + "\(hours.last?.time.inWords ?? "none") (UTC).")
        if let coldest = figures.min(), let warmest = figures.max() {
            lines.add(
                "\(coldest.fixed(decimals: 0)) to \(warmest.fixed(decimals: 0)) \(unit.symbol) in these hours.",
                indent: 2)
        }
        if let attribution { lines.add(attribution, lines.style.quiet) }
        return lines.text
    }
}

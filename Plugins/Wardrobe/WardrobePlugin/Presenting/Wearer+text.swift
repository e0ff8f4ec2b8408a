// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension WearerProfile {
    /// Returns the wearer's profile.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        if !isStated { lines.add("Your profile is empty.") }
        let sizes = profile.sizes.sorted { $0.key.rawValue < $1.key.rawValue }
        lines.add(
            facts: [
                ("unit", isStated ? profile.temperatureUnit.symbol : nil), ("fit", profile.fit.rawValue),
                ("styles", profile.styles.map(\.rawValue).joined(separator: ", ")),
                ("favorites", Self.words(profile.favoriteColors)),
                ("avoided", Self.words(profile.avoidedColors)),
                ("comfort", "\(profile.comfort) of 5"),
                ("offset", "\(profile.personalOffset.signed(decimals: 2)) clo"),
                ("underneath", profile.baseLayer.rawValue.spacedWord), ("budget", profile.budget?.inWords),
                ("sustainability", profile.sustainability.plain),
                ("icons", profile.styleIcons.joined(separator: ", ")),
                ("latitude", profile.latitude.map { $0.plain + "°" }),
                ("sizes", sizes.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")),
                ("measurements", hasMeasurements ? "kept, sealed" : "none"),
            ], column: 16)
        return lines.text
    }

    private static func words(_ colors: [SRGBColor]) -> String {
        colors.map { "\($0.name) (\($0.hex))" }.joined(separator: ", ")
    }
}

extension MeasurementsReading {
    /// Returns the measurements, or why they can't be shown.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        if let measurements {
            measurements.add(to: &lines)
        } else {
            lines.add(
                isKept
                    ? "Measurements are stored, encrypted; the passphrase decrypts them."
                    : "No measurements are stored.")
        }
        return lines.text
    }
}

extension KeptMeasurements {
    /// Returns all current measurements, after the new recovery code, if any.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        if let recoveryCode {
            lines.add("Recovery code, shown only once; it decrypts them without the passphrase:")
            lines.add(recoveryCode, indent: 2)
        }
        if let measurements {
            measurements.add(to: &lines)
        } else {
            lines.add("No measurements are stored.")
        }
        return lines.text
    }
}

extension BodyMeasurements {
    fileprivate func add(to lines: inout TextLines) {
        let lengths = BodyMeasure.allCases.map { measure in
            (
                name: measure.rawValue.spacedWord,
                text: centimeters[measure].map { "\((($0 * 10).rounded() / 10).plain) cm" }
            )
        }
        lines.add(facts: lengths + [("weight", weight.map { "\($0.plain) kg" })])
        if let takenOn { lines.add("taken on \(takenOn), stored encrypted", indent: 2) }
    }
}

extension SizeChart {
    /// Returns a confirmation that the chart was saved.
    func savedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Saved the size chart of \(brand), sizes \(sizes.map(\.label).joined(separator: ", ")).")
        return lines.text
    }

    fileprivate var inWords: String {
        let kinds = categories.isEmpty ? "all" : categories.map(\.rawValue).joined(separator: ", ")
        return "\(brand), \(kinds): \(sizes.map(\.label).joined(separator: ", "))"
    }
}

extension SizeChartList {
    /// Returns the charts.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        if charts.isEmpty { lines.add("No size charts are stored.") }
        for chart in charts { lines.add(chart.inWords, hanging: 2) }
        if charts.count < total {
            lines.add("\(charts.count.grouped) of \(total.counted("chart"))", lines.style.quiet)
        }
        return lines.text
    }

    /// Returns the removed charts.
    func removedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        if charts.isEmpty { lines.add("No size charts were removed.") }
        for chart in charts { lines.add("Removed \(chart.inWords).", hanging: 2) }
        return lines.text
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Sentences about the warmth of an ensemble.
public enum WarmthSentence {
    /// Compares an ensemble with a band, such as `0.96 clo for the 0.72 to 1.08 needed at 55 °F and a light breeze`.
    /// - Parameters:
    ///   - clo: insulation of the ensemble in clo.
    ///   - band: the required insulation.
    ///   - celsius: air temperature in °C.
    ///   - unit: the unit of the temperature, which is whole in °F and to a tenth in °C.
    ///   - wind: wind at 10 m in m/s; nil indoors or if unknown.
    public static func comparison(
        clo: Double, with band: InsulationBand, celsius: Double, in unit: TemperatureUnit, wind: Double? = nil
    ) -> String {
        let shown = unit.value(celsius: celsius)
        let figure =
            switch unit {
            case .celsius: Figure.short((shown * 10).rounded() / 10)
            case .fahrenheit: Figure.text(shown, decimals: 0)
            }
        let worn = Figure.text(clo, decimals: 2)
        return "\(worn) clo for the \(band.inWords) needed at \(figure) \(unit.symbol)\(breeze(wind))"
    }

    private static func breeze(_ wind: Double?) -> String {
        guard let wind else { return "" }
        let force = BeaufortForce(wind: wind)
        return switch force {
        case .calm: " and no wind"
        case .lightAir: " and light air"
        default: " and a \(force.name)"
        }
    }
}

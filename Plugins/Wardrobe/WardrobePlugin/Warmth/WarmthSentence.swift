// SPDX-License-Identifier: Apache-2.0

/// Says in words how warm an ensemble is for a day.
public enum WarmthSentence {
    /// An ensemble against a band, such as `0.96 clo for the 0.72 to 1.08 asked for at 55 °F and a light breeze`.
    /// - Parameters:
    ///   - clo: insulation of the ensemble in clo.
    ///   - band: what is asked for.
    ///   - celsius: air temperature in °C.
    ///   - unit: the unit to print the temperature in, whole in °F and to a tenth in °C.
    ///   - wind: wind at 10 m in m/s; nil indoors or when it is not known.
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
        return "\(worn) clo for the \(band.inWords) asked for at \(figure) \(unit.symbol)\(breeze(wind))"
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

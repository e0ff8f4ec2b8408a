// SPDX-License-Identifier: Apache-2.0

/// The mean hour of the day, and whether hours concentrate around it.
///
/// The Rayleigh test with the approximation of Zar (2010, "Biostatistical analysis", 27.1, after Greenwood and Durand
/// 1955). It sees one peak; two opposite peaks cancel.
struct CircularHours: Equatable {
    /// The number of hours.
    let count: Int
    /// The mean hour, 0 up to 24.
    let mean: Double
    /// The length of the mean vector, 0 for hours spread over the day to 1 for a single hour.
    let concentration: Double
    /// The probability of a mean vector at least as long if hours are spread evenly.
    let probability: Double

    /// Creates the statistic.
    ///
    /// - Parameter hours: Hours since midnight with fractions.
    /// - Returns: `nil` without hours.
    init?(_ hours: [Double]) {
        guard !hours.isEmpty else { return nil }
        let angles = hours.map { 2 * Double.pi * $0 / 24 }
        let cosines = angles.reduce(0) { $0 + Mathematics.cosine($1) }
        let sines = angles.reduce(0) { $0 + Mathematics.sine($1) }
        let number = Double(hours.count)
        let length = (cosines * cosines + sines * sines).squareRoot()
        count = hours.count
        let hour = Mathematics.angle(y: sines, x: cosines) * 12 / .pi
        mean = hour < 0 ? min(hour + 24, 24.nextDown) : hour
        concentration = min(1, length / number)
        let exponent = (1 + 4 * number + 4 * (number * number - length * length)).squareRoot() - 1 - 2 * number
        probability = min(1, Mathematics.exponential(exponent))
    }
}

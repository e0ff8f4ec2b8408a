// SPDX-License-Identifier: Apache-2.0

/// Formats numbers in sentences, independently of the locale.
enum Figure {
    /// Formats a number with a fixed number of decimals, at most 9, rounding half away from zero; never `-0`.
    static func text(_ value: Double, decimals: Int) -> String {
        let places = min(max(decimals, 0), 9)
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        let scaled = (value * scale).rounded(.toNearestOrAwayFromZero)
        guard scaled.magnitude < 9e15 else { return "\(value)" }
        let digits = String(Int64(scaled.magnitude))
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        let sign = scaled < 0 ? "-" : ""
        return places == 0 ? sign + padded : "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
    }

    /// Formats a number with as many decimals as it needs, up to three.
    static func short(_ value: Double) -> String {
        var text = text(value, decimals: 3)
        while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
        return text
    }
}

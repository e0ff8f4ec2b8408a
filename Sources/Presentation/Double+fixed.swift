// SPDX-License-Identifier: Apache-2.0

extension Double {
    /// Returns the number with a fixed number of decimals, rounded half away from zero, such as `12.35`.
    ///
    /// Independent of the locale: with a period and without grouping. Above 2^53 / 10^decimals, the shortest exact form
    /// is used.
    public func fixed(decimals: Int) -> String {
        let scale = (0..<decimals).reduce(1.0) { value, _ in value * 10 }
        let scaled = (magnitude * scale).rounded()
        guard scaled < 9_007_199_254_740_992 else { return description }
        let digits = String(Int(scaled))
        let padded = String(repeating: "0", count: Swift.max(0, decimals + 1 - digits.count)) + digits
        let sign = self < 0 && scaled > 0 ? "-" : ""
        return decimals == 0 ? sign + padded : sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }

    /// Returns the number with a fixed number of decimals and a sign, such as `+0.9642`.
    public func signed(decimals: Int) -> String {
        let text = fixed(decimals: decimals)
        return text.hasPrefix("-") ? text : "+" + text
    }

    /// The number without unnecessary decimals, such as `15` or `0.5`.
    public var plain: String {
        Int(exactly: self).map { "\($0)" } ?? description
    }
}

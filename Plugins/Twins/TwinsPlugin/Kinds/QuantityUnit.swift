// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// A unit of mass or volume, by the name that people or GS1 codes write, that quantities are converted from and to.
///
/// Ounces and pounds are those of the international agreement of 1959: 1 lb is exactly 453.59237 g. The troy ounce and
/// the US quart and gallon are by NIST Handbook 44, appendix C.
package struct QuantityUnit: Sendable, Hashable {
    /// What a unit measures.
    enum Dimension: Sendable { case mass, volume }

    let dimension: Dimension
    /// The size in nanograms or nanoliters.
    private let size: Int128

    private init(_ dimension: Dimension, _ size: Int128) {
        self.dimension = dimension
        self.size = size
    }

    private static let names: [(names: [String], unit: QuantityUnit)] = [
        (["mg", "milligram", "milligrams", "мг"], QuantityUnit(.mass, 1_000_000)),
        (["g", "gram", "grams", "г"], QuantityUnit(.mass, 1_000_000_000)),
        (["kg", "kilo", "kilos", "kilogram", "kilograms", "кг"], QuantityUnit(.mass, 1_000_000_000_000)),
        (["oz", "ounce", "ounces"], QuantityUnit(.mass, 28_349_523_125)),
        (["lb", "lbs", "pound", "pounds"], QuantityUnit(.mass, 453_592_370_000)),
        (["toz"], QuantityUnit(.mass, 31_103_476_800)),
        (["ml", "milliliter", "milliliters", "millilitre", "millilitres", "мл"], QuantityUnit(.volume, 1_000_000)),
        (["cl", "centiliter", "centiliters", "centilitre", "centilitres"], QuantityUnit(.volume, 10_000_000)),
        (["dl", "deciliter", "deciliters", "decilitre", "decilitres"], QuantityUnit(.volume, 100_000_000)),
        (["l", "liter", "liters", "litre", "litres", "л"], QuantityUnit(.volume, 1_000_000_000)),
        (["m³"], QuantityUnit(.volume, 1_000_000_000_000)), (["qt"], QuantityUnit(.volume, 946_352_946)),
        (["gal"], QuantityUnit(.volume, 3_785_411_784)),
    ]

    /// Creates the unit with a name, in any letter case; `nil` for units that count pieces, such as `packs`.
    package init?(_ name: String) {
        let wanted = Self.folded(name)
        guard let unit = Self.names.first(where: { $0.names.contains(wanted) })?.unit else { return nil }
        self = unit
    }

    /// Returns a quantity in another unit: exact in decimals, and then rounded to the nearest number.
    ///
    /// - Parameters:
    ///   - quantity: The quantity.
    ///   - unit: Its unit; `nil` for none.
    ///   - other: The unit of the result.
    /// - Returns: `nil` if the units aren't the same and can't be converted.
    package static func convert(_ quantity: Double, from unit: String?, to other: String?) -> Double? {
        if areSame(unit, other) { return quantity }
        guard let first = unit.flatMap(QuantityUnit.init), let second = other.flatMap(QuantityUnit.init),
            first.dimension == second.dimension
        else { return nil }
        return Decimal(quantity).map { $0.times(first.size, over: second.size) }
    }

    /// Returns whether two names are of the same unit, such as `pack` and `Packs`.
    package static func areSame(_ first: String?, _ second: String?) -> Bool {
        guard let first, let second else { return first == second }
        if let one = QuantityUnit(first), let other = QuantityUnit(second) { return one == other }
        return singular(first) == singular(second)
    }

    private static func singular(_ name: String) -> String {
        let name = folded(name)
        return name.hasSuffix("s") && !name.hasSuffix("ss") ? String(name.dropLast()) : name
    }

    private static func folded(_ name: String) -> String {
        name.filter { !$0.isWhitespace && $0 != "." }.lowercased()
    }

    /// A number in decimals: digits and a power of ten.
    private struct Decimal {
        let digits: Int128
        let exponent: Int

        /// Creates the shortest decimal number that reads as a number; `nil` if it isn't finite.
        init?(_ number: Double) {
            let parts = number.description.lowercased().split(separator: "e", maxSplits: 1)
            guard number.isFinite, let mantissa = parts.first else { return nil }
            let sides = mantissa.split(separator: ".", maxSplits: 1)
            let fraction = sides.count > 1 && sides[1] != "0" ? sides[1] : ""
            guard let digits = Int128(String(sides[0]) + fraction) else { return nil }
            self.digits = digits
            exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - fraction.count
        }

        /// Returns the number times a fraction.
        func times(_ numerator: Int128, over denominator: Int128) -> Double {
            let product = digits * numerator
            var (text, rest) = ("\(product / denominator).", product % denominator)
            for _ in 0..<25 where rest != 0 {
                rest *= 10
                text += "\(rest / denominator)"
                rest %= denominator
            }
            return Double(text + "0e\(exponent)") ?? 0
        }
    }
}

extension FoodDetails {
    /// Returns the food with its lots in another unit; `nil` if they can't be converted.
    ///
    /// Food without lots takes any unit, and food whose unit isn't known takes the one that is stated.
    package func converted(to other: String?) -> FoodDetails? {
        var food = self
        food.unit = other
        if lots.isEmpty || (unit == nil && other != nil) { return food }
        for index in lots.indices {
            // To a billionth, so that pounds and back give the same quantity.
            let quantity = QuantityUnit.convert(lots[index].quantity, from: unit, to: other)
                .map { ($0 * 1e9).rounded() / 1e9 }
            guard let quantity, quantity > 0 else { return nil }
            food.lots[index].quantity = quantity
        }
        return food
    }

    /// The quantity of a serving in the unit of the food, as far as the size of a serving says it in figures.
    var statedServing: Double? {
        guard let words = nutrition?.servingSize?.split(whereSeparator: \.isWhitespace), words.count <= 2,
            let first = words.first
        else { return nil }
        let figure = first.prefix { $0.isNumber || $0 == "." }
        let name = words.count == 2 ? String(words[1]) : String(first.dropFirst(figure.count))
        guard words.count == 1 || figure.count == first.count, let number = Double(figure), number > 0,
            !name.isEmpty
        else { return nil }
        return QuantityUnit.convert(number, from: name, to: unit)
    }
}

extension ValidationIssue {
    /// The issue of a quantity in a unit that can't be converted to that of a food.
    package static func unconvertible(_ unit: String?, _ food: FoodDetails, at path: String) -> ValidationIssue {
        let own = food.unit.map { "\($0), in which \(food.product) is counted" }
        return ValidationIssue(
            path: path,
            expected: own.map { QuantityUnit(food.unit ?? "") == nil ? $0 : "\($0), or a unit that converts to it" }
                ?? "no unit, because \(food.product) is counted without one",
            got: unit?.quoted(limit: 60) ?? "none", kind: .rule)
    }
}

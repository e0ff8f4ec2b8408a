// SPDX-License-Identifier: Apache-2.0

/// A unit of mass or volume, by the name that people or GS1 codes write.
package struct MeasuredUnit {
    private enum Dimension { case mass, volume }

    private let dimension: Dimension
    /// The size in grams or milliliters.
    private let size: Double

    /// Creates the unit with a name such as `kg` or `Liters`, or `nil` if it is another unit, such as `packs`.
    package init?(_ name: String) {
        let folded = name.lowercased().filter { $0 != "." }
        let singular = folded.count > 3 && folded.hasSuffix("s") ? String(folded.dropLast()) : folded
        guard let (dimension, size) = Self.units[singular] else { return nil }
        self.dimension = dimension
        self.size = size
    }

    /// Returns a quantity of this unit in another one, or `nil` if one is a mass and the other a volume.
    package func quantity(_ quantity: Double, in other: MeasuredUnit) -> Double? {
        guard dimension == other.dimension else { return nil }
        // Without the traces of binary fractions.
        return (quantity * size / other.size * 1_000_000).rounded() / 1_000_000
    }

    /// The avoirdupois and troy units are by NIST Handbook 44, appendix C, as are the US ones of volume.
    private static let units: [String: (Dimension, Double)] = [
        "kg": (.mass, 1_000), "kilogram": (.mass, 1_000), "kilo": (.mass, 1_000), "g": (.mass, 1), "gram": (.mass, 1),
        "lb": (.mass, 453.592_37), "pound": (.mass, 453.592_37), "oz": (.mass, 28.349_523_125),
        "ounce": (.mass, 28.349_523_125), "t oz": (.mass, 31.103_476_8),
        "l": (.volume, 1_000), "liter": (.volume, 1_000), "litre": (.volume, 1_000), "dl": (.volume, 100),
        "cl": (.volume, 10), "ml": (.volume, 1), "milliliter": (.volume, 1), "millilitre": (.volume, 1),
        "m³": (.volume, 1_000_000), "qt": (.volume, 946.352_946), "gal": (.volume, 3_785.411_784),
    ]
}

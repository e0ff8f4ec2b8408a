// SPDX-License-Identifier: Apache-2.0

/// The formality of garments, from 1 (gym), 2 (casual), 4 (smart casual), 5 (business casual), 7 (business
/// professional, cocktail), and 9 (black tie) to 10 (white tie).
///
/// No standard grades formality, and etiquette guides agree only on the order. The figures are this plugin's
/// convention, and ``WardrobeItem/formality`` overrides them item by item.
public enum FormalityTable {
    /// The levels.
    public static let levels = 1...10

    /// Returns the level of a kind of garment.
    public static func level(of category: Category) -> Int {
        switch category {
        case .blazer, .heels: 7
        case .shoes, .coat, .dress, .jewelry: 6
        case .shirt, .blouse, .pants, .skirt, .jumpsuit, .belt, .scarf: 5
        case .sweater, .cardigan, .boots, .bag, .accessories: 4
        case .jacket, .jeans, .hat: 3
        case .tshirt, .hoodie, .shorts, .leggings, .sneakers, .sandals: 2
        }
    }

    /// Returns how much a fabric changes the level of a kind of garment.
    public static func shift(of fabric: Fabric, in category: Category) -> Int {
        switch (fabric, category) {
        case (.denim, .jeans): 0
        case (.denim, _): -2
        case (.linen, .shirt), (.linen, .pants), (.linen, .blazer), (.linen, .dress), (.linen, .blouse): -1
        case (.cotton, .dress), (.cotton, .skirt): -1
        case (.silk, .blouse), (.silk, .dress), (.silk, .skirt), (.cashmere, .sweater): 1
        case (.wool, .pants): 2
        case (.wool, .skirt): 1
        case (.polyester, .shorts), (.nylon, .shorts): -1
        case (.polyester, .tshirt), (.nylon, .tshirt), (.nylon, .leggings), (.nylon, .pants): -1
        default: 0
        }
    }

    /// Returns the level of a garment by its category and fabric; `GarmentKind` has finer kinds.
    public static func level(of category: Category, fabric: Fabric?) -> Int {
        let level = level(of: category) + (fabric.map { shift(of: $0, in: category) } ?? 0)
        return min(max(level, levels.lowerBound), levels.upperBound)
    }
}

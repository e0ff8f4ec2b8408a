// SPDX-License-Identifier: Apache-2.0

/// How formal garments are, from 1 (gym) over 2 (casual), 4 (smart casual), 5 (business casual), 7 (business
/// professional, cocktail) and 9 (black tie) to 10 (white tie).
///
/// No standard grades formality; etiquette guides agree on the order only. The figures are this plugin's convention,
/// and ``WardrobeItem/formality`` overrides them piece by piece.
public enum FormalityTable {
    /// The levels.
    public static let levels = 1...10

    /// What a word in the subcategory says, whatever the case; the first with which some word there begins counts.
    static let words: [(word: String, level: Int, categories: Set<Category>)] = [
        ("tailcoat", 10, []), ("white tie", 10, []), ("tuxedo", 9, []), ("dinner jacket", 9, []),
        ("ball gown", 10, []), ("evening gown", 9, []), ("gown", 9, [.dress]), ("bow tie", 9, []), ("opera", 9, []),
        ("patent", 9, [.shoes, .heels]), ("cummerbund", 9, []), ("clutch", 8, []), ("suit", 7, []),
        ("swim", 1, []), ("track", 1, []), ("necktie", 7, []), ("cocktail", 7, []), ("oxford", 7, [.shoes]), ("derby", 6, [.shoes]),
        ("brogue", 6, [.shoes]), ("loafer", 5, [.shoes]), ("chelsea", 4, [.boots]), ("overcoat", 7, []),
        ("trench", 6, []), ("dress shirt", 6, [.shirt]), ("oxford", 5, [.shirt]), ("flannel", 2, [.shirt]),
        ("hawaiian", 2, [.shirt]), ("polo", 3, [.tshirt]), ("tank", 1, [.tshirt]), ("training", 1, []),
        ("running", 1, []), ("sport", 1, []), ("gym", 1, []), ("yoga", 1, []), ("jogger", 1, [.pants]),
        ("sweatpant", 1, [.pants]), ("flip", 1, [.sandals]), ("cargo", 2, []), ("chino", 4, []),
        ("cap", 2, [.hat]), ("beanie", 3, [.hat]), ("fedora", 5, [.hat]), ("parka", 4, []), ("puffer", 3, []),
        ("down", 3, [.jacket, .coat]), ("rain", 4, [.jacket, .coat]), ("hiking", 2, []), ("backpack", 2, [.bag]),
        ("tote", 3, [.bag]), ("briefcase", 6, [.bag]), ("watch", 6, [.jewelry]), ("turtleneck", 5, [.sweater]),
        ("pencil", 6, [.skirt]), ("sundress", 3, [.dress]), ("sheath", 7, [.dress]), ("sandal", 5, [.heels]),
    ]

    /// The level of a kind of garment.
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

    /// What a fabric changes in a kind of garment.
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

    /// The level of a garment by its category, fabric and subcategory.
    public static func level(of category: Category, fabric: Fabric?, subcategory: String?) -> Int {
        if let text = subcategory.map({ " " + $0.lowercased() }),
            let known = words.first(where: {
                ($0.categories.isEmpty || $0.categories.contains(category)) && text.contains(" " + $0.word)
            })
        {
            return known.level
        }
        let level = level(of: category) + (fabric.map { shift(of: $0, in: category) } ?? 0)
        return min(max(level, levels.lowerBound), levels.upperBound)
    }
}

extension WardrobeItem {
    /// How formal it is, 1 to 10: as its owner states, or by ``FormalityTable``.
    public var effectiveFormality: Int {
        formality ?? FormalityTable.level(of: category, fabric: fabric, subcategory: subcategory)
    }
}

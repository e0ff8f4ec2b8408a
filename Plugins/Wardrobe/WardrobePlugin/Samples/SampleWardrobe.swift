// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A sample wardrobe.
///
/// A fictional wardrobe, used while the user's wardrobe is empty: one person's clothes for frost to heat and for the
/// gym to evening wear.
///
/// Insulation comes from ``GarmentTable`` if an item doesn't state its own.
@Schema("wardrobe.SampleWardrobe")
public enum SampleWardrobe: String, CaseIterable, SchemaProviding {
    /// A man's clothes, with a suit and a dinner suit.
    case menswear
    /// A woman's clothes, with dresses and an evening gown.
    case womenswear

    /// The items.
    public var items: [WardrobeItem] {
        let left = self == .menswear ? Self.womensOnly : Self.mensOnly
        return Self.everything.filter { !left.contains($0.id) }
    }

    /// The items of all sample wardrobes, without duplicates.
    package static let everything: [WardrobeItem] =
        tops + bottoms + onePieces + shoes + midLayers + outerLayers + accessories
    private static let womensOnly: Set = [
        "silk-blouse", "pencil-skirt", "black-heels", "sheath-dress", "sundress", "evening-gown", "black-tights",
        "yoga-tights",
    ]
    private static let mensOnly: Set = [
        "blue-oxford", "pleated-shirt", "evening-trousers", "suit-trousers", "suit-jacket", "black-oxfords",
        "patent-shoes",
        "dinner-jacket", "bow-tie", "navy-tie", "black-belt", "running-shorts",
    ]

    private static let tops = [
        item("white-shirt", "White dress shirt", .shirt, (250, 250, 248), .cotton, "dress shirt"),
        item("blue-oxford", "Light blue oxford shirt", .shirt, (170, 196, 224), .cotton, "oxford"),
        item("flannel-shirt", "Green flannel shirt", .shirt, (71, 92, 66), .cotton, "flannel") {
            $0.weight = .thick
            $0.pattern = .plaid
        },
        item("linen-shirt", "Sand linen shirt", .shirt, (224, 211, 186), .linen) { $0.season = [.spring, .summer] },
        item("silk-blouse", "Ivory silk blouse", .blouse, (243, 236, 222), .silk),
        item("white-tee", "White T-shirt", .tshirt, (248, 248, 246), .cotton),
        item("navy-tee", "Navy T-shirt", .tshirt, (32, 42, 68), .cotton),
        item("training-top", "Gray training top", .tshirt, (120, 124, 130), .polyester, "training"),
        item("pleated-shirt", "White pleated evening shirt", .shirt, (252, 252, 252), .cotton) { $0.formality = 9 },
    ]

    private static let bottoms = [
        item("wool-trousers", "Charcoal wool trousers", .pants, (62, 64, 68), .wool),
        item("chinos", "Stone chinos", .pants, (186, 172, 146), .cotton, "chinos") { $0.weight = .thin },
        item("dark-jeans", "Dark blue jeans", .jeans, (38, 50, 80), .denim),
        item("shorts", "Khaki shorts", .shorts, (170, 152, 116), .cotton) { $0.season = [.spring, .summer] },
        item("running-shorts", "Black running shorts", .shorts, (28, 28, 30), .polyester, "running"),
        item("joggers", "Gray joggers", .pants, (146, 148, 152), .cotton, "joggers") {
            // ASHRAE 55: sweatpants.
            $0.warmth = 0.28
        },
        item("pencil-skirt", "Black pencil skirt", .skirt, (26, 26, 28), .wool, "pencil skirt"),
        item("evening-trousers", "Black evening trousers", .pants, (18, 18, 20), .wool) { $0.formality = 9 },
        item("suit-trousers", "Charcoal suit trousers", .pants, (58, 60, 66), .wool, "suit"),
        item("yoga-tights", "Black training tights", .leggings, (26, 26, 30), .nylon, "training"),
        item("black-tights", "Black tights", .leggings, (20, 20, 22), .nylon, "tights"),
        item("winter-trousers", "Black insulated trousers", .pants, (36, 38, 40), .polyester, "hiking") {
            $0.weight = .thick
            // ISO 7730 annex C: trousers of fibre-pelt.
            $0.warmth = 0.35
            $0.waterproof = true
            $0.season = [.winter]
            $0.occasion = [.outdoor, .travel, .casual, .athletic]
        },
    ]

    private static let onePieces = [
        item("sheath-dress", "Navy sheath dress", .dress, (30, 38, 66), .wool, "sheath"),
        item("sundress", "Rust floral sundress", .dress, (176, 88, 58), .cotton, "sundress") {
            $0.weight = .thin
            $0.pattern = .floral
            $0.season = [.spring, .summer]
        },
        item("evening-gown", "Burgundy evening gown", .dress, (94, 20, 40), .silk, "evening gown"),
    ]

    private static let shoes = [
        item("black-oxfords", "Black oxfords", .shoes, (24, 22, 22), .leather, "oxford"),
        item("brown-loafers", "Brown loafers", .shoes, (98, 64, 40), .leather, "loafers"),
        item("white-sneakers", "White sneakers", .sneakers, (244, 244, 240), .leather),
        item("running-shoes", "Gray running shoes", .sneakers, (112, 116, 122), .nylon, "running"),
        item("chelsea-boots", "Brown Chelsea boots", .boots, (84, 54, 36), .leather, "Chelsea") {
            $0.waterproof = true
        },
        item("winter-boots", "Black winter boots", .boots, (34, 32, 32), .nylon, "hiking") {
            $0.waterproof = true
            $0.season = [.winter]
        },
        item("sandals", "Tan sandals", .sandals, (168, 124, 84), .leather) { $0.season = [.spring, .summer] },
        item("black-heels", "Black heels", .heels, (22, 20, 22), .leather) { $0.waterproof = false },
        item("patent-shoes", "Black patent shoes", .shoes, (12, 12, 14), .leather, "patent"),
    ]

    private static let midLayers = [
        item("navy-blazer", "Navy blazer", .blazer, (34, 44, 74), .wool),
        item("suit-jacket", "Charcoal suit jacket", .blazer, (58, 60, 66), .wool, "suit"),
        item("gray-hoodie", "Gray hoodie", .hoodie, (140, 142, 146), .cotton),
        item("cable-sweater", "Cream cable sweater", .sweater, (232, 222, 200), .wool) { $0.weight = .thick },
        item("merino-sweater", "Burgundy merino sweater", .sweater, (104, 30, 48), .wool) { $0.weight = .thin },
        item("camel-cardigan", "Camel cardigan", .cardigan, (192, 154, 108), .cashmere),
        item("dinner-jacket", "Black dinner jacket", .blazer, (16, 16, 20), .wool, "dinner jacket"),
    ]

    private static let outerLayers = [
        item("trench-coat", "Beige trench coat", .coat, (200, 182, 146), .cotton, "trench") {
            $0.weight = .thin
            $0.waterproof = true
            $0.windproof = true
        },
        item("wool-overcoat", "Charcoal overcoat", .coat, (58, 60, 64), .wool, "overcoat") { $0.waterproof = false },
        item("down-parka", "Olive down parka", .coat, (78, 82, 58), .nylon, "parka") {
            $0.weight = .thick
            // ISO 7730 annex C: parka.
            $0.warmth = 0.7
            $0.waterproof = true
            $0.windproof = true
            $0.season = [.winter]
        },
        item("rain-jacket", "Navy rain jacket", .jacket, (38, 52, 84), .nylon, "rain jacket") {
            $0.weight = .thin
            $0.waterproof = true
            $0.windproof = true
        },
        item("denim-jacket", "Blue denim jacket", .jacket, (74, 98, 138), .denim),
    ]

    private static let accessories = [
        item("wool-scarf", "Gray wool scarf", .scarf, (128, 128, 132), .wool) { $0.season = [.fall, .winter] },
        item("beanie", "Navy beanie", .hat, (36, 44, 66), .wool, "beanie") { $0.season = [.fall, .winter] },
        item("leather-gloves", "Black leather gloves", .accessories, (24, 22, 22), .leather, "gloves"),
        item("navy-tie", "Navy silk tie", .accessories, (34, 44, 74), .silk, "tie"),
        item("brown-belt", "Brown leather belt", .belt, (92, 60, 38), .leather),
        item("black-belt", "Black leather belt", .belt, (20, 20, 22), .leather),
        item("bow-tie", "Black bow tie", .accessories, (14, 14, 16), .silk, "bow tie") {
            $0.occasion = [.formalEvent]
        },
        item("straw-hat", "Straw hat", .hat, (222, 200, 156), nil) {
            $0.season = [.summer]
            $0.occasion = [.beach, .casual, .brunch, .travel, .outdoor]
        },
    ]

    private static func item(
        _ id: String, _ name: String, _ category: Category, _ color: (red: UInt8, green: UInt8, blue: UInt8),
        _ fabric: Fabric?, _ subcategory: String? = nil, _ more: (inout WardrobeItem) -> Void = { _ in }
    ) -> WardrobeItem {
        var item = WardrobeItem(
            id: id, name: name, category: category,
            primaryColor: SRGBColor(red: color.red, green: color.green, blue: color.blue))
        item.fabric = fabric
        item.subcategory = subcategory
        more(&item)
        return item
    }
}

// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

/// The meaning of people's names for their clothes: where an item is worn, and its traits.
@Suite struct GarmentKindTests {
    /// An item as a user enters it, with its well-known properties.
    struct Named: Sendable, CustomTestStringConvertible {
        let name: String
        let category: Category
        let slot: Slot
        let traits: GarmentTraits
        let isNot: GarmentTraits

        var testDescription: String { "\(name) (\(category.rawValue))" }

        init(
            _ name: String, _ category: Category, _ slot: Slot, _ traits: GarmentTraits = [],
            not isNot: GarmentTraits = []
        ) {
            self.name = name
            self.category = category
            self.slot = slot
            self.traits = traits
            self.isNot = isNot
        }
    }

    @Test(arguments: tops + bottoms + dresses + layers + coats)
    func clothes(_ item: Named) { expect(item) }

    @Test(arguments: shoes + headwear + handsAndNeck + others)
    func accessories(_ item: Named) { expect(item) }

    private func expect(_ named: Named) {
        let kind = WardrobePluginTests.named(named.name, named.category).kind
        #expect(kind.slots.first == named.slot, "read as \(kind.name)")
        #expect(kind.traits.isSuperset(of: named.traits), "read as \(kind.name)")
        #expect(kind.traits.isDisjoint(with: named.isNot), "read as \(kind.name)")
    }

    @Test func `at least 150 distinct garment names are tested`() {
        let all =
            Self.tops + Self.bottoms + Self.dresses + Self.layers + Self.coats + Self.shoes + Self.headwear
            + Self.handsAndNeck + Self.others
        #expect(all.count >= 150)
        #expect(Set(all.map(\.testDescription)).count == all.count)
    }

    // MARK: Names

    private static let tops: [Named] = [
        Named("White shirt", .shirt, .top, .collar), Named("Blue Oxford button-down", .shirt, .top, .collar),
        Named("Pleated tuxedo shirt", .shirt, .top, [.collar, .dressy]),
        Named("Red plaid flannel shirt", .shirt, .top, .collar), Named("Chambray work shirt", .shirt, .top, .collar),
        Named("Hawaiian shirt", .shirt, .top), Named("Short-sleeved linen shirt", .shirt, .top, .collar),
        Named("Corduroy overshirt", .shirt, .secondMid, .opensInFront), Named("Ivory silk blouse", .blouse, .top),
        Named("Sleeveless shell", .blouse, .top), Named("Lace camisole", .blouse, .top, .sleeveless),
        Named("Sequin top", .blouse, .top, .dressy), Named("Black T-shirt", .tshirt, .top, not: .sport),
        Named("Running tee", .tshirt, .top, .sport), Named("Dri-FIT training shirt", .tshirt, .top, .sport),
        Named("Yoga tank", .tshirt, .top, .sport), Named("Striped Breton top", .tshirt, .top),
        Named("Long-sleeve henley", .tshirt, .top), Named("Navy polo", .tshirt, .top, not: .collar),
        Named("Golf polo shirt", .shirt, .top), Named("White tank top", .tshirt, .top, .sleeveless),
        Named("Merino base layer", .tshirt, .base, .thermal), Named("Thermal undershirt", .tshirt, .base, .thermal),
        Named("HEATTECH long-sleeve tee", .tshirt, .base, .thermal), Named("Pajama top", .tshirt, .top, .home),
        Named("Rash guard", .tshirt, .top, .swim), Named("Concert T-shirt (graphic)", .tshirt, .top),
        Named("Black turtleneck", .tshirt, .top),
    ]

    private static let bottoms: [Named] = [
        Named("Gray flannel trousers", .pants, .bottom), Named("Navy suit trousers", .pants, .bottom, .suit),
        Named("Tuxedo trousers", .pants, .bottom, [.dinner, .beltless]), Named("Khaki chinos", .pants, .bottom),
        Named("Cargo pants", .pants, .bottom), Named("Gray sweatpants", .pants, .bottom, [.sport, .beltless]),
        Named("Black joggers", .pants, .bottom, .sport), Named("Tracksuit bottoms", .pants, .bottom, .sport),
        Named("Corduroy trousers", .pants, .bottom), Named("Ski pants", .pants, .bottom, [.snow, .insulated]),
        Named("Snow pants", .pants, .bottom, .snow), Named("Rain pants", .pants, .bottom, .waterproof),
        Named("Hiking pants", .pants, .bottom, not: .sport), Named("Linen trousers", .pants, .bottom),
        Named("Lined winter trousers", .pants, .bottom, not: [.sport, .snow]),
        Named("Pajama bottoms", .pants, .bottom, .home), Named("Long johns", .pants, .legs, .thermal),
        Named("Blue jeans", .jeans, .bottom), Named("White jeans", .jeans, .bottom),
        Named("Ripped skinny jeans", .jeans, .bottom), Named("Denim cutoffs", .shorts, .bottom, .bareLegs),
        Named("Khaki chino shorts", .shorts, .bottom, .bareLegs, not: .sport),
        Named("Running shorts", .shorts, .bottom, [.sport, .bareLegs]),
        Named("Swim trunks", .shorts, .bottom, [.swim, .bareLegs]), Named("Board shorts", .shorts, .bottom, .swim),
        Named("Bike shorts", .shorts, .bottom, .sport), Named("Black pencil skirt", .skirt, .bottom, .bareLegs),
        Named("Denim mini skirt", .skirt, .bottom, .bareLegs), Named("Tweed skirt", .skirt, .bottom, .bareLegs),
        Named("Gray suit skirt", .skirt, .bottom, [.suit, .bareLegs]),
        Named("Long maxi skirt", .skirt, .bottom, not: .bareLegs),
        Named("Black leggings", .leggings, .bottom, not: .hosiery),
        Named("Yoga leggings", .leggings, .bottom, .sport), Named("Running tights", .leggings, .bottom, .sport),
        Named("Black opaque tights", .leggings, .legs, .hosiery), Named("Nylon stockings", .leggings, .legs, .hosiery),
        Named("Wool tights", .leggings, .legs, .hosiery), Named("Fleece-lined leggings", .leggings, .bottom),
        Named("Merino long johns", .leggings, .legs, .thermal), Named("Thermal leggings", .leggings, .legs, .thermal),
        Named("Tights, 40 denier", .accessories, .legs, .hosiery),
    ]

    private static let dresses: [Named] = [
        Named("Burgundy evening gown", .dress, .onePiece, [.gown, .beltless]),
        Named("Ball gown", .dress, .onePiece, .gown),
        Named("Little black dress", .dress, .onePiece, [.dressy, .bareLegs]),
        Named("Red cocktail dress", .dress, .onePiece, .dressy, not: .gown),
        Named("Navy sheath dress", .dress, .onePiece),
        Named("Floral sundress", .dress, .onePiece, .sleeveless), Named("Denim shirt dress", .dress, .onePiece),
        Named("Wrap dress", .dress, .onePiece, .bareLegs), Named("Knit sweater dress", .dress, .onePiece),
        Named("Boho maxi dress", .dress, .onePiece, not: .bareLegs), Named("Beach cover-up", .dress, .onePiece, .swim),
        Named("Black jumpsuit", .jumpsuit, .onePiece), Named("Denim overalls", .jumpsuit, .onePiece),
        Named("One-piece swimsuit", .jumpsuit, .onePiece, .swim), Named("Ski suit", .jumpsuit, .onePiece, .snow),
        Named("Nightgown", .dress, .onePiece, .home),
    ]

    private static let layers: [Named] = [
        Named("Navy blazer", .blazer, .secondMid, not: .suit),
        Named("Charcoal suit jacket", .blazer, .secondMid, .suit),
        Named("Black tux jacket", .blazer, .secondMid, .dinner),
        Named("White dinner jacket", .blazer, .secondMid, .dinner),
        Named("Tailcoat", .blazer, .secondMid, .tail),
        Named("Harris tweed sports jacket", .blazer, .secondMid, not: .sport),
        Named("Gray suit vest", .cardigan, .mid, .waistcoat), Named("Wool waistcoat", .accessories, .mid, .waistcoat),
        Named("Aran sweater, cable knit", .sweater, .mid, .bulky),
        Named("Chunky Norwegian sweater", .sweater, .mid, .bulky),
        Named("Gray merino crew", .sweater, .mid, not: .bulky), Named("Cashmere V-neck", .sweater, .mid),
        Named("Cotton crewneck sweatshirt", .sweater, .mid), Named("Half-zip fleece", .sweater, .secondMid),
        Named("Sweater vest", .sweater, .mid), Named("Gray hoodie", .hoodie, .mid, not: .sport),
        Named("Running hoodie", .hoodie, .mid, .sport), Named("Camel cardigan", .cardigan, .secondMid, .opensInFront),
        Named("Shawl-collar cardigan", .cardigan, .secondMid), Named("Down vest", .jacket, .secondMid, .insulated),
        Named("Quilted gilet", .jacket, .secondMid, .insulated), Named("Polar fleece jacket", .jacket, .secondMid),
        Named("Terry bathrobe", .cardigan, .secondMid, .home),
    ]

    private static let coats: [Named] = [
        Named("Black puffer jacket", .jacket, .outer, [.insulated, .windproof]),
        Named("Down parka", .coat, .outer, .insulated), Named("Long puffer coat", .coat, .outer, .insulated),
        Named("Camel wool overcoat", .coat, .outer, not: [.insulated, .sporty]), Named("Navy peacoat", .coat, .outer),
        Named("Beige trench coat", .coat, .outer, .waterproof),
        Named("Yellow rain jacket", .jacket, .outer, .waterproof),
        Named("Hardshell, Gore-Tex", .jacket, .outer, [.waterproof, .windproof]),
        Named("Poncho", .coat, .outer, .waterproof),
        Named("Barbour jacket, waxed", .jacket, .outer, .windproof), Named("Quilted jacket", .jacket, .outer),
        Named("Softshell jacket", .jacket, .outer, .windproof), Named("Denim jacket", .jacket, .outer),
        Named("Black leather biker jacket", .jacket, .outer, .windproof), Named("Bomber jacket", .jacket, .outer),
        Named("Ski jacket", .jacket, .outer, [.insulated, .snow]), Named("Shearling coat", .coat, .outer, .insulated),
        Named("Running jacket", .jacket, .outer, .sport), Named("Track jacket", .jacket, .outer, .sport),
        Named("Training jacket", .jacket, .outer, .sport),
        Named("Linen summer jacket", .jacket, .outer, not: .insulated),
        Named("Windbreaker", .jacket, .outer, .windproof),
    ]

    private static let shoes: [Named] = [
        Named("Black oxfords", .shoes, .shoes, not: .open), Named("Brown brogues", .shoes, .shoes),
        Named("Penny loafers", .shoes, .shoes), Named("Suede desert shoes", .shoes, .shoes, .spoilsWet),
        Named("Patent leather shoes", .shoes, .shoes, .dressy), Named("Espadrilles", .shoes, .shoes),
        Named("Ballet flats", .shoes, .shoes), Named("House slippers", .shoes, .shoes, .home),
        Named("White leather sneakers", .sneakers, .shoes, not: .sport),
        Named("Running shoes", .sneakers, .shoes, .sport),
        Named("Trail runners", .sneakers, .shoes, .sport), Named("Canvas Converse", .sneakers, .shoes, .spoilsWet),
        Named("Chelsea boots", .boots, .shoes, not: .snow), Named("Ankle boots", .boots, .shoes),
        Named("Snow boots", .boots, .shoes, [.snow, .waterproof]), Named("Sorel winter boots", .boots, .shoes, .snow),
        Named("Wellies", .boots, .shoes, [.rubber, .waterproof]), Named("Rain boots", .boots, .shoes, .rubber),
        Named("Hiking boots", .boots, .shoes, .waterproof, not: .snow),
        Named("Dr. Martens", .boots, .shoes, not: .snow),
        Named("Leather sandals", .sandals, .shoes, .open), Named("Flip-flops", .sandals, .shoes, .open),
        Named("Strappy heeled sandals", .heels, .shoes, [.open, .dressy]),
        Named("Black pumps", .heels, .shoes, .dressy, not: .open), Named("Kitten heels", .heels, .shoes, .dressy),
        Named("Birkenstocks", .sandals, .shoes, .open),
    ]

    private static let headwear: [Named] = [
        Named("Navy beanie", .hat, .head, .insulated), Named("Wool bobble hat", .hat, .head, .insulated),
        Named("Fur trapper hat", .hat, .head, .insulated), Named("Straw hat", .hat, .head, .sun),
        Named("Panama hat", .hat, .head, .sun), Named("Baseball cap", .hat, .head, .sun),
        Named("Bucket hat", .hat, .head, .sun), Named("Felt fedora", .hat, .head, not: [.sun, .sporty]),
        Named("Tweed flat cap", .hat, .head, not: .sporty), Named("Earmuffs", .accessories, .head, .insulated),
    ]

    private static let handsAndNeck: [Named] = [
        Named("Black leather gloves", .accessories, .hands), Named("Ski gloves", .accessories, .hands, .insulated),
        Named("Mittens", .accessories, .hands, .insulated), Named("White kid gloves", .accessories, .hands),
        Named("Weightlifting gym gloves", .accessories, .accessory, .neverSuggested),
        Named("Gray wool scarf", .scarf, .neck, .insulated), Named("Cashmere scarf", .scarf, .neck, .insulated),
        Named("Knitted scarf", .scarf, .neck, .insulated), Named("Winter scarf", .scarf, .neck, .insulated),
        Named("Cashmere muffler", .scarf, .neck), Named("Merino buff", .scarf, .neck),
        Named("Silk square", .scarf, .neck, not: .insulated), Named("Cotton bandana", .scarf, .neck, not: .insulated),
        Named("Pashmina", .scarf, .neck), Named("Neck gaiter", .accessories, .neck, .insulated),
    ]

    private static let others: [Named] = [
        Named("Navy silk tie", .accessories, .tie, .necktie), Named("Knit tie", .accessories, .tie, .necktie),
        Named("Black bow tie", .accessories, .tie, .bowTie),
        Named("White bow tie", .accessories, .tie, [.bowTie, .white]),
        Named("Tie clip", .accessories, .accessory, .neverSuggested),
        Named("Cummerbund", .accessories, .waist, .dinner),
        Named("Brown leather belt", .belt, .waist), Named("Woven belt", .belt, .waist),
        Named("Suspenders", .accessories, .waist, .neverSuggested),
        Named("Umbrella", .accessories, .accessory, .umbrella),
        Named("Pocket square", .accessories, .accessory, .neverSuggested),
        Named("Wool socks", .accessories, .accessory, .neverSuggested),
        Named("Sunglasses", .accessories, .accessory), Named("Pearl necklace", .jewelry, .jewelry, .dressy),
        Named("Gold hoop earrings", .jewelry, .jewelry, .dressy), Named("Dress watch", .jewelry, .jewelry),
        Named("Smart watch", .jewelry, .jewelry, .sporty), Named("Evening clutch", .bag, .bag, .dressy),
        Named("Leather briefcase", .bag, .bag, not: .sport), Named("Canvas tote", .bag, .bag),
        Named("Gym duffel", .bag, .bag, .sport), Named("Hiking backpack", .bag, .bag), Named("Beach bag", .bag, .bag),
    ]
}

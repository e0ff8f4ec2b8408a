// SPDX-License-Identifier: Apache-2.0

/// A kind of garment, finer than its category: what people mean by *beanie*, *dinner jacket* or *snow boots*.
///
/// The kinds, their temperatures and their formality are this plugin's own convention, since no standard gives them.
/// Insulation comes from the standards' tables, as ``GarmentTable`` lists them.
struct GarmentKind: Sendable {
    /// What it is called in a sentence.
    let name: String
    /// The categories in which the phrases mean this kind.
    let categories: Set<Category>
    /// Phrases that name it, in lower case; empty for a category's default.
    ///
    /// All words of one phrase must stand in a row.
    let phrases: [String]
    /// Where it is worn, its usual place first.
    let slots: [Slot]
    /// The air temperatures outdoors, in °C, in which people wear it.
    let temperatures: ClosedRange<Double>
    /// How formal it is, 1 to 10; nil for the category's level with the fabric's shift.
    let formality: Int?
    /// Its insulation where the category's span does not fit.
    let insulation: InsulationSpan?
    let traits: GarmentTraits

    /// Temperatures that say nothing.
    static let anyTemperature = -90.0...60.0

    init(
        _ name: String, _ categories: Set<Category>, _ slots: [Slot], _ phrases: [String] = [],
        _ temperatures: ClosedRange<Double> = anyTemperature, formality: Int? = nil, clo: InsulationSpan? = nil,
        _ traits: GarmentTraits = []
    ) {
        self.name = name
        self.categories = categories
        self.slots = slots
        self.phrases = phrases
        self.temperatures = temperatures
        self.formality = formality
        insulation = clo
        self.traits = traits
    }

    /// A kind that is worn in any weather.
    init(
        _ name: String, _ categories: Set<Category>, _ slots: [Slot], _ phrases: [String] = [], formality: Int? = nil,
        clo: InsulationSpan? = nil, _ traits: GarmentTraits
    ) {
        self.init(name, categories, slots, phrases, Self.anyTemperature, formality: formality, clo: clo, traits)
    }

    /// Every kind that has a name, more particular ones first.
    static let named: [GarmentKind] =
        tailoring + topKinds + bottomKinds + onePieceKinds + footwear + midLayers + outerwear + headwear + handsAndNeck
        + legwear + trimmings

    /// The kind of a garment of which nothing but its category is known.
    static func usual(_ category: Category) -> GarmentKind { usualKinds[category] ?? fallback }

    private static let fallback = GarmentKind("accessory", [.accessories], [.accessory])
    private static let usualKinds: [Category: GarmentKind] = Dictionary(
        usual.flatMap { kind in kind.categories.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })

    /// Finds kinds by the words of a name.
    private static let index = PhraseIndex(
        named.enumerated().flatMap { number, kind in kind.phrases.map { (phrase: $0, number: number) } })

    /// The kind that an item's subcategory and name say; the category's usual kind when they say nothing.
    ///
    /// The longer phrase says more, and one more word is worth what nobody wears by mistake: thermal underwear, sleepwear,
    /// swimwear. Of equals the earlier kind is more particular.
    static func of(_ item: WardrobeItem) -> GarmentKind {
        var matches = index.matches(in: item.name)
        if let subcategory = item.subcategory { matches += index.matches(in: subcategory) }
        var best: (weight: Int, number: Int)?
        for match in matches where named[match.number].categories.contains(item.category) {
            let traits = named[match.number].traits
            let isTelling =
                !traits.isDisjoint(with: [.thermal, .swim, .home])
                || traits.contains(.dressy) && named[match.number].slots == [.shoes]
                    && named[match.number].formality == 9
            let weight = match.words + (isTelling ? 1 : 0)
            if let best, (best.weight, -best.number) >= (weight, -match.number) { continue }
            best = (weight, match.number)
        }
        return best.map { named[$0.number] } ?? usual(item.category)
    }
}

extension GarmentKind {
    /// The kinds that rules know by name; each is the name of a kind.
    enum Known: String, CaseIterable {
        case backpack
        case balletFlats = "ballet flats"
        case boatShoes = "boat shoes"
        case clogs
        case denimJacket = "denim jacket"
        case espadrilles
        case flipFlops = "flip-flops"
        case hikingBoots = "hiking boots"
        case hikingPants = "hiking pants"
        case hikingSandals = "hiking sandals"
        case leatherJacket = "leather jacket"
        case linedLeggings = "lined leggings"
        case loafers
        case neckWarmer = "neck warmer"
        case raincoat
        case runningShoes = "running shoes"
    }

    /// The kind as rules know it; nil for one that they do not tell apart.
    var known: Known? { Known(rawValue: name) }
}

extension WardrobeItem {
    /// What its owner's words say it is.
    var kind: GarmentKind { GarmentKind.of(self) }
}

// SPDX-License-Identifier: Apache-2.0

/// A kind of garment, finer than its category: such as *beanie*, *dinner jacket*, or *snow boots*.
///
/// The kinds, their temperatures, and their formality are this plugin's own convention, because no standard gives them.
/// Insulation comes from the standards' tables in ``GarmentTable``.
struct GarmentKind: Sendable {
    /// Its name in a sentence.
    let name: String
    /// The categories in which the phrases mean this kind.
    let categories: Set<Category>
    /// The phrases that name it, in lowercase; empty for a category's default.
    ///
    /// The words of a phrase must be consecutive.
    let phrases: [String]
    /// Where it is worn, its usual place first.
    let slots: [Slot]
    /// The air temperatures outdoors, in °C, in which people wear it.
    let temperatures: ClosedRange<Double>
    /// How formal it is, 1 to 10; nil for the category's level with the fabric's shift.
    let formality: Int?
    /// Its insulation, if the category's span doesn't apply.
    let insulation: InsulationSpan?
    let traits: GarmentTraits

    /// A range that contains every temperature.
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

    /// Creates a kind that is worn in any weather.
    init(
        _ name: String, _ categories: Set<Category>, _ slots: [Slot], _ phrases: [String] = [], formality: Int? = nil,
        clo: InsulationSpan? = nil, _ traits: GarmentTraits
    ) {
        self.init(name, categories, slots, phrases, Self.anyTemperature, formality: formality, clo: clo, traits)
    }

    /// Every named kind, more specific ones first.
    static let named: [GarmentKind] =
        tailoring + topKinds + bottomKinds + onePieceKinds + footwear + midLayers + outerwear + headwear + handsAndNeck
        + legwear + trimmings

    /// Returns the kind of a garment with a known category only.
    static func usual(_ category: Category) -> GarmentKind { usualKinds[category] ?? fallback }

    private static let fallback = GarmentKind("accessory", [.accessories], [.accessory])
    private static let usualKinds: [Category: GarmentKind] = Dictionary(
        usual.flatMap { kind in kind.categories.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })

    /// An index of kinds by the words of a name.
    private static let index = PhraseIndex(
        named.enumerated().flatMap { number, kind in kind.phrases.map { (phrase: $0, number: number) } })

    /// Returns the kind that an item's subcategory and name indicate; otherwise the category's default kind.
    ///
    /// Longer phrases are more specific. Thermal underwear, sleepwear, and swimwear count as one word longer, because
    /// no one wears them by mistake. Among equals the earlier kind is more specific.
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
    /// The kinds that rules refer to by name.
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

    /// The kind as rules refer to it; nil if no rule does.
    var known: Known? { Known(rawValue: name) }
}

extension WardrobeItem {
    /// The kind that its owner's words indicate.
    var kind: GarmentKind { GarmentKind.of(self) }
}

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
    /// The category that it counts as if its owner filed it under one where it doesn't belong; nil for the first of its own.
    let home: Category?

    /// A range that contains every temperature.
    static let anyTemperature = -90.0...60.0

    init(
        _ name: String, _ categories: Set<Category>, _ slots: [Slot], _ phrases: [String] = [],
        _ temperatures: ClosedRange<Double> = anyTemperature, formality: Int? = nil, clo: InsulationSpan? = nil,
        _ traits: GarmentTraits = [], home: Category? = nil
    ) {
        self.name = name
        self.categories = categories
        self.slots = slots
        self.phrases = phrases
        self.temperatures = temperatures
        self.formality = formality
        insulation = clo
        self.traits = traits
        self.home = home
    }

    /// Creates a kind that is worn in any weather.
    init(
        _ name: String, _ categories: Set<Category>, _ slots: [Slot], _ phrases: [String] = [], formality: Int? = nil,
        clo: InsulationSpan? = nil, _ traits: GarmentTraits
    ) {
        self.init(name, categories, slots, phrases, Self.anyTemperature, formality: formality, clo: clo, traits)
    }

    /// The category that it counts as for an owner's category: that one, unless something else is worn there.
    func category(for stated: Category) -> Category {
        let isElsewhere = home != nil && !slots.contains(Self.usual(stated).slots[0])
        return isElsewhere || !categories.contains(stated) ? usualCategory : stated
    }

    /// The category under which owners usually file it.
    var usualCategory: Category { home ?? Category.allCases.first(where: categories.contains) ?? .accessories }

    /// Every named kind, more specific ones first.
    static let named: [GarmentKind] =
        GarmentVocabulary.kinds + tailoring + topKinds + bottomKinds + onePieceKinds + footwear + midLayers + outerwear
        + headwear + handsAndNeck
        + legwear + trimmings

    /// Returns the kind of a garment with a known category only.
    static func usual(_ category: Category) -> GarmentKind { usualKinds[category] ?? fallback }

    private static let fallback = GarmentKind("accessory", [.accessories], [.accessory])
    private static let usualKinds: [Category: GarmentKind] = Dictionary(
        usual.flatMap { kind in kind.categories.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })
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
        case hijab
        case hikingSandals = "hiking sandals"
        case leatherJacket = "leather jacket"
        case linedLeggings = "lined leggings"
        case loafers
        case neckWarmer = "neck warmer"
        case raincoat
        case rainPoncho = "rain poncho"
        case runningShoes = "running shoes"
        case turban
    }

    /// The kind as rules refer to it; nil if no rule does.
    var known: Known? { Known(rawValue: name) }
}

extension WardrobeItem {
    /// The kind that its owner's words indicate.
    var kind: GarmentKind { GarmentWords(self).kind }
}

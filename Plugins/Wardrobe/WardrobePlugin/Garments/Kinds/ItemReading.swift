// SPDX-License-Identifier: Apache-2.0

/// An item with all values that are stated by its owner or derived from its name, category, and fabric, computed once.
struct ItemReading: Sendable {
    /// The item with what its name tells.
    let item: WardrobeItem
    let kind: GarmentKind
    let slots: [Slot]
    /// Insulation I_clu in clo, to a fiftieth; a sum of garments is accurate to a tenth.
    let clo: Double
    let formality: Int
    let isRemovable: Bool
    let keepsRainOut: Bool
    let keepsWindOut: Bool
    /// The temperatures outdoors, in °C, in which people wear it.
    let temperatures: ClosedRange<Double>
    let traits: GarmentTraits
    /// The set it belongs to, if any.
    var set: Int?

    init(_ item: WardrobeItem) {
        let words = GarmentWords(item)
        let (item, kind) = (words.item, words.kind)
        self.item = item
        self.kind = kind
        slots = item.slots(as: kind)
        clo = (item.insulation(as: kind).effectiveClo * 50).rounded() / 50
        formality = item.formality(as: kind)
        isRemovable = WardrobeItem.isRemovable(slots)
        traits = words.traits
        let isSealed = item.category.slot == .outer && (item.fabric == .nylon || item.fabric == .leather)
        keepsRainOut = item.waterproof ?? traits.contains(.waterproof)
        keepsWindOut = item.windproof ?? (keepsRainOut || traits.contains(.windproof) || isSealed)
        temperatures = Self.temperatures(of: item, kind)
    }

    /// Returns the kind's temperatures, narrowed by the item's season, weight, and fabric.
    private static func temperatures(of item: WardrobeItem, _ kind: GarmentKind) -> ClosedRange<Double> {
        var (low, high) = (kind.temperatures.lowerBound, kind.temperatures.upperBound)
        let isAccessory = kind.slots[0].isAccessory
        if item.weight == .thick, !isAccessory, kind.slots[0] != .shoes {
            high = min(high, kind.slots[0] == .bottom || kind.slots[0] == .top ? 18 : high - 3)
        }
        if item.fabric == .linen, !isAccessory { low = max(low, 14) }
        if !item.season.isEmpty, !item.season.contains(.allSeason) {
            let isWarm = item.season.contains(.summer)
            let isCold = item.season.contains(.winter)
            if isCold, !isWarm, !item.season.contains(.spring) {
                high = min(high, item.season.contains(.fall) ? 16 : 10)
            }
            if isWarm, !isCold { low = max(low, item.season.contains(.spring) || item.season.contains(.fall) ? 8 : 15) }
        }
        return low <= high ? low...high : (low + high) / 2...(low + high) / 2
    }

    var slot: Slot { slots[0] }
    var name: String { item.name }

    /// Whether it is worn for warmth: a warm layer, something for head, neck, hands, or legs, or lined clothes.
    var protectsFromCold: Bool {
        guard traits.isDisjoint(with: [.swim, .sun, .dressy, .dinner, .tail, .gown, .hosiery, .waistcoat]) else {
            return false
        }
        return switch slot {
        case .base, .legs, .mid, .outer, .head, .neck, .hands: true
        case .secondMid: item.category != .blazer
        case .bottom, .onePiece, .shoes: !traits.isDisjoint(with: [.insulated, .thermal, .snow])
        default: false
        }
    }

    /// Whether it covers the hair for reasons of faith, so that it is worn everywhere.
    var coversHair: Bool { kind.known == .hijab || kind.known == .turban }

    /// Whether it is worn for a job or a school.
    var isWorkwear: Bool { !traits.isDisjoint(with: [.workwear, .uniform]) }

    /// Whether it is footwear that holds on snow and ice.
    var grips: Bool {
        slot == .shoes && (item.category == .boots && !traits.contains(.rubber) || traits.contains(.snow))
            && traits.isDisjoint(with: [.dressy, .specialist])
    }

    /// Whether it is a shoe with a smooth sole or a heel.
    var isSlick: Bool {
        slot == .shoes && !grips && !traits.contains(.rubber)
            && (item.category == .heels || traits.contains(.open) || item.category == .shoes && formality >= 4)
    }

    /// Whether it is outerwear for the frost.
    var isWinterCoat: Bool {
        slot == .outer && (traits.contains(.insulated) || clo >= 0.5) && item.weight != .thin
    }

    /// Whether it is black, or too dark to tell from black.
    var isBlack: Bool {
        let color = OKLCH(item.primaryColor)
        return color.lightness < 0.32 && color.chroma < 0.04
    }

    /// Whether its color is neither dark nor close to gray; a pale tint is bright too.
    var isBright: Bool {
        let color = OKLCH(item.primaryColor)
        return isColorful || color.chroma >= 0.025 && color.lightness >= 0.75
    }

    /// Whether its color is neither dark, nor pale, nor close to gray.
    var isColorful: Bool {
        let color = OKLCH(item.primaryColor)
        return color.chroma >= 0.07 && color.lightness >= 0.38
    }

    /// Whether it is white or nearly so.
    var isWhite: Bool {
        let color = OKLCH(item.primaryColor)
        return color.lightness > 0.92 && color.chroma < 0.035
    }
}

extension WardrobeItem {
    /// The name of its kind, such as `snow boots`.
    public var kindInWords: String { kind.name }

    /// The properties that determine its warmth.
    public var insulation: GarmentInsulation {
        let words = GarmentWords(self)
        return words.item.insulation(as: words.kind)
    }

    func insulation(as kind: GarmentKind) -> GarmentInsulation {
        GarmentInsulation(
            category, fabric: fabric, weight: weight,
            clo: warmth ?? kind.insulation.map { $0.clo(weight: weight, fabric: fabric) })
    }

    /// Its formality, 1 to 10: its owner's value, or that of its kind or ``FormalityTable``.
    public var effectiveFormality: Int {
        let words = GarmentWords(self)
        return words.item.formality(as: words.kind)
    }

    func formality(as kind: GarmentKind) -> Int {
        formality ?? kind.formality ?? FormalityTable.level(of: category, fabric: fabric)
    }
}

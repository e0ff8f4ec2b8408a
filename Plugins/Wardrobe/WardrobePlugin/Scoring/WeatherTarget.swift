// SPDX-License-Identifier: Apache-2.0

/// What a request's weather asks of single slots, and how much each demand counts.
///
/// ``WeatherFit`` takes the weakest demand of an outfit; a sum over slots, of which the search can prove the best,
/// takes shares instead: shoes and the outer layer four each where it is wet (the outer layer also where it blows),
/// breathing fabrics three in heat, head and neck two always, legs and feet two each in frost, a coat or jacket
/// indoors four; of eight, or of their sum where that is more. Our convention.
struct WeatherTarget: Sendable {
    /// At this air temperature in °C and below, head, hands, legs and feet want to be covered.
    static let frost = 5.0
    /// At this air temperature in °C and below a scarf alone leaves the head too cold.
    static let bitter = -5.0
    /// Above this air temperature in °C a scarf is too much.
    static let mild = 15.0
    /// From this air temperature in °C on a hat keeps the sun off.
    static let sun = 25.0

    private let demand: WeatherDemand
    /// The weather at the warmest hour, where it asks for breathing fabrics.
    private let heat: WeatherDemand?
    private let isOutdoors: Bool
    private let isFrosty: Bool
    private let asksForSunHat: Bool
    private let whole: Double

    init(_ request: OutfitRequest, coldest: Double, warmest: Double) {
        let demand = WeatherDemand(
            condition: request.condition ?? .clear, airTemperature: coldest, wind: request.wind ?? 0,
            humidity: request.humidity ?? 50)
        var hot = demand
        hot.airTemperature = warmest
        isOutdoors = request.setting == .outdoors
        isFrosty = isOutdoors && coldest <= Self.frost
        let days: Set<Occasion> = [.beach, .outdoor, .travel, .casual]
        asksForSunHat =
            isOutdoors && warmest >= Self.sun && demand.condition == .clear
            && request.occasion.map(days.contains) == true
        self.demand = demand
        heat = hot.asksForBreathability ? hot : nil
        let isWet = isOutdoors && demand.condition.isWet
        let asked: [Double] = [
            Self.head, isWet ? Self.footwear : 0,
            isWet || !isOutdoors || demand.asksForWindproof ? Self.outer : 0, heat == nil ? 0 : Self.breathing,
            isFrosty ? Self.legs + Self.feet : 0,
        ]
        whole = max(8, asked.reduce(0, +))
    }

    private static let footwear = 4.0
    private static let outer = 4.0
    private static let breathing = 3.0
    private static let head = 2.0
    private static let legs = 2.0
    private static let feet = 2.0

    /// Whether it matters that a piece in a slot is waterproof or windproof.
    func asksForProof(_ slot: Slot) -> Bool {
        switch slot {
        case .shoes: isOutdoors && demand.condition.isWet
        case .outer: isOutdoors && (demand.condition.isWet || demand.asksForWindproof)
        default: false
        }
    }

    /// What a slot's piece, or leaving it empty, loses of the whole part, 0 to 1.
    func loss(_ item: WardrobeItem?, in slot: Slot) -> Double {
        demands(item, in: slot).reduce(0) { $0 + $1.share * (1 - $1.suitability.value) }
    }

    /// What the weather says of a slot's piece, with the share of each demand.
    func demands(_ item: WardrobeItem?, in slot: Slot) -> [(share: Double, suitability: WeatherSuitability)] {
        var demands: [(Double, WeatherSuitability)] = []
        func add(_ weight: Double, _ suitability: WeatherSuitability?) {
            if let suitability { demands.append((weight / whole, suitability)) }
        }
        let piece = item?.weatherPiece
        if isOutdoors {
            if slot == .shoes { add(Self.footwear, demand.footwear(piece)) }
            if slot == .outer { add(Self.outer, demand.outerLayer(piece)) }
        } else if slot == .outer, let item {
            add(
                Self.outer,
                WeatherSuitability(item.category == .coat ? 0 : 0.5, "A \(item.category.rawValue) indoors."))
        }
        if isFrosty {
            if slot == .bottom || slot == .onePiece { add(Self.legs, item.flatMap(legsInFrost)) }
            if slot == .shoes { add(Self.feet, item.flatMap(Self.feetInFrost)) }
        }
        if slot == .accessory { add(Self.head, headAndNeck(item)) }
        // Shoes and accessories let no heat out to speak of; the other slots share the demand.
        if let heat, let piece, slot != .accessory, slot != .shoes {
            add(Self.breathing * slot.share / (1 - Slot.shoes.share - Slot.accessory.share), heat.breathing(piece))
        }
        return demands
    }

    private func legsInFrost(_ item: WardrobeItem) -> WeatherSuitability? {
        switch item.category {
        case _ where item.waterproof == true: nil
        case .shorts: WeatherSuitability(0, "Shorts in the cold.")
        case .skirt, .dress: WeatherSuitability(0.3, "Legs are bare under the \(item.category.rawValue) in the cold.")
        case .jumpsuit: nil
        default: demand.condition.isWet ? WeatherSuitability(0.7, "The \(item.category.rawValue) get wet.") : nil
        }
    }

    private static func feetInFrost(_ item: WardrobeItem) -> WeatherSuitability? {
        switch item.category {
        case .sandals: WeatherSuitability(0, "Sandals in the cold.")
        case .heels: WeatherSuitability(0.3, "Heels in the cold.")
        case .shoes, .sneakers: WeatherSuitability(0.7, "Low \(item.category.rawValue) in the cold.")
        default: nil
        }
    }

    private func headAndNeck(_ item: WardrobeItem?) -> WeatherSuitability? {
        let isWintry = item.map { $0.season.isEmpty || $0.season.contains { $0.suits(.winter) } } ?? false
        let isSummery = item.map { $0.season.isEmpty || $0.season.contains { $0.suits(.summer) } } ?? false
        switch item?.category {
        case .scarf, .hat:
            let name = item?.category.rawValue ?? ""
            if isFrosty {
                if isWintry, item?.category == .scarf, demand.airTemperature <= Self.bitter {
                    return WeatherSuitability(0.7, "A scarf and a bare head in bitter cold.")
                }
                return isWintry
                    ? WeatherSuitability(1, "A \(name) in the cold.")
                    : WeatherSuitability(0, "A \(name) for summer in the cold.")
            }
            if !isOutdoors { return WeatherSuitability(0, "A \(name) indoors.") }
            if demand.airTemperature > Self.mild, item?.category == .scarf || !isSummery {
                return WeatherSuitability(0, "A \(name) on a mild day.")
            }
            return asksForSunHat && item?.category == .hat ? WeatherSuitability(1, "A hat against the sun.") : nil
        default:
            if isFrosty { return WeatherSuitability(0, "Nothing for head or neck in the cold.") }
            return asksForSunHat ? WeatherSuitability(0.8, "No hat against the sun.") : nil
        }
    }
}

extension WardrobeItem {
    /// The piece as far as the weather goes; what is not known keeps nothing out.
    var weatherPiece: WeatherPiece {
        WeatherPiece(
            category, fabric: fabric, isWaterproof: waterproof ?? false, isWindproof: windproof ?? false)
    }
}

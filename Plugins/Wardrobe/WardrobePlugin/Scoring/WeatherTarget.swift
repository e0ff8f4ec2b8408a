// SPDX-License-Identifier: Apache-2.0

/// What a request's weather asks of single slots besides warmth, and how much each demand counts.
///
/// ``WeatherFit`` takes the weakest demand of an outfit; a sum over slots, of which the search can prove the best,
/// takes shares instead: shoes and the outer layer four each where it is wet (the outer layer also where it blows),
/// breathing fabrics three in heat; of eight, or of their sum where that is more. Rain counts by its probability. Our
/// convention. What is silly or dangerous is the business of ``ItemRules``.
struct WeatherTarget: Sendable {
    private let demand: WeatherDemand
    /// The weather at the warmest hour, where it asks for breathing fabrics.
    private let heat: WeatherDemand?
    private let isOutdoors: Bool
    /// How much rain or snow counts, 0 to 1.
    private let wetness: Double
    private let whole: Double

    init(_ request: OutfitRequest, _ conditions: WearingConditions) {
        let demand = WeatherDemand(
            condition: request.condition ?? .clear, airTemperature: conditions.coldest, wind: request.wind ?? 0,
            humidity: request.humidity ?? 50)
        var hot = demand
        hot.airTemperature = conditions.warmest
        isOutdoors = !conditions.isIndoors
        wetness = conditions.wetness
        self.demand = demand
        heat = hot.asksForBreathability ? hot : nil
        let isWet = isOutdoors && wetness > 0
        let asked: [Double] = [
            isWet ? Self.footwear : 0, isWet || demand.asksForWindproof ? Self.outer : 0,
            heat == nil ? 0 : Self.breathing,
        ]
        whole = max(8, asked.reduce(0, +))
    }

    private static let footwear = 4.0
    private static let outer = 4.0
    private static let breathing = 3.0

    /// Whether it matters that an item in a slot is waterproof or windproof.
    func asksForProof(_ slot: Slot) -> Bool {
        switch slot {
        case .shoes: isOutdoors && wetness > 0
        case .outer: isOutdoors && (wetness > 0 || demand.asksForWindproof)
        default: false
        }
    }

    /// What a slot's item, or leaving it empty, loses of the whole part, 0 to 1.
    func loss(_ item: ItemReading?, in slot: Slot) -> Double {
        demands(item, in: slot).reduce(0) { $0 + $1.share * (1 - $1.suitability.value) }
    }

    /// What the weather says of a slot's item, with the share of each demand.
    func demands(_ item: ItemReading?, in slot: Slot) -> [(share: Double, suitability: WeatherSuitability)] {
        var demands: [(Double, WeatherSuitability)] = []
        func add(_ weight: Double, _ suitability: WeatherSuitability?) {
            if let suitability { demands.append((weight / whole, suitability)) }
        }
        let garment = item?.weatherItem
        if isOutdoors {
            let isDry = wetness == 0 && demand.condition.isWet
            let share = demand.condition.isWet ? wetness : 1
            if slot == .shoes, !isDry { add(Self.footwear * share, demand.footwear(garment)) }
            if slot == .outer, !isDry { add(Self.outer * share, demand.outerLayer(garment)) }
        }
        // Shoes and accessories let no heat out to speak of; the other slots share the demand.
        if let heat, let garment, let item, !item.slot.isAccessory, slot != .shoes {
            add(Self.breathing * slot.share / (1 - Slot.shoes.share), heat.breathing(garment))
        }
        return demands
    }
}

extension ItemReading {
    /// The item as far as the weather goes; what is not known keeps nothing out.
    var weatherItem: WeatherItem {
        WeatherItem(item.category, fabric: item.fabric, isWaterproof: keepsRainOut, isWindproof: keepsWindOut)
    }
}

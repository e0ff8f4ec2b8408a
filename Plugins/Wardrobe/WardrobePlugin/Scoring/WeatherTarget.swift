// SPDX-License-Identifier: Apache-2.0

/// The demands of a request's weather on single slots besides warmth, with their weights.
///
/// ``WeatherFit`` takes the weakest demand of an outfit. The search needs a sum over slots, so this type uses shares
/// instead: four each for shoes and the outer layer in wet weather (for the outer layer also in wind), and three for
/// breathable fabrics in heat, out of eight, or of their sum if that is greater. Rain counts by its probability. Our
/// convention. ``ItemRules`` handles unsuitable and dangerous items.
struct WeatherTarget: Sendable {
    private let demand: WeatherDemand
    /// The weather at the warmest hour, if it calls for breathable fabrics.
    private let heat: WeatherDemand?
    private let isOutdoors: Bool
    /// The weight of rain or snow, 0 to 1.
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

    /// Returns whether it matters that an item in a slot is waterproof or windproof.
    func asksForProof(_ slot: Slot) -> Bool {
        switch slot {
        case .shoes: isOutdoors && wetness > 0
        case .outer: isOutdoors && (wetness > 0 || demand.asksForWindproof)
        default: false
        }
    }

    /// Returns the share of the whole part that a slot's item, or leaving it empty, loses, 0 to 1.
    func loss(_ item: ItemReading?, in slot: Slot) -> Double {
        demands(item, in: slot).reduce(0) { $0 + $1.share * (1 - $1.suitability.value) }
    }

    /// Returns how a slot's item meets each demand, with the demand's share.
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
        // Shoes and accessories release almost no heat; the other slots share the demand.
        if let heat, let garment, let item, !item.slot.isAccessory, slot != .shoes {
            add(Self.breathing * slot.share / (1 - Slot.shoes.share), heat.breathing(garment))
        }
        return demands
    }
}

extension ItemReading {
    /// Returns the item's properties that matter for the weather; unknown values don't protect.
    var weatherItem: WeatherItem {
        WeatherItem(item.category, fabric: item.fabric, isWaterproof: keepsRainOut, isWindproof: keepsWindOut)
    }
}

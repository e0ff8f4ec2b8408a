// SPDX-License-Identifier: Apache-2.0

/// What a request's weather asks of single slots, and how much each demand counts.
///
/// ``WeatherFit`` takes the weakest demand of an outfit; a sum over slots, of which the search can prove the best, takes
/// shares instead: shoes and the outer layer four each where it is wet (the outer layer also where it blows), breathing
/// fabrics three in heat, something for head, neck or hands two in frost. Our convention.
struct WeatherTarget: Sendable {
    /// Below this air temperature in °C head, neck and hands want something.
    static let frost = 5.0

    private let demand: WeatherDemand
    private let wantsHeadwear: Bool
    private let shares: (footwear: Double, outer: Double, breathing: Double, head: Double)

    init(_ request: OutfitRequest, coldest: Double, warmest: Double) {
        let demand = WeatherDemand(
            condition: request.condition ?? .clear, airTemperature: coldest, wind: request.wind ?? 0,
            humidity: request.humidity ?? 50)
        var hot = demand
        hot.airTemperature = warmest
        let isOutdoors = request.setting == .outdoors
        let frost = isOutdoors && coldest <= Self.frost
        let heat = hot.asksForBreathability
        let weights = (
            footwear: isOutdoors && demand.condition.isWet ? 4.0 : 0,
            outer: isOutdoors && (demand.condition.isWet || demand.asksForWindproof) ? 4.0 : 0,
            breathing: heat ? 3.0 : 0, head: frost ? 2.0 : 0
        )
        let sum = weights.footwear + weights.outer + weights.breathing + weights.head
        shares =
            sum > 0
            ? (weights.footwear / sum, weights.outer / sum, weights.breathing / sum, weights.head / sum) : (0, 0, 0, 0)
        wantsHeadwear = frost
        self.demand = demand
        self.heat = heat ? hot : nil
    }

    /// The weather at the warmest hour, where it asks for breathing fabrics.
    private let heat: WeatherDemand?

    /// Whether the weather asks for anything.
    var asks: Bool { shares.footwear + shares.outer + shares.breathing + shares.head > 0 }

    /// Whether it matters that a piece in a slot is waterproof or windproof.
    func asksForProof(_ slot: Slot) -> Bool {
        slot == .shoes && shares.footwear > 0 || slot == .outer && shares.outer > 0
    }

    /// What a slot's piece, or leaving it empty, loses of the whole part, 0 to 1.
    func loss(_ item: WardrobeItem?, in slot: Slot) -> Double {
        demands(item, in: slot).reduce(0) { $0 + $1.share * (1 - $1.suitability.value) }
    }

    /// What the weather says of a slot's piece, with the share of each demand.
    func demands(_ item: WardrobeItem?, in slot: Slot) -> [(share: Double, suitability: WeatherSuitability)] {
        guard asks else { return [] }
        var demands: [(Double, WeatherSuitability)] = []
        let piece = item?.weatherPiece
        switch slot {
        case .shoes where shares.footwear > 0:
            if let fit = demand.footwear(piece) { demands.append((shares.footwear, fit)) }
        case .outer where shares.outer > 0:
            if let fit = demand.outerLayer(piece) { demands.append((shares.outer, fit)) }
        case .accessory where wantsHeadwear: demands.append((shares.head, Self.headwear(item)))
        default: break
        }
        if let heat, let piece, slot != .accessory, let fit = heat.breathing(piece) {
            demands.append((shares.breathing * slot.share, fit))
        }
        return demands
    }

    private static func headwear(_ item: WardrobeItem?) -> WeatherSuitability {
        switch item?.category {
        case .scarf, .hat: WeatherSuitability(1, "A \(item?.category.rawValue ?? "") for head or neck in the cold.")
        case .accessories: WeatherSuitability(0.8, "Something more in the cold.")
        default: WeatherSuitability(0, "Nothing for head or neck in the cold.")
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

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The inputs of the rules besides the items: the weather outdoors, the occasion, and what the wardrobe contains.
struct WearingConditions: Sendable {
    let occasion: Occasion?
    let dressCode: DressCode?
    let isMourning: Bool
    let code: OutfitCode
    /// The slots for which the wearer owns clothes of a job or a school, if the day is one of work without a dress code.
    ///
    /// Otherwise empty.
    let tradeSlots: Set<Slot>
    /// The slots of what covers the wearer's hair every day for reasons of faith.
    let coveringSlots: Set<Slot>
    /// Whether the day has no time outdoors.
    let isIndoors: Bool
    /// The outdoor air temperature in °C, adjusted for the wearer's sensitivity to cold.
    let coldest: Double
    let warmest: Double
    /// Wind at 10 m in m/s.
    let wind: Double
    let condition: WeatherCondition?
    /// How much to dress for rain or snow: its probability, or 1 if it's certain.
    let wetness: Double
    /// The longest continuous time outdoors in minutes.
    let stay: Double
    /// Whether protection against dangerous cold matters more than what suits the occasion.
    var etiquetteYields = false
    /// Whether the wearer owns boots for snow and ice.
    let ownsGrip: Bool
    /// Whether the wearer owns a coat or jacket for the frost.
    let ownsWinterCoat: Bool
    /// Whether the wearer owns one that isn't made for the slopes.
    let ownsStreetCoat: Bool
    let ownsSlippers: Bool
    let ownsSnowPants: Bool
    let ownsUmbrella: Bool
    /// Whether the wearer owns a wearable tie or bow tie.
    let ownsTie: Bool
    /// The slots for which the wearer owns wearable sportswear.
    let ownsSportswear: Set<Slot>

    init(_ request: OutfitRequest, plan: DayPlan, profile: UserProfile, readings: [ItemReading]) {
        occasion = request.occasion
        dressCode = request.dressCode
        isMourning = request.mourning
        let outdoors = plan.outdoors
        isIndoors = outdoors.isEmpty
        let stages = outdoors.isEmpty ? plan.stages : outdoors
        let shift = -8 * profile.personalOffset
        coldest = (stages.map(\.coldest).min() ?? 20) + shift
        warmest = (stages.map(\.warmest).max() ?? 20) + shift
        wind = isIndoors ? 0 : max(request.wind ?? 0, request.condition?.isWindy == true ? WeatherDemand.strongWind : 0)
        condition = request.condition
        wetness = isIndoors ? 0 : Self.wetness(request)
        stay = outdoors.map(\.minutes).max() ?? 0
        let wearable = readings.filter {
            $0.item.condition.isWearable && !$0.item.needsRepair && $0.item.laundry != .dirty
                && $0.item.laundry != .inWash
        }
        tradeSlots = Self.tradeSlots(request, wearable)
        code = tradeSlots.isEmpty ? .of(request) : OutfitCode(most: 6)
        coveringSlots = Set(wearable.filter(\.coversHair).map(\.slot))
        ownsGrip = wearable.contains(where: \.grips)
        ownsWinterCoat = wearable.contains(where: \.isWinterCoat)
        ownsStreetCoat = wearable.contains { $0.isWinterCoat && !$0.traits.contains(.snow) }
        ownsSlippers = wearable.contains { $0.slot == .shoes && $0.traits.contains(.home) }
        ownsSnowPants = wearable.contains { $0.slot == .bottom && $0.traits.contains(.snow) }
        ownsUmbrella = wearable.contains { $0.traits.contains(.umbrella) }
        ownsTie = wearable.contains { item in
            request.mourning
                ? item.traits.contains(.necktie) && !item.isBright
                : !item.traits.isDisjoint(with: [.necktie, .bowTie])
        }
        ownsSportswear = Set(wearable.filter { $0.traits.contains(.sport) }.map(\.slot))
    }

    /// Returns the slots for which there are clothes of a job or a school, if there are at least two such items.
    ///
    /// A single one, such as a lab coat or an apron, doesn't tell what else its owner wears to work.
    private static func tradeSlots(_ request: OutfitRequest, _ wearable: [ItemReading]) -> Set<Slot> {
        guard request.dressCode == nil, request.occasion == .work || request.occasion == .workCasual else { return [] }
        let worn = wearable.filter {
            $0.isWorkwear
                && [.top, .bottom, .onePiece, .shoes, .mid, .secondMid, .outer, .accessory].contains($0.slot)
        }
        return worn.count > 1 ? Set(worn.map(\.slot)) : []
    }

    /// Returns how much to dress for rain or snow, 0 to 1.
    ///
    /// A wet forecast without a probability is certain. From a probability of 0.5 on it counts fully, and up to 0.2 it
    /// doesn't count; our convention.
    static func wetness(_ request: OutfitRequest) -> Double {
        let isWet = request.condition?.isWet == true
        guard let probability = request.precipitationProbability else { return isWet ? 1 : 0 }
        guard isWet || probability >= 0.5 else { return 0 }
        return min(max(0, (probability - 0.2) / 0.3), 1)
    }

    /// Whether the sun may shine, if known.
    var isSunny: Bool { condition.map { [.clear, .partlyCloudy].contains($0) } ?? true }

    var isSnowy: Bool { condition?.isSnowy == true && wetness > 0 }

    /// The temperature for choosing hats, gloves, and shoes: that of the air at the coldest hour, lowered for a strong
    /// wind.
    var felt: Double { coldest - min(4, max(0, (wind - 4) * 0.4)) }

    /// Whether there is snow or ice on the ground, as far as the weather tells; our convention.
    var isSlippery: Bool { !isIndoors && (isSnowy || felt <= -5) }

    var isExercise: Bool { occasion == .gym || occasion == .athletic }
    /// Whether the day is one of a job or a school for which the wearer owns clothes.
    var isTrade: Bool { !tradeSlots.isEmpty }
    var isOffice: Bool {
        if isTrade { return false }
        return switch occasion {
        case .work, .workPresentation, .workCasual, .interview: true
        case nil: dressCode == .businessCasual || dressCode == .businessProfessional
        default: false
        }
    }
    /// Whether the occasion is dressy: an evening or a celebration.
    var isFormal: Bool {
        switch code.jacket {
        case .tailored, .suit, .dinner, .tail: true
        case .none, .wanted: false
        }
    }
    /// Whether the wearer owns work clothes in place of what a slot holds.
    func replaces(_ slot: Slot) -> Bool {
        switch slot {
        case .top, .bottom: tradeSlots.contains(slot) || tradeSlots.contains(.onePiece)
        case .onePiece: tradeSlots.contains(slot) || tradeSlots.isSuperset(of: [.top, .bottom])
        default: tradeSlots.contains(slot)
        }
    }

    /// Whether an item is made for the slopes but is all that the wearer owns for the frost.
    func isOnlyWinterCoat(_ item: ItemReading) -> Bool { felt <= 3 && item.isWinterCoat && !ownsStreetCoat }

    /// Whether an item is traditional dress at an occasion for which it is as formal as any dress code asks.
    func welcomes(_ item: ItemReading) -> Bool {
        item.traits.contains(.ceremony) && (isCelebration || isEvening && !isOffice)
    }

    /// Whether the dress code is one for celebrations.
    var isEvening: Bool { [.whiteTie, .blackTie, .blackTieOptional, .cocktailAttire].contains(dressCode) }

    /// Whether the occasion is one that people celebrate.
    var isCelebration: Bool { [.wedding, .party, .formalEvent].contains(occasion) }

    /// Whether most of the time outdoors is spent on foot, rather than on the way to a building.
    var isOutside: Bool { occasion == .outdoor || occasion == .athletic || stay >= 45 }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The inputs of the rules besides the items: the weather outdoors, the occasion, and what the wardrobe contains.
struct WearingConditions: Sendable {
    let occasion: Occasion?
    let dressCode: DressCode?
    let code: OutfitCode
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
    /// Whether the wearer owns a wearable tie or bow tie.
    let ownsTie: Bool
    /// The slots for which the wearer owns wearable sportswear.
    let ownsSportswear: Set<Slot>

    init(_ request: OutfitRequest, plan: DayPlan, profile: UserProfile, readings: [ItemReading]) {
        occasion = request.occasion
        dressCode = request.dressCode
        code = .of(request)
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
        ownsTie = wearable.contains { !$0.traits.isDisjoint(with: [.necktie, .bowTie]) }
        ownsSportswear = Set(wearable.filter { $0.traits.contains(.sport) }.map(\.slot))
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

    var isExercise: Bool { occasion == .gym || occasion == .athletic }
    var isOffice: Bool {
        switch occasion {
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
    /// Whether most of the time outdoors is spent on foot, rather than on the way to a building.
    var isOutside: Bool { occasion == .outdoor || occasion == .athletic || stay >= 45 }
}

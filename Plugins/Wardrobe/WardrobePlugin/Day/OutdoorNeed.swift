// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How much wind an outermost layer lets through, an input to the balance of ISO 11079.
enum OuterShell: Int, CaseIterable, Sendable {
    /// A windproof or waterproof jacket or coat.
    case windproof
    /// A jacket or coat of cloth.
    case cloth
    /// No jacket or coat: knitwear or a shirt is the outermost layer.
    case none

    /// Air permeability in l/(m²s).
    ///
    /// ISO 11079 calls values below 5 low, 50 medium, and above 100 high.
    var airPermeability: Double {
        switch self {
        case .windproof: 5
        case .cloth: 50
        case .none: 100
        }
    }
}

/// How much clothing a period outdoors needs under one kind of outermost layer; all in clo of the static ensemble.
///
/// At 10 °C and below, it is ISO 11079's balance. Above 10 °C, that balance is outside the standard and gives too
/// little: up to 20 °C it is blended, with a growing weight, into what people wear outdoors (the clothing model of
/// UTCI); our convention. A short time outdoors needs less than a permanent balance: the minimum keeps the heat loss
/// within the standard's limit of 40 Wh/m² for four times the time outdoors.
struct OutdoorNeed: Sendable {
    /// The insulation that keeps the loss within 40 Wh/m² for the time outdoors (D_lim minimal); less is unsafe.
    let safe: Double
    /// The insulation that is comfortable enough for the time outdoors.
    let minimum: Double
    /// The insulation that feels neither cool nor warm.
    let neutral: Double
    private let balance: ColdStressBalance

    /// The factor by which clothes should outlast the time outdoors.
    private static let margin = 4.0
    /// The spread of what people wear on either side of its mean, in clo.
    private static let spread = 0.2

    init(
        celsius: Double, wind: Double?, humidity: Double, met: Double, minutes: Double, shell: OuterShell,
        offset: Double
    ) {
        let air = min(wind.map { WindProfile.speed(forecast: $0) } ?? Setting.outdoors.assumedAirSpeed, 18)
        let walking = BodyMovement.walkingSpeed(met: met, limit: BodyMovement.iso11079WalkingLimit)
        balance = ColdStressBalance(
            airTemperature: celsius, radiantTemperature: celsius,
            relativeAirSpeed: max(ISO11079Range.airSpeeds.lowerBound, air, BodyMovement.pace(met: met)),
            humidity: humidity,
            metabolicRate: min(met * ThermalUnits.wattsPerMet, ISO11079Range.metabolicRates.upperBound),
            walkingSpeed: walking, airPermeability: shell.airPermeability)
        let hours = minutes / 60
        let holding = balance.ensemble(.minimal, lasting: hours * Self.margin)
        let standard = (minimum: balance.requiredEnsemble(.minimal), neutral: balance.requiredEnsemble(.neutral))
        let habit = HabitualClothing.outdoors(celsius: celsius)
        let share = min(max(0, (celsius - RequiredInsulation.coldLimit) / 10), 1)
        // More wind and less movement than the model's walker need more, by half of what the balance gives.
        let still = ColdStressBalance(
            airTemperature: celsius, radiantTemperature: celsius, relativeAirSpeed: 0.7, humidity: humidity,
            metabolicRate: 135, walkingSpeed: 0.4, airPermeability: OuterShell.cloth.airPermeability)
        let shift = min(max(-0.4, 0.5 * (standard.neutral - still.requiredEnsemble(.neutral))), 0.6)
        let worn = max(EnsembleInsulation.clo(sum: 0.25), habit + shift)
        func blended(_ cold: Double, _ mild: Double) -> Double { max(0, (1 - share) * cold + share * mild + offset) }
        // The safe limit doesn't depend on the wearer's sensitivity to cold.
        safe = max(0, (1 - share) * balance.ensemble(.minimal, lasting: hours))
        let least = blended(min(standard.minimum, holding), worn - Self.spread)
        minimum = max(least, safe)
        neutral = max(minimum, blended(standard.neutral, worn + Self.spread / 2))
    }

    /// Returns the minutes until the heat loss in an ensemble reaches 40 Wh/m² (D_lim minimal); nil from 8 hours on.
    func minutes(wearing clo: Double) -> Double? {
        balance.durationLimit(.minimal, clo: max(0.05, clo)).flatMap { $0 < 8 ? $0 * 60 : nil }
    }
}

extension ColdStressBalance {
    /// Returns the static insulation with which a body loses 40 Wh/m² in a number of hours, in clo (D_lim, solved for
    /// the clothing).
    func ensemble(_ strain: Strain, lasting hours: Double) -> Double {
        requiredEnsemble(strain, storage: -40 / hours)
    }
}

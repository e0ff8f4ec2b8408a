// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The wind that an outermost layer lets through, which enters the balance of ISO 11079.
enum OuterShell: Int, CaseIterable, Sendable {
    /// A windproof or waterproof jacket or coat.
    case windproof
    /// A jacket or coat of cloth.
    case cloth
    /// No jacket or coat: knitwear or a shirt is outermost.
    case none

    /// Air permeability in l/(m²s).
    ///
    /// ISO 11079 calls below 5 low, 50 medium and above 100 high.
    var airPermeability: Double {
        switch self {
        case .windproof: 5
        case .cloth: 50
        case .none: 100
        }
    }
}

/// How much clothing a stretch outdoors asks for, under one kind of outermost layer; all in clo of the static ensemble.
///
/// At 10 °C and below it is ISO 11079's balance. Above, that is beyond the standard, and asks for too little: up to 20 °C
/// it is blended into what people wear outdoors (the clothing model of UTCI) with a growing weight, our convention.
/// A short stay needs less than a balance that holds forever: the least is what keeps the heat loss within the
/// standard's limit of 40 Wh/m² for four times the stay.
struct OutdoorNeed: Sendable {
    /// What keeps the loss within 40 Wh/m² for the length of the stay (D_lim minimal); less is unsafe.
    let safe: Double
    /// What is comfortable enough for the stay.
    let minimum: Double
    /// What feels neither cool nor warm.
    let neutral: Double
    private let balance: ColdStressBalance

    /// How many times as long as the stay clothes should hold.
    private static let margin = 4.0
    /// How far what people wear spreads either way of its mean, in clo.
    private static let spread = 0.2

    init(
        celsius: Double, wind: Double?, humidity: Double, met: Double, minutes: Double, shell: OuterShell,
        offset: Double
    ) {
        let air = min(wind.map { WindProfile.speed(forecast: $0) } ?? Setting.outdoors.assumedAirSpeed, 18)
        let walking = BodyMovement.walkingSpeed(met: met, limit: BodyMovement.iso11079WalkingLimit)
        balance = ColdStressBalance(
            airTemperature: celsius, radiantTemperature: celsius,
            relativeAirSpeed: max(ISO11079Range.airSpeeds.lowerBound, air, walking), humidity: humidity,
            metabolicRate: min(met * ThermalUnits.wattsPerMet, ISO11079Range.metabolicRates.upperBound),
            walkingSpeed: walking, airPermeability: shell.airPermeability)
        let hours = minutes / 60
        let holding = balance.ensemble(.minimal, lasting: hours * Self.margin)
        let standard = (minimum: balance.requiredEnsemble(.minimal), neutral: balance.requiredEnsemble(.neutral))
        let habit = HabitualClothing.outdoors(celsius: celsius)
        let share = min(max(0, (celsius - RequiredInsulation.coldLimit) / 10), 1)
        // More wind and less movement than the model's walker ask for more, by half of what the balance says of it.
        let still = ColdStressBalance(
            airTemperature: celsius, radiantTemperature: celsius, relativeAirSpeed: 0.7, humidity: humidity,
            metabolicRate: 135, walkingSpeed: 0.4, airPermeability: OuterShell.cloth.airPermeability)
        let shift = min(max(-0.4, 0.5 * (standard.neutral - still.requiredEnsemble(.neutral))), 0.6)
        let worn = max(EnsembleInsulation.clo(sum: 0.25), habit + shift)
        func blended(_ cold: Double, _ mild: Double) -> Double { max(0, (1 - share) * cold + share * mild + offset) }
        // What is safe does not depend on who feels the cold.
        safe = max(0, (1 - share) * balance.ensemble(.minimal, lasting: hours))
        let least = blended(min(standard.minimum, holding), worn - Self.spread)
        minimum = max(least, safe)
        neutral = max(minimum, blended(standard.neutral, worn + Self.spread / 2))
    }

    /// Minutes until an ensemble has let 40 Wh/m² go (D_lim minimal); nil when it holds for eight hours or more.
    func minutes(wearing clo: Double) -> Double? {
        balance.durationLimit(.minimal, clo: max(0.05, clo)).flatMap { $0 < 8 ? $0 * 60 : nil }
    }
}

extension ColdStressBalance {
    /// The static ensemble with which a body loses 40 Wh/m² in so many hours, in clo (D_lim, solved for the clothing).
    func ensemble(_ strain: Strain, lasting hours: Double) -> Double {
        requiredEnsemble(strain, storage: -40 / hours)
    }
}

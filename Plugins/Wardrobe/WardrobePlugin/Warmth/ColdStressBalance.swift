// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The heat balance of ISO 11079, from which the required clothing in the cold is derived.
///
/// Source: ISO 11079:2007, annexes A and B; Holmér 1984, "Required clothing insulation (IREQ) as an analytical index of
/// cold stress", ASHRAE Transactions 90.
public struct ColdStressBalance: Sendable {
    /// The strain on the body.
    public enum Strain: Sendable, CaseIterable {
        /// Balance at a lower mean body temperature: cold but bearable.
        case minimal
        /// Balance at a normal body temperature: neither cool nor warm.
        case neutral
    }

    /// Air temperature in °C.
    public let airTemperature: Double
    /// Mean radiant temperature in °C.
    public let radiantTemperature: Double
    /// Air speed relative to the body in m/s, 0.4 to 18.
    public let relativeAirSpeed: Double
    /// Relative humidity in percent.
    public let humidity: Double
    /// Metabolic rate in W/m², 58 to 400.
    public let metabolicRate: Double
    /// Walking speed in m/s, 0.0052 (M − 58) to 1.2.
    public let walkingSpeed: Double
    /// Air permeability of the outer fabric in l/(m²s): below 5 windproof, 50 medium, above 100 open.
    public let airPermeability: Double

    /// The minimum insulation of the air layer in any wind, in m²K/W; the equation would go below 0 beyond the
    /// standard's 18 m/s.
    private static let leastAirLayer = 1e-4

    private let airLayer: Double
    private let permeation: Double
    private let ambientVapor: Double
    private let respiratoryLoss: Double

    /// Creates a balance.
    public init(
        airTemperature: Double, radiantTemperature: Double, relativeAirSpeed: Double, humidity: Double,
        metabolicRate: Double, walkingSpeed: Double, airPermeability: Double
    ) {
        self.airTemperature = airTemperature
        self.radiantTemperature = radiantTemperature
        self.relativeAirSpeed = relativeAirSpeed
        self.humidity = humidity
        self.metabolicRate = metabolicRate
        self.walkingSpeed = walkingSpeed
        self.airPermeability = airPermeability
        let stirred = exp(-0.15 * relativeAirSpeed - 0.22 * walkingSpeed)
        airLayer = max(Self.leastAirLayer, 0.092 * stirred - 0.0045)
        permeation = 0.54 * stirred * pow(airPermeability, 0.075) - 0.06 * log(airPermeability) + 0.5
        ambientVapor = humidity / 100 * VaporPressure.iso11079Saturation(celsius: airTemperature)
        let expired = 29 + 0.2 * airTemperature
        let breathVapor = VaporPressure.iso11079Saturation(celsius: expired) - ambientVapor
        respiratoryLoss = metabolicRate * (0.0173 * breathVapor + 0.0014 * (expired - airTemperature))
    }

    /// Returns the resultant insulation that balances the heat (IREQ), in clo; below 0 no clothing is needed.
    public func required(_ strain: Strain) -> Double { requiredInsulation(strain) / ThermalUnits.insulationPerClo }

    /// Returns the static insulation that gives IREQ in this wind and at this pace (I_cl), in clo; below 0 no clothing
    /// is needed.
    ///
    /// Compare an ensemble's insulation with this value, not with IREQ.
    public func requiredEnsemble(_ strain: Strain) -> Double { requiredEnsemble(strain, storage: 0) }

    /// Returns the same for a body that stores heat, or loses it (below 0), in W/m².
    func requiredEnsemble(_ strain: Strain, storage: Double) -> Double {
        let insulation = requiredInsulation(strain, storage: storage)
        let area = ClothingAreaFactor.iso11079(insulation: insulation)
        return ((insulation + airLayer / area) / permeation - 0.085 / area) / ThermalUnits.insulationPerClo
    }

    /// Returns how long it takes to lose 40 Wh/m² in an ensemble (D_lim), in hours; nil if no heat is lost.
    /// - Parameters:
    ///   - strain: the state from which the loss is counted.
    ///   - clo: static insulation of the ensemble in clo.
    public func durationLimit(_ strain: Strain, clo: Double) -> Double? {
        let storage = heatStorage(strain, clo: clo)
        return storage < 0 ? -40 / storage : nil
    }

    /// Returns the heat that the body gains (above 0) or loses in an ensemble, in W/m².
    func heatStorage(_ strain: Strain, clo: Double) -> Double {
        let insulation = resultant(of: clo * ThermalUnits.insulationPerClo)
        return -Bisection.root(
            of: { imbalance(strain, insulation: insulation, storage: -$0) }, rising: -5000...5000)
    }

    /// Returns the remaining heat with an insulation in m²K/W and some heat stored, in W/m².
    func imbalance(_ strain: Strain, insulation: Double, storage: Double) -> Double {
        let skin = skinTemperature(strain)
        let evaporation = evaporation(strain, insulation: insulation)
        let surface = skin - insulation * (metabolicRate - evaporation - respiratoryLoss - storage)
        return metabolicRate - storage - evaporation - respiratoryLoss - dryLoss(surface, insulation: insulation)
    }

    /// Returns the static insulation after wind and walking, in m²K/W.
    func resultant(of insulation: Double) -> Double {
        Bisection.root(
            of: {
                let area = ClothingAreaFactor.iso11079(insulation: $0)
                return $0 + airLayer / area - (insulation + 0.085 / area) * permeation
            }, rising: -airLayer / 2...10)
    }

    private func requiredInsulation(_ strain: Strain, storage: Double = 0) -> Double {
        Bisection.root(
            of: { imbalance(strain, insulation: $0, storage: storage) }, rising: -airLayer * 0.9...3)
    }

    private func skinTemperature(_ strain: Strain) -> Double {
        switch strain {
        case .minimal: 33.34 - 0.0354 * metabolicRate
        case .neutral: 35.7 - 0.0285 * metabolicRate
        }
    }

    private func evaporation(_ strain: Strain, insulation: Double) -> Double {
        let wetness =
            switch strain {
            case .minimal: 0.06
            case .neutral: 0.001 * metabolicRate
            }
        let pressure = VaporPressure.iso11079Saturation(celsius: skinTemperature(strain)) - ambientVapor
        return wetness * pressure / (0.06 / 0.38 * (airLayer + insulation))
    }

    private func dryLoss(_ surface: Double, insulation: Double) -> Double {
        let radiation = radiationCoefficient(surface)
        let convection = 1 / airLayer - radiation
        return ClothingAreaFactor.iso11079(insulation: insulation)
            * (radiation * (surface - radiantTemperature) + convection * (surface - airTemperature))
    }

    /// Linearized radiation in W/(m²K): the difference of fourth powers over the difference, without dividing by zero.
    private func radiationCoefficient(_ surface: Double) -> Double {
        let (warm, cold) = (surface + 273, radiantTemperature + 273)
        return 5.67e-8 * 0.95 * 0.77 * (warm * warm + cold * cold) * (warm + cold)
    }
}

// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The heat balance of ISO 7730, from which the predicted mean vote is derived.
public struct ThermalComfortBalance: Sendable {
    /// Air temperature in °C.
    public var airTemperature: Double
    /// Mean radiant temperature in °C.
    public var radiantTemperature: Double
    /// Air speed relative to the body in m/s.
    public var relativeAirSpeed: Double
    /// Vapor pressure in Pa.
    public var vaporPressure: Double
    /// Metabolic rate in met; all of it becomes heat.
    public var met: Double

    /// Creates a balance.
    /// - Parameters:
    ///   - airTemperature: in °C.
    ///   - radiantTemperature: mean radiant temperature in °C.
    ///   - relativeAirSpeed: in m/s.
    ///   - humidity: relative humidity in percent.
    ///   - met: metabolic rate in met.
    public init(
        airTemperature: Double, radiantTemperature: Double, relativeAirSpeed: Double, humidity: Double, met: Double
    ) {
        self.airTemperature = airTemperature
        self.radiantTemperature = radiantTemperature
        self.relativeAirSpeed = relativeAirSpeed
        vaporPressure = VaporPressure.iso7730(celsius: airTemperature, humidity: humidity)
        self.met = met
    }

    /// Returns the predicted mean vote (PMV) for an insulation.
    /// - Parameter clo: insulation in clo on the moving body (dynamic insulation).
    public func meanVote(clo: Double) -> Double { solved(clo: clo).vote }

    /// Returns the vote, and the temperature of the clothing's surface in °C.
    func solved(clo: Double) -> (vote: Double, surface: Double) {
        let heat = met * ThermalUnits.wattsPerMet
        let insulation = clo * ThermalUnits.insulationPerClo
        let area = ClothingAreaFactor.iso7730(insulation: insulation)
        let radiant = fourthPower(radiantTemperature + 273)
        let forced = 12.1 * relativeAirSpeed.squareRoot()
        let skin = 35.7 - 0.028 * heat
        func dryLoss(_ surface: Double) -> Double {
            let difference = surface - airTemperature
            let free = 2.38 * difference.magnitude.squareRoot().squareRoot()
            let radiation = 3.96e-8 * area * (fourthPower(surface + 273) - radiant)
            return radiation + area * max(free, forced) * difference
        }
        let ends = [airTemperature, radiantTemperature, skin]
        let surface = Bisection.root(
            of: { $0 + insulation * dryLoss($0) - skin },
            rising: (ends.min() ?? skin)...(ends.max() ?? skin))
        let diffusion = 3.05e-3 * (5733 - 6.99 * heat - vaporPressure)
        let sweat = 0.42 * max(0, heat - 58.15)
        let breath = 1.7e-5 * heat * (5867 - vaporPressure) + 0.0014 * heat * (34 - airTemperature)
        let load = heat - diffusion - sweat - breath - dryLoss(surface)
        return ((0.303 * exp(-0.036 * heat) + 0.028) * load, surface)
    }

    private func fourthPower(_ kelvin: Double) -> Double { kelvin * kelvin * kelvin * kelvin }

    /// Returns the predicted percentage of dissatisfied (PPD) of a mean vote: 100 − 95 exp(−0.03353 v⁴ − 0.2179 v²).
    /// - Parameter meanVote: the predicted mean vote.
    /// - Returns: percent, 5 to 100.
    public static func dissatisfied(meanVote: Double) -> Double {
        let square = meanVote * meanVote
        return 100 - 95 * exp(-0.03353 * square * square - 0.2179 * square)
    }
}

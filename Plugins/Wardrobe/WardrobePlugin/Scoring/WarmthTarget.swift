// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// What a request asks of an outfit's warmth, at one temperature or at both ends of a day.
///
/// At the coldest hour everything is on, and the ensemble should lie in the band. At the warmest every layer that can
/// come off is off, and what is left should not be too warm; too cold it cannot be, since a layer can stay on. Both
/// are functions of one sum over the pieces each, all of them and those that stay on, and the worse counts: that is
/// the form which the search solves exactly. Whether some choice of layers also meets the warmest hour's band from
/// below is not scored: the layer plan of each outfit says it.
struct WarmthTarget: Sendable {
    /// One end of the day.
    struct End: Sendable {
        var temperature: Double
        var need: RequiredInsulationReading
    }

    let coldest: End
    /// The warmest hour, where it is not the coldest.
    let warmest: End?
    let baseLayer: BaseLayer
    let setting: Setting
    let unit: TemperatureUnit
    let wind: Double?

    /// The lightest that anybody wears by our tables: T-shirt 0.09, shorts 0.07, sandals 0.02, underwear 0.07, in clo of
    /// an ensemble. Below it nothing is asked for: as little as the occasion allows.
    static let lightest = EnsembleInsulation.clo(sum: 0.25)

    /// - Throws: ``Failure`` for conditions that contradict each other.
    init(_ request: OutfitRequest, profile: UserProfile) throws(Failure) {
        let range: (coldest: Double, warmest: Double)
        do { range = try request.temperatures() } catch { throw Failure.badInput([error]) }
        func end(_ temperature: Double) throws(Failure) -> End {
            do {
                return End(
                    temperature: temperature,
                    need: try RequiredInsulation.reading(
                        of: RequiredInsulationInput(
                            setting: request.setting, airTemperature: temperature, wind: request.wind,
                            humidity: request.humidity ?? 50, met: request.knownMet,
                            personalOffset: profile.personalOffset, outsideRange: true)))
            } catch {
                throw Failure(
                    error.code, error.message,
                    issues: error.issues.map {
                        Issue(path: "request.\($0.path)", expected: $0.expected, got: $0.got)
                    })
            }
        }
        coldest = try end(range.coldest)
        warmest = range.warmest > range.coldest ? try end(range.warmest) : nil
        baseLayer = profile.baseLayer
        setting = request.setting
        unit = profile.temperatureUnit
        wind = request.setting == .outdoors ? request.wind : nil
    }

    /// The insulation of an ensemble, in clo, by the sum of its pieces.
    func clo(sum: Double) -> Double { EnsembleInsulation.clo(sum: baseLayer.clo + sum) }

    /// How well an ensemble does at the coldest hour, 0 to 1.
    func valueAtColdest(sum: Double) -> Double { Self.value(of: clo(sum: sum), in: coldest.need.required) }

    /// How well what stays on does at the warmest hour, 0 to 1; 1 when it is cool enough.
    func valueAtWarmest(staying sum: Double) -> Double {
        guard let warmest else { return 1 }
        let band = warmest.need.required
        let clo = clo(sum: sum)
        return clo <= Self.target(band).neutral ? 1 : Self.value(of: clo, in: band)
    }

    /// How well an ensemble fits a band: 1 in the middle, 0.97 at its ends, half of that 0.4 clo outside, 0.05 at 3 clo,
    /// and ever less beyond.
    ///
    /// Our convention: half is lost at four times what a sum of garments is exact to, and even far outside it is better
    /// to be nearer.
    static func value(of clo: Double, in band: InsulationBand) -> Double {
        let target = target(band)
        let outside = target.deviation(of: clo).magnitude
        guard outside == 0 else {
            switch outside {
            case ..<0.4: return 0.97 / (1 + outside * outside / 0.16)
            case ..<3: return 0.485 - (0.485 - 0.05) * (outside - 0.4) / 2.6
            default: return 0.05 * 3 / outside
            }
        }
        let half = (target.upper - target.minimum) / 2
        guard half > 0 else { return 1 }
        let off = (clo - target.minimum - half).magnitude / half
        return 1 - 0.03 * off
    }

    /// The band with its ends lifted to what can be worn at all.
    static func target(_ band: InsulationBand) -> InsulationBand {
        InsulationBand(
            minimum: band.minimum, neutral: max(band.neutral, lightest), maximum: band.maximum.map { max($0, lightest) })
    }

    /// What both ends make of an outfit, in a sentence.
    /// - Parameters:
    ///   - sum: of all pieces, in clo.
    ///   - staying: of those that stay on, in clo.
    func reason(sum: Double, staying: Double) -> String {
        let cold = sentence(coldest, sum)
        guard let warmest else { return cold + advice(sum) }
        let warm = clo(sum: staying) <= Self.target(warmest.need.required).upper
            ? "cool enough at \(inUnit(warmest.temperature)) with layers off"
            : "too warm at \(inUnit(warmest.temperature)) even with layers off: " + sentence(warmest, staying)
        return "\(cold)\(advice(sum)); \(warm)"
    }

    private func sentence(_ end: End, _ sum: Double) -> String {
        let band = end.need.required
        if band.upper < Self.lightest {
            return "\(Figure.text(clo(sum: sum), decimals: 2)) clo at \(inUnit(end.temperature)), "
                + "which asks for as little as the occasion allows"
        }
        return WarmthSentence.comparison(
            clo: clo(sum: sum), with: band, celsius: end.temperature, in: unit, wind: wind)
    }

    private func advice(_ sum: Double) -> String {
        let missing = coldest.need.required.minimum - clo(sum: sum)
        guard missing > InsulationBand.tolerance else { return "" }
        let short = ", \(Figure.text(missing, decimals: 2)) short"
        guard baseLayer != .longUnderwear else { return short }
        let more = 0.835 * (BaseLayer.longUnderwear.clo - baseLayer.clo)
        return "\(short); long underwear adds \(Figure.text(more, decimals: 2))"
    }

    private func inUnit(_ celsius: Double) -> String {
        let shown = unit.value(celsius: celsius)
        return "\(unit == .celsius ? Figure.short((shown * 10).rounded() / 10) : Figure.text(shown, decimals: 0)) "
            + unit.symbol
    }
}

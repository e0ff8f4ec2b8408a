// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The warmth requirements of a day: each setting has its own balance, and the worst one counts.
///
/// Outdoors, everything is worn, and the ensemble should be between comfortable for the time outdoors and too warm.
/// Indoors, the coat is off, and the rest shouldn't be too cold. In the warmest setting, the items that remain after
/// taking off every layer shouldn't be too warm. Each requirement is a function of one sum over the items (all, all but
/// the coat, and the remaining ones), the form that the search solves exactly. The outermost layer's permeability
/// affects the outdoor balance, so there is one function for each kind of outermost layer.
struct DayWarmth: Sendable {
    /// A period outdoors with its need under each kind of outermost layer, at the coldest hour.
    struct Outdoors: Sendable {
        let stage: DayPlan.Stage
        let needs: [OutdoorNeed]
    }

    /// A period indoors with the clothing needed for comfort (ISO 7730).
    struct Indoors: Sendable {
        let stage: DayPlan.Stage
        let band: InsulationBand
    }

    let plan: DayPlan
    let outdoors: [Outdoors]
    let indoors: [Indoors]
    /// The maximum that may stay on in the warmest setting, in clo, and that setting.
    let mostStaying: (clo: Double, stage: DayPlan.Stage)?
    let baseLayer: BaseLayer
    let unit: TemperatureUnit
    let wind: Double?
    let humidity: Double
    /// How much rain soaks items that aren't waterproof, 0 to 1; dry snow doesn't soak them.
    let wetness: Double
    let remarks: [String]

    /// The lightest possible ensemble by our tables, in clo.
    ///
    /// T-shirt 0.09, shorts 0.07, sandals 0.02, underwear 0.07. Below it, nothing is needed: as little as the occasion
    /// allows.
    static let lightest = EnsembleInsulation.clo(sum: 0.25)
    /// The cost of each clo below the safe limit, in points: an eighth of a clo weighs as much as all parts together.
    static let unsafePoints = 800.0

    /// - Throws: ``ComputationError`` for contradictory conditions.
    init(_ request: OutfitRequest, profile: UserProfile) throws(ComputationError) {
        do { plan = try DayPlan(request) } catch { throw ComputationError.refused([error]) }
        let humidity = request.humidity ?? 50
        let offset = profile.personalOffset
        func need(_ stage: DayPlan.Stage, _ celsius: Double, _ shell: OuterShell) -> OutdoorNeed {
            OutdoorNeed(
                celsius: celsius, wind: request.wind, humidity: humidity, met: stage.met, minutes: stage.minutes,
                shell: shell, offset: offset)
        }
        outdoors = plan.outdoors.map { stage in
            Outdoors(stage: stage, needs: OuterShell.allCases.map { need(stage, stage.coldest, $0) })
        }
        indoors = plan.indoors.map { stage in
            let balance = ThermalComfortBalance(
                airTemperature: stage.coldest, radiantTemperature: stage.coldest,
                relativeAirSpeed: BodyMovement.relativeAirSpeed(
                    airSpeed: Setting.indoors.assumedAirSpeed, met: stage.met), humidity: humidity, met: stage.met)
            let band = RequiredInsulation.band(
                of: balance,
                walkingSpeed: BodyMovement.walkingSpeed(met: stage.met, limit: BodyMovement.iso9920WalkingLimit))
            return Indoors(stage: stage, band: band.shifted(by: offset))
        }
        let warmest =
            plan.outdoors.map { ($0, max(Self.lightest, need($0, $0.warmest, .cloth).neutral)) }
            + indoors.map { ($0.stage, max(Self.lightest, $0.band.upper)) }
        mostStaying = warmest.min { $0.1 < $1.1 }.map { ($0.1, $0.0) }
        baseLayer = profile.baseLayer
        unit = profile.temperatureUnit
        wind = plan.outdoors.isEmpty ? nil : request.wind
        self.humidity = humidity
        let isDrySnow = request.condition?.isSnowy == true && (plan.outdoors.map(\.coldest).min() ?? 0) < 0
        wetness = plan.outdoors.isEmpty || isDrySnow ? 0 : WearingConditions.wetness(request)
        remarks = Self.remarks(request, plan, profile)
    }

    // MARK: Sums

    /// Returns the insulation of an ensemble, in clo, by the sum of its items.
    func clo(sum: Double) -> Double { EnsembleInsulation.clo(sum: baseLayer.clo + sum) }

    /// Returns what an item adds to each sum: to everything worn, to what stays on, and to what is worn indoors.
    func quantities(_ item: ItemReading) -> [Double] {
        [clo(of: item), item.isRemovable ? 0 : item.clo, item.slot == .outer ? 0 : item.clo]
    }

    /// Returns the insulation of an item in the day's rain, to a fiftieth of a clo.
    ///
    /// Our convention: a soaked coat loses half its insulation, scaled by the probability of rain.
    func clo(of item: ItemReading) -> Double {
        guard item.slot == .outer, !item.keepsRainOut, wetness > 0 else { return item.clo }
        return (item.clo * (1 - 0.5 * wetness) * 50).rounded() / 50
    }

    /// Returns the score of each sum in points, for a kind of outermost layer.
    func terms(_ shell: OuterShell, points: Double) -> [QuantityTerm] {
        let day = self
        return [
            QuantityTerm { Points(day.everythingOn(sum: $0, shell, points: points)) },
            QuantityTerm { Points(points * day.whatStays(sum: $0)) },
            QuantityTerm { Points(points * day.withoutCoat(sum: $0)) },
        ]
    }

    /// Returns the points of everything worn at the coldest hour outdoors, or indoors if no time is spent outdoors.
    private func everythingOn(sum: Double, _ shell: OuterShell, points: Double) -> Double {
        let clo = clo(sum: sum)
        guard !outdoors.isEmpty else {
            return points * (indoors.map { Self.value(clo, least: $0.band.minimum, most: $0.band.upper) }.min() ?? 1)
        }
        return outdoors.map { stretch in
            let need = stretch.needs[shell.rawValue]
            let short = points > 0 ? max(0, need.safe - clo) * Self.unsafePoints : 0
            return points * Self.value(clo, least: need.minimum, most: max(need.neutral, Self.lightest)) - short
        }.min() ?? 1
    }

    private func whatStays(sum: Double) -> Double {
        guard let mostStaying else { return 1 }
        return Self.value(clo(sum: sum), least: 0, most: mostStaying.clo)
    }

    /// Too cool indoors is uncomfortable but harmless, so it counts half.
    private func withoutCoat(sum: Double) -> Double {
        guard !outdoors.isEmpty else { return 1 }
        let clo = clo(sum: sum)
        return indoors.map { 1 - 0.5 * (1 - Self.value(clo, least: $0.band.minimum, most: .infinity)) }.min() ?? 1
    }

    /// Returns how well an ensemble fits a band: 1 inside, strictly decreasing outside, and below 0 far outside.
    ///
    /// Our convention: a tenth of a clo, the accuracy of a sum of garments, costs a tenth; half a clo costs half.
    static func value(_ clo: Double, least: Double, most: Double) -> Double {
        let off = clo < least ? least - clo : max(0, clo - most)
        return 1 - 0.9 * off - 0.35 * off * off
    }

    // MARK: Sentences

    /// The period outdoors with the highest need.
    var hardest: Outdoors? {
        outdoors.max { $0.needs[OuterShell.cloth.rawValue].minimum < $1.needs[OuterShell.cloth.rawValue].minimum }
    }

    /// Returns the need of the most demanding setting.
    func required(_ shell: OuterShell) -> InsulationBand {
        guard let hardest else { return indoors.first?.band ?? InsulationBand(minimum: 0, neutral: 0) }
        let need = hardest.needs[shell.rawValue]
        return InsulationBand(minimum: need.minimum, neutral: need.neutral)
    }

    /// Describes an outfit's warmth in all settings, in a sentence.
    /// - Parameter wearsThermals: whether long underwear is among the items.
    func reason(
        _ shell: OuterShell, sum: Double, staying: Double, indoors sumIndoors: Double, wearsThermals: Bool
    ) -> String {
        var clauses: [String] = []
        let worn = clo(sum: sum)
        if let hardest {
            let band = required(shell)
            let celsius = hardest.stage.coldest
            let stay =
                plan.stages.count > 1 || plan.outdoors.count > 1 ? " for \(Self.long(hardest.stage.minutes))" : ""
            clauses.append(
                band.upper < Self.lightest
                    ? "\(Figure.text(worn, decimals: 2)) clo at \(inUnit(celsius)), which needs as little as the occasion allows"
                    : WarmthSentence.comparison(clo: worn, with: band, celsius: celsius, in: unit, wind: wind) + stay
                        + advice(worn, band, celsius: celsius, wearsThermals: wearsThermals))
        }
        for room in indoors {
            let clo = hardest == nil ? worn : clo(sum: sumIndoors)
            let what = hardest == nil ? "" : "indoors "
            clauses.append(
                "\(what)\(Figure.text(clo, decimals: 2)) clo for the \(room.band.inWords) of a room at \(inUnit(room.stage.coldest))"
            )
        }
        if let mostStaying, clo(sum: staying) > mostStaying.clo + InsulationBand.tolerance {
            clauses.append("too warm at \(inUnit(mostStaying.stage.warmest)) even with layers off")
        } else if let hardest, hardest.stage.warmest - hardest.stage.coldest >= 2,
            worn >= required(shell).minimum - InsulationBand.tolerance
        {
            clauses.append("cool enough at \(inUnit(hardest.stage.warmest)) with layers off")
        }
        return clauses.joined(separator: "; ")
    }

    private func advice(_ worn: Double, _ band: InsulationBand, celsius: Double, wearsThermals: Bool) -> String {
        let missing = band.minimum - worn
        guard missing > InsulationBand.tolerance else { return "" }
        let short = ", \(Figure.text(missing, decimals: 2)) short"
        guard baseLayer != .longUnderwear, !wearsThermals, celsius <= 3 else { return short }
        let more = 0.835 * (BaseLayer.longUnderwear.clo - baseLayer.clo)
        return "\(short); long underwear adds \(Figure.text(more, decimals: 2))"
    }

    static func long(_ minutes: Double) -> String {
        minutes >= 120
            ? "\(Figure.short((minutes / 60 * 10).rounded() / 10)) hours" : "\(Figure.short(minutes.rounded())) minutes"
    }

    func inUnit(_ celsius: Double) -> String {
        let shown = unit.value(celsius: celsius)
        return "\(unit == .celsius ? Figure.short((shown * 10).rounded() / 10) : Figure.text(shown, decimals: 0)) "
            + unit.symbol
    }

    private static func remarks(_ request: OutfitRequest, _ plan: DayPlan, _ profile: UserProfile) -> [String] {
        var remarks = [plan.remark].compactMap(\.self)
        if plan.outdoors.isEmpty, request.wind ?? 0 > 0 { remarks.append("Wind is ignored indoors.") }
        for stage in plan.outdoors where request.met == nil && request.settings.isEmpty {
            remarks.append("Assumed \(Figure.short(stage.met)) met outdoors.")
        }
        if !plan.outdoors.isEmpty {
            let air = request.wind.map { WindProfile.speed(forecast: $0) } ?? Setting.outdoors.assumedAirSpeed
            let met = plan.outdoors.map(\.met).max() ?? Setting.outdoors.assumedMet
            let walking = BodyMovement.pace(met: met)
            if request.wind == nil {
                remarks.append("The wind is unknown: assumed an air speed of \(Figure.short(air)) m/s at the body.")
            }
            if walking > air {
                remarks.append(
                    "The air moves at least as fast past the body as the wearer walks: \(Figure.text(walking, decimals: 2)) m/s instead of \(Figure.text(air, decimals: 2))."
                )
            }
            let warmest = plan.outdoors.map(\.coldest).max() ?? 0
            if warmest > RequiredInsulation.coldLimit {
                remarks.append(
                    "ISO 11079 applies at 10 °C and below. Above that, it is blended into what people wear outdoors (UTCI's clothing model)."
                )
            }
            if air > 18 { remarks.append("Outside ISO 11079: the wind counts as 18 m/s at the body.") }
            if request.humidity == nil { remarks.append("The humidity is unknown: assumed 50 %.") }
        }
        if profile.personalOffset != 0 {
            let amount = Figure.short(profile.personalOffset.magnitude)
            remarks.append(
                profile.personalOffset > 0
                    ? "Added \(amount) clo because your profile says that you get cold easily."
                    : "Subtracted \(amount) clo because your profile says that you get warm easily.")
        }
        return remarks
    }
}

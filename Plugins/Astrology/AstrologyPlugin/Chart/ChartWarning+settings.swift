// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

extension ChartWarning {
    /// Returns warnings about settings of a birth that have no effect on the time.
    static func idle(_ birth: Birth, outcome: LocalTimeOutcome?) -> [ChartWarning] {
        guard birth.fold != nil, outcome != .ambiguous else { return [] }
        let reason = outcome == nil ? "no time of day was given" : "the clocks showed the time only once"
        return [ChartWarning(.settingWithoutEffect, "The fold has no effect, because \(reason).")]
    }

    /// Returns warnings about settings of a chart that have no effect, and about bodies that are listed twice.
    /// - Parameters:
    ///   - request: The request, with each body once.
    ///   - listed: The bodies in the order of the input.
    ///   - hasPlace: Whether the place of the birth is known.
    ///   - asksForHouses: Whether the time and the place are known, so that the chart can have houses.
    ///   - sect: Whether it is a day or a night chart; `nil` if it is neither.
    static func idle(
        _ request: ChartRequest, listed: [CelestialBody], hasPlace: Bool, asksForHouses: Bool, sect: Sect?
    ) -> [ChartWarning] {
        var warnings: [ChartWarning] = []
        if request.topocentric, !hasPlace {
            warnings.append(
                ChartWarning(
                    .settingWithoutEffect,
                    "The positions are geocentric, because topocentric positions need a place, and none was given."))
        }
        if request.birth.altitude != nil, !request.topocentric || !hasPlace {
            warnings.append(
                ChartWarning(
                    .settingWithoutEffect,
                    "The altitude has no effect, because only topocentric positions depend on it."))
        }
        let setsStars = request.aspects.starOrb != nil || request.aspects.starTypes != AspectSettings().starTypes
        if setsStars, !request.bodies.contains(where: { $0.kind == .star }) {
            warnings.append(
                ChartWarning(
                    .settingWithoutEffect,
                    "The settings for aspects of fixed stars have no effect, because no star was listed."))
        }
        if request.node != .true, !request.bodies.contains(where: { $0 == .northNode || $0 == .southNode }) {
            warnings.append(
                ChartWarning(.settingWithoutEffect, "The kind of node has no effect, because no lunar node was listed.")
            )
        }
        if request.houseSystem != .placidus, !asksForHouses {
            warnings.append(
                ChartWarning(.settingWithoutEffect, "The house system has no effect, because the chart has no houses."))
        }
        warnings += idleOrbs(of: request.aspects, bodies: request.bodies)
        if request.lots == .day, sect != .night {
            let reason = sect == nil ? "the chart has no lots" : "it is a day chart"
            warnings.append(
                ChartWarning(.settingWithoutEffect, "The day formulas of the lots have no effect, because \(reason)."))
        }
        guard listed.count != request.bodies.count else { return warnings }
        let counts = Dictionary(listed.map { ($0, 1) }, uniquingKeysWith: +)
        let names = request.bodies.filter { counts[$0, default: 0] > 1 }.map(\.word)
        let verb = names.count == 1 ? "was listed more than once and appears" : "were listed more than once and appear"
        warnings.append(ChartWarning(.bodyRepeated, "\(names.joined(separator: ", ")) \(verb) once."))
        return warnings
    }

    /// Returns a warning about orbs of aspects that aren't sought, and of bodies that aren't in the chart.
    private static func idleOrbs(of settings: AspectSettings, bodies: [CelestialBody]) -> [ChartWarning] {
        let sought = Set(settings.longitudeTypes)
        let names = Set(bodies.map(\.name))
        let aspects = AspectType.allCases.filter { type in
            guard settings.orbs[type] != nil else { return false }
            return type.family == .declination ? !settings.parallels && !sought.contains(type) : !sought.contains(type)
        }.map { $0.rawValue.lowercased() }
        let others = settings.bodyOrbs.keys.sorted().filter {
            CelestialBody(word: $0)?.name == $0 && !names.contains($0)
        }
        guard !(aspects + others).isEmpty else { return [] }
        return [
            ChartWarning(
                .settingWithoutEffect,
                "\((aspects + others).count == 1 ? "The orb of" : "The orbs of") "
                    + "\((aspects + others).joined(separator: ", ")) "
                    + "\((aspects + others).count == 1 ? "has" : "have") no effect, because the chart has no such aspects."
            )
        ]
    }
}

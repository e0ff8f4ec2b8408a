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
    static func idle(_ request: ChartRequest, listed: [CelestialBody], hasPlace: Bool) -> [ChartWarning] {
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
        guard listed.count != request.bodies.count else { return warnings }
        let counts = Dictionary(listed.map { ($0, 1) }, uniquingKeysWith: +)
        let names = request.bodies.filter { counts[$0, default: 0] > 1 }.map(\.word)
        let verb = names.count == 1 ? "was listed more than once and appears" : "were listed more than once and appear"
        warnings.append(ChartWarning(.bodyRepeated, "\(names.joined(separator: ", ")) \(verb) once."))
        return warnings
    }
}

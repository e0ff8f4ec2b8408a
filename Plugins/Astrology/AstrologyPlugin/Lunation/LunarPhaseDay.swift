// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The phases of the Moon during a day.
@Schema("astrology.LunarPhaseDay")
public struct LunarPhaseDay: SchemaProviding, Equatable {
    /// The Moon's longitude minus the Sun's at the beginning of the day.
    ///
    /// In degrees.
    @Field(.number(0...360, .degrees)) public var startAngle: Double
    /// The Moon's longitude minus the Sun's at the end of the day.
    ///
    /// In degrees.
    @Field(.number(0...360, .degrees)) public var endAngle: Double
    /// The phases of the lunation cycle, in chronological order.
    public var names: [LunarPhaseName]
    /// The smallest illuminated fraction of the disc.
    ///
    /// From 0 to 1.
    @Field(.number(0...1)) public var leastIlluminatedFraction: Double
    /// The largest illuminated fraction of the disc.
    ///
    /// From 0 to 1.
    @Field(.number(0...1)) public var greatestIlluminatedFraction: Double
    /// Whether the Moon is waxing all day; absent if it is new or full that day.
    public var isWaxing: Bool?
}

extension LunarPhaseDay {
    /// Creates the phases of a day from the first instant.
    init(_ phase: LunarPhase) {
        self.init(
            startAngle: phase.angle, endAngle: phase.angle, names: [phase.name],
            leastIlluminatedFraction: phase.illuminatedFraction,
            greatestIlluminatedFraction: phase.illuminatedFraction, isWaxing: phase.isWaxing)
    }

    /// Adds another instant of the day.
    ///
    /// The elongation always increases, so an instant before the last one, as in the search for a change, is within the
    /// known range.
    mutating func add(_ phase: LunarPhase) {
        if Angle.signedDifference(from: endAngle, to: phase.angle) > 0 { endAngle = phase.angle }
        if !names.contains(phase.name) { names.append(phase.name) }
        leastIlluminatedFraction = min(leastIlluminatedFraction, phase.illuminatedFraction)
        greatestIlluminatedFraction = max(greatestIlluminatedFraction, phase.illuminatedFraction)
        if isWaxing != phase.isWaxing { isWaxing = nil }
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A natal chart.
///
/// It includes interpretation aids and the source of each figure.
///
/// ## Topics
/// ### Positions
/// - ``planets``
/// - ``houses``
/// - ``ascendant``
/// - ``midheaven``
/// - ``points``
/// - ``aspects``
/// ### Interpretation
/// - ``sect``
/// - ``balance``
/// - ``dignities``
/// - ``mutualReceptions``
/// - ``patterns``
/// - ``lunarPhase``
/// ### Certainty and Sources
/// - ``birth``
/// - ``provenance``
/// - ``warnings``
/// - ``unknownTime``
/// - ``sensitivity``
@Schema("astrology.Chart")
public struct Chart: SchemaProviding, Equatable {
    /// The chart's name from the request.
    @Field(.text(0...200)) public var name: String?
    /// The resolved instant and place of the birth.
    public var birth: ResolvedBirth
    /// The bodies in the requested order.
    public var planets: [ChartPlanet]
    /// The houses in order; empty if the time or place is unknown.
    public var houses: [ChartHouse]
    /// The Ascendant; absent if the time or place is unknown.
    public var ascendant: ChartPoint?
    /// The Midheaven; absent if the time or place is unknown.
    public var midheaven: ChartPoint?
    /// Vertex, East Point, Part of Fortune, Part of Spirit.
    ///
    /// Empty if the time or place is unknown.
    public var points: [ChartPoint]
    /// The aspects among bodies and angles; without a time, those that hold all day.
    public var aspects: [Aspect]
    /// Day or night; absent if the time or place is unknown.
    public var sect: Sect?
    /// The distribution of the planets over elements, modalities, and the sky.
    ///
    /// Without a time, a body whose sign changes during the day isn't counted.
    public var balance: ChartBalance
    /// The essential dignities.
    ///
    /// Planets without dignities are omitted.
    public var dignities: [PlanetDignity]
    /// Pairs of planets that are each in a sign that the other rules.
    public var mutualReceptions: [MutualReception]
    /// The patterns of several aspects; without a time, those that hold all day.
    public var patterns: [AspectPattern]
    /// The phase of the Moon; absent if the time is unknown, or the Sun or the Moon is missing.
    ///
    /// ``UnknownTime/lunarPhase`` has the phases of a day.
    public var lunarPhase: LunarPhase?
    /// The certain placements without a time of day; absent if the time is known.
    public var unknownTime: UnknownTime?
    /// The changes near the birth time; absent unless requested.
    public var sensitivity: Sensitivity?
    /// Warnings, most important first.
    public var warnings: [ChartWarning]
    /// The sources of the figures.
    public var provenance: Provenance

    /// Returns the body with a name, or `nil` if the chart doesn't contain it.
    /// - Complexity: O(*n*) in the number of bodies.
    public func planet(_ name: String) -> ChartPlanet? { planets.first { $0.name == name } }
}

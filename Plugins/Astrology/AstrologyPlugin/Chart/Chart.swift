// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A natal chart with everything that is read from it, and where each figure came from.
///
/// ## Topics
/// ### The figure
/// - ``planets``
/// - ``houses``
/// - ``ascendant``
/// - ``midheaven``
/// - ``points``
/// - ``aspects``
/// ### Reading it
/// - ``sect``
/// - ``balance``
/// - ``dignities``
/// - ``mutualReceptions``
/// - ``patterns``
/// - ``lunarPhase``
/// ### Trusting it
/// - ``birth``
/// - ``provenance``
/// - ``warnings``
/// - ``unknownTime``
/// - ``sensitivity``
public struct Chart: SchemaProviding, Equatable {
    /// What the request called the chart.
    public var name: String?
    /// When and where, as it was understood.
    public var birth: ResolvedBirth
    /// The bodies in the order asked for.
    public var planets: [ChartPlanet]
    /// The houses; empty when time or place is not known, else first to last.
    public var houses: [ChartHouse]
    /// The Ascendant; absent when time or place is not known.
    public var ascendant: ChartPoint?
    /// The Midheaven; absent when time or place is not known.
    public var midheaven: ChartPoint?
    /// Vertex, East Point, Part of Fortune, Part of Spirit; empty when time or place is not known.
    public var points: [ChartPoint]
    /// The aspects among bodies and angles.
    public var aspects: [Aspect]
    /// Day or night; absent when time or place is not known.
    public var sect: Sect?
    /// How the planets are spread over elements, modalities and the sky.
    public var balance: ChartBalance
    /// The essential dignities of the planets that have any.
    public var dignities: [PlanetDignity]
    /// Planets each in a sign of the other.
    public var mutualReceptions: [MutualReception]
    /// Figures of several aspects.
    public var patterns: [AspectPattern]
    /// The phase of the Moon; absent without the Sun and the Moon.
    public var lunarPhase: LunarPhase?
    /// What is certain without a time; absent when the time is known.
    public var unknownTime: UnknownTime?
    /// What changes near the birth time; absent unless asked for.
    public var sensitivity: Sensitivity?
    /// What the reader should know, most important first.
    public var warnings: [ChartWarning]
    /// Where the figures came from.
    public var provenance: Provenance

    /// The body of this name, or nil when the chart does not have it.
    /// - Complexity: O(*n*) in the number of bodies.
    public func planet(_ name: String) -> ChartPlanet? { planets.first { $0.name == name } }

    /// What a chart looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.Chart", "A natal chart.") {
        field("name", \.name, "What the request called the chart.", .text(0...200))
        field("birth", \.birth, "When and where, as it was understood.")
        field("planets", \.planets, "The bodies in the order asked for.")
        field("houses", \.houses, "The houses; empty when time or place is not known.")
        field("ascendant", \.ascendant, "The Ascendant; absent when time or place is not known.")
        field("midheaven", \.midheaven, "The Midheaven; absent when time or place is not known.")
        field("points", \.points, "Vertex, East Point, Part of Fortune, Part of Spirit.")
        field("aspects", \.aspects, "The aspects among bodies and angles.")
        field("sect", \.sect, "Day or night; absent when time or place is not known.")
        field("balance", \.balance, "How the planets are spread over elements, modalities and the sky.")
        field("dignities", \.dignities, "The essential dignities.")
        field("mutualReceptions", \.mutualReceptions, "Planets each in a sign of the other.")
        field("patterns", \.patterns, "Figures of several aspects.")
        field("lunarPhase", \.lunarPhase, "The phase of the Moon; absent without the Sun and the Moon.")
        field("unknownTime", \.unknownTime, "What is certain without a time; absent when the time is known.")
        field("sensitivity", \.sensitivity, "What changes near the birth time; absent unless asked for.")
        field("warnings", \.warnings, "What the reader should know.")
        field("provenance", \.provenance, "Where the figures came from.")
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A difference between two computations of a chart.
@Schema("astrology.ChartMove")
public struct ChartMove: SchemaProviding, Hashable {
    /// What moved.
    public var kind: Kind
    /// The name of the body or angle, the number of the house, or the aspect, such as `Sun Trine Moon`.
    public var subject: String
    /// What it was; `nil` if the earlier chart doesn't have it.
    public var before: State?
    /// What it is; `nil` if the later chart doesn't have it.
    public var after: State?
    /// The distance in longitude, in seconds of arc; `nil` for another kind of difference.
    @Field(.number(0...648_000)) public var arcseconds: Double?

    /// A kind of difference.
    @Schema("astrology.ChartMoveKind")
    public enum Kind: String, CaseIterable, SchemaProviding {
        /// The instant of birth.
        case instant
        /// A body or an angle.
        case placement
        /// The cusp of a house.
        case cusp
        /// An aspect that is in orb in one of the charts.
        case aspect
    }

    /// The state in one of the charts; empty for an aspect.
    @Schema("astrology.ChartMoveState")
    public struct State: SchemaProviding, Hashable {
        /// The ecliptic longitude in degrees, in the chart's zodiac.
        @Field(.number(0...360, .degrees)) public var longitude: Double?
        /// The house of a body.
        @Field(.integer(1...36)) public var house: Int?
        /// The instant in UTC.
        @Field(.text(example: "1990-05-15T10:30:00Z")) public var utc: String?
    }
}

extension Chart {
    /// The smallest difference in longitude that counts, in seconds of arc.
    private static let smallestMove = 0.1

    /// Returns what moved in a later computation of the chart.
    ///
    /// - Parameter later: The later chart.
    /// - Returns: The instant; by distance, the bodies, angles, and cusps that moved by 0.1 seconds of arc or are in another sign or
    ///   house, and the aspects that appear or disappear.
    package func moves(to later: Chart) -> [ChartMove] {
        var moves: [ChartMove] = []
        if birth.utc != later.birth.utc {
            moves.append(
                ChartMove(
                    kind: .instant, subject: "Instant", before: ChartMove.State(utc: birth.utc),
                    after: ChartMove.State(utc: later.birth.utc)))
        }
        moves += Self.moves(places, later.places)
        let (before, after) = (aspects.map(\.name), later.aspects.map(\.name))
        moves += before.filter { !after.contains($0) }.map {
            ChartMove(kind: .aspect, subject: $0, before: ChartMove.State())
        }
        moves += after.filter { !before.contains($0) }.map {
            ChartMove(kind: .aspect, subject: $0, after: ChartMove.State())
        }
        return moves
    }

    private static func moves(_ before: [Place], _ after: [Place]) -> [ChartMove] {
        let earlier = Dictionary(before.map { ($0.name, $0) }) { first, _ in first }
        let later = Set(after.map(\.name))
        let gone = before.filter { !later.contains($0.name) }.map {
            ChartMove(kind: $0.kind, subject: $0.name, before: $0.state)
        }
        let moved = after.compactMap { place in
            guard let old = earlier[place.name] else {
                return ChartMove(kind: place.kind, subject: place.name, after: place.state)
            }
            let distance = Angle.separation(old.longitude, place.longitude) * 3_600
            guard distance >= smallestMove || old.house != place.house || old.sign != place.sign else { return nil }
            return ChartMove(
                kind: place.kind, subject: place.name, before: old.state, after: place.state,
                arcseconds: (distance * 100).rounded() / 100)
        }
        return gone + moved.sorted { ($0.arcseconds ?? 0) > ($1.arcseconds ?? 0) }
    }

    private struct Place {
        let kind: ChartMove.Kind
        let name: String
        let longitude: Double
        let sign: ZodiacSign?
        let house: Int?

        var state: ChartMove.State { ChartMove.State(longitude: longitude, house: house) }
    }

    private var places: [Place] {
        planets.map { Place(kind: .placement, name: $0.name, longitude: $0.longitude, sign: $0.sign, house: $0.house) }
            + [ascendant, midheaven].compactMap(\.self).map {
                Place(kind: .placement, name: $0.name, longitude: $0.longitude, sign: $0.sign, house: nil)
            }
            + houses.map {
                Place(kind: .cusp, name: "\($0.number)", longitude: $0.cusp, sign: $0.sign, house: nil)
            }
    }
}

extension Aspect {
    fileprivate var name: String { "\(planet1) \(type.rawValue) \(planet2)" }
}

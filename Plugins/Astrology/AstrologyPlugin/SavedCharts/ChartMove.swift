// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A difference between two computations of a chart.
@Schema("astrology.ChartMove")
public struct ChartMove: SchemaProviding, Hashable {
    /// The body, angle, cusp, or aspect.
    public var subject: String
    /// What it was; `nil` if the earlier chart doesn't have it.
    public var before: String?
    /// What it is; `nil` if the later chart doesn't have it.
    public var after: String?
    /// The distance in longitude, in seconds of arc; `nil` for another kind of difference.
    @Field(.number(0...648_000)) public var arcseconds: Double?
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
            moves.append(ChartMove(subject: "Instant", before: birth.utc, after: later.birth.utc))
        }
        moves += Self.moves(places, later.places)
        let (before, after) = (aspects.map(\.name), later.aspects.map(\.name))
        moves += before.filter { !after.contains($0) }.map { ChartMove(subject: $0, before: "in orb") }
        moves += after.filter { !before.contains($0) }.map { ChartMove(subject: $0, after: "in orb") }
        return moves
    }

    private static func moves(_ before: [Place], _ after: [Place]) -> [ChartMove] {
        let earlier = Dictionary(before.map { ($0.name, $0) }) { first, _ in first }
        let later = Set(after.map(\.name))
        let gone = before.filter { !later.contains($0.name) }.map { ChartMove(subject: $0.name, before: $0.text) }
        let moved = after.compactMap { place in
            guard let old = earlier[place.name] else { return ChartMove(subject: place.name, after: place.text) }
            let distance = Angle.separation(old.longitude, place.longitude) * 3_600
            guard distance >= smallestMove || old.house != place.house || old.sign != place.sign else { return nil }
            return ChartMove(
                subject: place.name, before: old.text, after: place.text,
                arcseconds: (distance * 100).rounded() / 100)
        }
        return gone + moved.sorted { ($0.arcseconds ?? 0) > ($1.arcseconds ?? 0) }
    }

    private struct Place {
        let name: String
        let longitude: Double
        let sign: ZodiacSign?
        let house: Int?

        var text: String {
            ZodiacSign.text(longitude: longitude, precision: .seconds) + (house.map { ", house \($0)" } ?? "")
        }
    }

    private var places: [Place] {
        planets.map { Place(name: $0.name, longitude: $0.longitude, sign: $0.sign, house: $0.house) }
            + [ascendant, midheaven].compactMap(\.self).map {
                Place(name: $0.name, longitude: $0.longitude, sign: $0.sign, house: nil)
            }
            + houses.map {
                Place(name: "House \($0.number)", longitude: $0.cusp, sign: $0.sign, house: nil)
            }
    }
}

extension Aspect {
    fileprivate var name: String { "\(planet1) \(type.rawValue) \(planet2)" }
}

// SPDX-License-Identifier: Apache-2.0

/// Finds the aspects among the points of a chart.
///
/// A pair makes at most one aspect in longitude and at most one in declination. If wide orbs let several match, it is
/// the one nearest to exact in proportion to its orb. You can use one finder for any number of charts.
public struct AspectFinder: Sendable {
    /// The settings of the finder.
    public let settings: AspectSettings

    private let table: AspectTable
    private let parallelOrb: Double
    private let contraparallelOrb: Double

    /// Creates a finder with the given settings.
    /// - Parameter settings: The aspects, points, and orbs.
    public init(settings: AspectSettings = AspectSettings()) {
        self.settings = settings
        table = AspectTable(types: settings.longitudeTypes, settings: settings)
        let wanted = settings.declinationTypes
        parallelOrb = wanted.contains(.parallel) ? settings.orb(of: .parallel) : -1
        contraparallelOrb = wanted.contains(.contraparallel) ? settings.orb(of: .contraparallel) : -1
    }

    /// Finds the aspects among points, using only speeds to decide whether they apply.
    ///
    /// Use this method if positions one minute later aren't available. It can be wrong only if the speeds are equal to
    /// the last digits, or an aspect becomes exact within that minute.
    /// - Parameter points: The points, in the order to list aspects in.
    /// - Complexity: O(*n*²) in the number of points.
    public func aspects(among points: [AspectPoint]) -> [Aspect] {
        aspects(among: points) { _ in nil }
    }

    /// Finds the aspects among points, using positions one minute later if speeds can't decide whether they apply.
    ///
    /// An aspect applies if and only if its orb is smaller one minute later. The speeds determine that, including for
    /// retrograde points, unless the change they predict is at most their error in a minute
    /// (``AspectPoint/linearError``), as for two points of almost equal speed, or an aspect that becomes exact halfway
    /// through the minute. Only then are the later positions computed: in 3 of 100 charts with 14 bodies, Ascendant,
    /// and Midheaven, measured with 1,500 random charts.
    /// - Parameters:
    ///   - points: The points, in the order to list aspects in.
    ///   - oneMinuteLater: Returns the point at an index of `points` one minute (1/1440 day) later, or `nil` if it
    ///     isn't available, and the speeds decide. Called at most once for each index.
    /// - Returns: The aspects, ordered by first and then second point; longitude before declination.
    /// - Throws: The errors of `oneMinuteLater`.
    /// - Complexity: O(*n*²) in the number of points.
    public func aspects<Failure: Error>(
        among points: [AspectPoint], oneMinuteLater: (Int) throws(Failure) -> AspectPoint?
    ) throws(Failure) -> [Aspect] {
        var (names, motions): ([String], [PointMotion]) = ([], [])
        names.reserveCapacity(points.count)
        motions.reserveCapacity(points.count)
        points.withUnsafeBufferPointer { points in
            for index in points.indices {
                names.append(points[index].name)
                motions.append(PointMotion(points, at: index, table: table))
            }
        }
        let seeksDeclination = parallelOrb >= 0 || contraparallelOrb >= 0
        let sun = names.firstIndex(of: "Sun").map { motions[$0].longitude }
        var later = LaterMotions()
        var found: [Aspect] = []
        found.reserveCapacity(3 * points.count)
        for first in motions.indices where settings.includesAngles || !motions[first].isAngle {
            let one = motions[first]
            for second in first + 1..<motions.count {
                let separation = Angle.separation(one.longitude, motions[second].longitude)
                guard table.hasCandidates(separation) || seeksDeclination else { continue }
                let other = motions[second]
                if other.isAngle {
                    guard settings.includesAngles, settings.betweenAngles || !one.isAngle else { continue }
                }
                if let match = table.match(
                    separation: separation, bodyOrb1: one.bodyOrb, bodyOrb2: other.bodyOrb),
                    !AspectTable.excludes(one.exclusions, other.exclusions)
                {
                    let entry = table.entries[match.index]
                    let relation = Relation.longitude(exactAngle: entry.angle)
                    found.append(
                        Aspect(
                            planet1: names[first], planet2: names[second], type: entry.type,
                            angle: separation, orb: match.orb, orbLimit: match.limit,
                            isApplying: try relation.isApplying(
                                one, other, sun: sun
                            ) { () throws(Failure) in try later.pair(first, second, oneMinuteLater) }))
                }
                if seeksDeclination, let (relation, type, limit) = declinationRelation(one, other),
                    !AspectTable.excludes(one.exclusions, other.exclusions)
                {
                    let orb = relation.orb(one, other)
                    found.append(
                        Aspect(
                            planet1: names[first], planet2: names[second], type: type,
                            angle: orb, orb: orb, orbLimit: limit,
                            isApplying: try relation.isApplying(
                                one, other, sun: sun
                            ) { () throws(Failure) in try later.pair(first, second, oneMinuteLater) }))
                }
            }
        }
        return found
    }

    /// Returns the aspect in declination of a pair, if any.
    ///
    /// The one nearer to exact wins, so the points of a parallel are always on the same side of the equator.
    private func declinationRelation(
        _ first: PointMotion, _ second: PointMotion
    ) -> (Relation, AspectType, limit: Double)? {
        let sameSide = abs(first.declination - second.declination)
        let across = abs(first.declination + second.declination)
        if parallelOrb >= 0, sameSide <= parallelOrb, sameSide <= across || across > contraparallelOrb {
            return (.parallel, .parallel, parallelOrb)
        }
        if contraparallelOrb >= 0, across <= contraparallelOrb {
            return (.contraparallel, .contraparallel, contraparallelOrb)
        }
        return nil
    }
}

/// The points one minute later, each computed at most once.
private struct LaterMotions {
    private var known: [Int: PointMotion] = [:]

    mutating func pair<Failure: Error>(
        _ first: Int, _ second: Int, _ oneMinuteLater: (Int) throws(Failure) -> AspectPoint?
    ) throws(Failure) -> (PointMotion, PointMotion)? {
        for index in [first, second] where known[index] == nil {
            guard let point = try oneMinuteLater(index) else { return nil }
            known[index] = [point].withUnsafeBufferPointer { PointMotion($0, at: 0) }
        }
        guard let one = known[first], let other = known[second] else { return nil }
        return (one, other)
    }
}

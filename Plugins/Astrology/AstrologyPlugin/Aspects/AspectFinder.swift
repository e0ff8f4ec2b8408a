// SPDX-License-Identifier: Apache-2.0

/// Finds the aspects among the points of a chart.
///
/// A pair makes at most one aspect in longitude, the one nearest to exact in proportion to its orb when
/// wide orbs let several match, and at most one of declination beside it. Build one finder for a set of
/// settings and use it for any number of charts.
public struct AspectFinder: Sendable {
    /// The settings the finder was built with.
    public let settings: AspectSettings

    private let table: AspectTable
    private let parallelOrb: Double
    private let contraparallelOrb: Double

    /// A finder for given settings.
    /// - Parameter settings: Which aspects, between what, and how wide.
    public init(settings: AspectSettings = AspectSettings()) {
        self.settings = settings
        table = AspectTable(types: settings.longitudeTypes, settings: settings)
        let wanted = settings.declinationTypes
        parallelOrb = wanted.contains(.parallel) ? settings.orb(of: .parallel) : -1
        contraparallelOrb = wanted.contains(.contraparallel) ? settings.orb(of: .contraparallel) : -1
    }

    /// The aspects among points, judged applying or not by their speeds alone.
    ///
    /// Use it where positions a minute later cannot be had. It errs only where the speeds are equal to
    /// the last digits or an aspect becomes exact within that minute.
    /// - Parameter points: The points, in the order aspects are to be listed.
    /// - Complexity: O(*n*²) in the number of points.
    public func aspects(among points: [AspectPoint]) -> [Aspect] {
        aspects(among: points) { _ in nil }
    }

    /// The aspects among points, with the orb one minute later settled by positions where speeds cannot.
    ///
    /// An aspect applies exactly when its orb is smaller a minute later. The speeds answer that, retrograde
    /// points included, unless the change they predict is no larger than what they may miss in a minute
    /// (``AspectPoint/linearError``): two points that move almost alike, or an aspect that becomes exact
    /// halfway through the minute. Only then the two points are asked for: in 3 of 100 charts with 14 bodies,
    /// Ascendant and Midheaven, measured on 1,500 random ones.
    /// - Parameters:
    ///   - points: The points, in the order aspects are to be listed.
    ///   - oneMinuteLater: Gives the point at an index of `points` as it is one minute (1/1440 day) later;
    ///     nil if it cannot be had, and the speeds decide. Called at most once for an index.
    /// - Returns: The aspects, ordered by first and then second point; longitude before declination.
    /// - Throws: Whatever `oneMinuteLater` throws.
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

    /// The aspect of declination a pair makes, if any.
    ///
    /// The nearer of the two wins, so that a parallel is always on one side of the equator and a
    /// contraparallel across it.
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

/// The points a minute later, each asked for at most once.
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

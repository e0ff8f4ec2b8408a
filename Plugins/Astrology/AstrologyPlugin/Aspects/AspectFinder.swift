// SPDX-License-Identifier: AGPL-3.0-or-later

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
        let bodyOrbs = settings.bodyOrbs.isEmpty ? [] : points.map { table.bodyOrb(of: $0.name) }
        let exclusions = points.map { table.exclusions(of: $0.name) }
        let seeksDeclination = parallelOrb >= 0 || contraparallelOrb >= 0
        let sun = points.firstIndex { $0.name == "Sun" }
        var later: [Int: AspectPoint] = [:]
        var found: [Aspect] = []
        found.reserveCapacity(2 * points.count)
        for first in points.indices where settings.includesAngles || !points[first].isAngle {
            let longitude = points[first].longitude
            let isAngle = points[first].isAngle
            let bodyOrb1 = bodyOrbs.isEmpty ? -1 : bodyOrbs[first]
            for second in first + 1..<points.count {
                if points[second].isAngle {
                    guard settings.includesAngles, settings.betweenAngles || !isAngle else { continue }
                }
                let separation = Angle.separation(longitude, points[second].longitude)
                let bodyOrb2 = bodyOrbs.isEmpty ? -1 : bodyOrbs[second]
                if let match = table.match(
                    separation: separation, bodyOrb1: bodyOrb1, bodyOrb2: bodyOrb2),
                    !AspectTable.excludes(exclusions[first], exclusions[second])
                {
                    let entry = table.entries[match.index]
                    let relation = Relation.longitude(exactAngle: entry.angle)
                    found.append(
                        Aspect(
                            planet1: points[first].name, planet2: points[second].name, type: entry.type,
                            angle: separation, orb: match.orb, orbLimit: match.limit,
                            isApplying: try isApplying(
                                relation, first, second, points, sun, &later, oneMinuteLater)))
                }
                if seeksDeclination,
                    let (relation, type, limit) = declinationRelation(points[first], points[second]),
                    !AspectTable.excludes(exclusions[first], exclusions[second])
                {
                    let orb = relation.orb(points[first], points[second])
                    found.append(
                        Aspect(
                            planet1: points[first].name, planet2: points[second].name, type: type,
                            angle: orb, orb: orb, orbLimit: limit,
                            isApplying: try isApplying(
                                relation, first, second, points, sun, &later, oneMinuteLater)))
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
        _ first: AspectPoint, _ second: AspectPoint
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

    private func isApplying<Failure: Error>(
        _ relation: Relation, _ first: Int, _ second: Int, _ points: [AspectPoint],
        _ sun: Int?, _ later: inout [Int: AspectPoint],
        _ oneMinuteLater: (Int) throws(Failure) -> AspectPoint?
    ) throws(Failure) -> Bool {
        let orb = relation.orb(points[first], points[second])
        let change = relation.predictedOrb(points[first], points[second]) - orb
        let error = linearError(first, points, sun) + linearError(second, points, sun)
        if abs(change) > error { return change < 0 }
        for index in [first, second] where later[index] == nil {
            guard let point = try oneMinuteLater(index) else { return change < 0 }
            later[index] = point
        }
        guard let firstLater = later[first], let secondLater = later[second] else { return change < 0 }
        return relation.orb(firstLater, secondLater) < orb
    }

    /// What a point's speed may miss in a minute, in degrees.
    ///
    /// Behind the Sun's disc the bending of light makes positions jerk: measured in 1900 to 2100, up to 1e-5
    /// degrees in a minute within 0.1 degree of its centre, and no more than elsewhere beyond 0.3.
    private func linearError(_ index: Int, _ points: [AspectPoint], _ sun: Int?) -> Double {
        let own = points[index].linearError
        guard let sun, sun != index else { return own }
        let elongation = Angle.separation(points[index].longitude, points[sun].longitude)
        return elongation < 0.35 ? own + 3e-5 : own
    }
}

/// What an aspect compares, and so what its orb is at any moment.
private enum Relation {
    case longitude(exactAngle: Double)
    case parallel
    case contraparallel

    private static let minute = 1.0 / 1440

    func orb(_ first: AspectPoint, _ second: AspectPoint) -> Double {
        switch self {
        case .longitude(let exactAngle):
            abs(Angle.separation(first.longitude, second.longitude) - exactAngle)
        case .parallel: abs(first.declination - second.declination)
        case .contraparallel: abs(first.declination + second.declination)
        }
    }

    /// The orb one minute later if both points kept their speed.
    func predictedOrb(_ first: AspectPoint, _ second: AspectPoint) -> Double {
        switch self {
        case .longitude(let exactAngle):
            let difference = Angle.signedDifference(from: first.longitude, to: second.longitude)
            let later = difference + (second.speed - first.speed) * Self.minute
            return abs(Angle.separation(0, later) - exactAngle)
        case .parallel:
            let speed = first.declinationSpeed - second.declinationSpeed
            return abs(first.declination - second.declination + speed * Self.minute)
        case .contraparallel:
            let speed = first.declinationSpeed + second.declinationSpeed
            return abs(first.declination + second.declination + speed * Self.minute)
        }
    }
}

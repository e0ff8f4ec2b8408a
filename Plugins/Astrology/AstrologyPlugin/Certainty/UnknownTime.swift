// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The certain placements of a chart without a time of day.
@Schema("astrology.UnknownTime")
public struct UnknownTime: SchemaProviding, Equatable {
    /// The first instant of the local day, in UTC.
    @Field(.text(example: "1990-05-14T21:00:00Z")) public var start: String
    /// The end of the local day, in UTC.
    @Field(.text(example: "1990-05-15T21:00:00Z")) public var end: String
    /// The positions of each body during the day.
    public var bodies: [BodyDay]
    /// The aspects that are within their orb during some part of the day.
    public var aspects: [AspectDay]
    /// The phases of the Moon; absent if the Sun or the Moon is missing.
    public var lunarPhase: LunarPhaseDay?
    /// The changes during the day, in chronological order.
    ///
    /// Minutes are counted from its beginning.
    public var changes: [PlacementChange]
}

/// The positions of a body during a day.
@Schema("astrology.BodyDay")
public struct BodyDay: SchemaProviding, Equatable {
    /// The body's name.
    public var name: String
    /// Longitude at the beginning.
    ///
    /// In degrees of the ecliptic.
    @Field(.number(0...360, .degrees)) public var startLongitude: Double
    /// Longitude at the end.
    ///
    /// In degrees of the ecliptic.
    @Field(.number(0...360, .degrees)) public var endLongitude: Double
    /// The range of longitude it covers.
    ///
    /// In degrees.
    @Field(.number(0...360, .degrees)) public var arc: Double
    /// The signs of the body, in chronological order.
    public var signs: [ZodiacSign]
    /// Whether the body is in one sign all day.
    public var isSignCertain: Bool
}

/// An aspect during a day.
@Schema("astrology.AspectDay")
public struct AspectDay: SchemaProviding, Equatable {
    /// The point that appears first in the chart.
    public var planet1: String
    /// The other point.
    public var planet2: String
    /// The kind of aspect.
    public var type: AspectType
    /// The smallest orb of the day.
    ///
    /// In degrees, among the steps of the search.
    @Field(.number(0...180, .degrees)) public var smallestOrb: Double
    /// The largest orb within the limit.
    ///
    /// In degrees.
    @Field(.number(0...180, .degrees)) public var largestOrb: Double
    /// Whether the aspect is within its orb all day.
    public var holdsAllDay: Bool
}

extension BodyDay {
    init(name: String, longitudes: [Double]) {
        self.name = name
        startLongitude = longitudes.first ?? 0
        endLongitude = longitudes.last ?? 0
        var (offset, least, greatest) = (0.0, 0.0, 0.0)
        var signs: [ZodiacSign] = []
        for (index, longitude) in longitudes.enumerated() {
            if index > 0 { offset += Angle.signedDifference(from: longitudes[index - 1], to: longitude) }
            least = min(least, offset)
            greatest = max(greatest, offset)
            let sign = ZodiacSign(longitude: longitude)
            if signs.last != sign { signs.append(sign) }
        }
        arc = greatest - least
        self.signs = signs
        isSignCertain = signs.count == 1
    }
}

extension AspectDay {
    static func all(in samples: [[Aspect]]) -> [AspectDay] {
        var days: [AspectDay] = []
        var counts: [Int] = []
        var indices: [String: Int] = [:]
        for aspect in samples.joined() {
            if let known = indices[aspect.inWords] {
                days[known].smallestOrb = min(days[known].smallestOrb, aspect.orb)
                days[known].largestOrb = max(days[known].largestOrb, aspect.orb)
                counts[known] += 1
            } else {
                indices[aspect.inWords] = days.count
                days.append(
                    AspectDay(
                        planet1: aspect.planet1, planet2: aspect.planet2, type: aspect.type, smallestOrb: aspect.orb,
                        largestOrb: aspect.orb, holdsAllDay: false))
                counts.append(1)
            }
        }
        for index in days.indices { days[index].holdsAllDay = counts[index] == samples.count }
        return days
    }
}

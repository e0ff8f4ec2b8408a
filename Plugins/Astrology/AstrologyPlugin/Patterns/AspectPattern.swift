// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A pattern of aspects among several points of a chart.
@Schema("astrology.AspectPattern")
public struct AspectPattern: SchemaProviding, Equatable {
    /// The kinds of patterns.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// Three points in trine to each other.
        case grandTrine = "Grand Trine"
        /// Two points in opposition, both square to a third, the apex.
        case tSquare = "T-Square"
        /// Two oppositions that are square to each other.
        case grandCross = "Grand Cross"
        /// Two points in sextile, both quincunx to a third, the apex.
        case yod = "Yod"
        /// A grand trine with a fourth point, the apex, opposite one corner and sextile to the others.
        case kite = "Kite"
        /// Two oppositions whose ends are joined by two trines and two sextiles.
        case mysticRectangle = "Mystic Rectangle"
        /// Six points at the corners of a hexagon: two grand trines joined by oppositions and sextiles.
        case grandSextile = "Grand Sextile"
        /// Several planets in one sign or close together.
        case stellium = "Stellium"
    }

    /// The kind of pattern.
    public var kind: Kind
    /// The points of the pattern.
    ///
    /// By name, in the order of the chart; for a stellium, in zodiacal order.
    public var members: [String]
    /// The apex, if the pattern has one.
    ///
    /// A T-square, yod, or kite.
    public var apex: String?
    /// The common sign of the members, if any.
    ///
    /// Only for a stellium.
    public var sign: ZodiacSign?
    /// The common element of the grand trine or stellium, if any.
    ///
    /// A dissociate grand trine, across elements, has none.
    public var element: Element?
    /// The common modality of the members, if any.
    ///
    /// Only for T-squares, grand crosses, and stellia.
    public var modality: Modality?
    /// The exactness of the pattern, from 0 at its maximum orbs to 1.
    ///
    /// 1 minus the mean of orb divided by maximum orb over its aspects; for a stellium, 1 minus its span divided by 30
    /// degrees, but at least 0.
    @Field(.number(0...1)) public var tightness: Double
    /// Smaller patterns within the pattern, which aren't listed separately.
    public var includes: [Kind]
}

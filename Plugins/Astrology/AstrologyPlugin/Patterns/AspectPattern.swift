// SPDX-License-Identifier: Apache-2.0

/// A figure that several points of a chart form together.
public struct AspectPattern: Codable, Equatable, Sendable {
    /// The figures that are looked for.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// Three points in trine to each other.
        case grandTrine = "Grand Trine"
        /// Two points in opposition, both square to a third, the apex.
        case tSquare = "T-Square"
        /// Two oppositions, every end square to both ends of the other.
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

    /// The figure's name.
    public var kind: Kind
    /// The points that make it, by name, in the order of the chart; those of a stellium in the order of the zodiac.
    public var members: [String]
    /// The point it leads to, where it has one, as T-square, yod and kite do.
    public var apex: String?
    /// The sign all members are in, if it is one; stellia only.
    public var sign: ZodiacSign?
    /// The element its grand trine or stellium is in, if it is one.
    ///
    /// A grand trine across elements (dissociate) has none.
    public var element: Element?
    /// The modality all members are in, if it is one; T-squares, grand crosses and stellia only.
    public var modality: Modality?
    /// How close the figure is to exact, from 0 at the edge of its orbs to 1.
    ///
    /// One less the mean of orb by allowed orb over its aspects; for a stellium one less its span by 30
    /// degrees, never below 0.
    public var tightness: Double
    /// Smaller figures inside it, not listed again.
    public var includes: [Kind]
}

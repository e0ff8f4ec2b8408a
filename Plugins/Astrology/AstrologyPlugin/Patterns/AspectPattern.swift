// SPDX-License-Identifier: AGPL-3.0-or-later

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

    /// The figure.
    public var kind: Kind
    /// The names of its points, in the order of the chart; of a stellium in the order of the zodiac.
    public var members: [String]
    /// The point the figure turns on, for T-square, yod and kite.
    public var apex: String?
    /// The sign that holds all members of a stellium; nil when it spans several.
    public var sign: ZodiacSign?
    /// The element, when the trines of the figure lie in one; that of a stellium's sign.
    ///
    /// A grand trine across elements (dissociate) has none.
    public var element: Element?
    /// The modality, when a T-square or grand cross lies in one; that of a stellium's sign.
    public var modality: Modality?
    /// How close the figure is to exact, from 0 at the edge of its orbs to 1.
    ///
    /// One less the mean of orb by allowed orb over its aspects; for a stellium one less its span by 30
    /// degrees, never below 0.
    public var tightness: Double
    /// The smaller figures it is made of, which are not listed again.
    public var includes: [Kind]
}

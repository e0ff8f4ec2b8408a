// SPDX-License-Identifier: Apache-2.0

/// A method of dividing the sky into houses.
///
/// The raw value is the word in user input and files (`whole-sign`). A system also has the letter that Swiss Ephemeris
/// programs use for it.
///
/// Placidus, Koch, and the Gauquelin sectors don't exist inside the polar circles, nor does the Makransky form of the
/// Sunshine houses where the Sun neither rises nor sets; see ``HouseFrame/fallback``.
///
/// ## Topics
/// - ``init(word:)``
/// - ``words``
/// - ``letter``
/// - ``displayName``
/// - ``cuspCount``
public enum HouseSystem: String, Sendable, Codable, CaseIterable, Hashable {
    /// Placidus houses, letter P.
    case placidus
    /// Koch houses, letter K.
    case koch
    /// Porphyry houses, letter O.
    case porphyry
    /// Regiomontanus houses, letter R.
    case regiomontanus
    /// Campanus houses, letter C.
    case campanus
    /// Equal houses, letter A.
    case equal
    /// Equal from the Midheaven houses, letter D.
    case equalMidheaven = "equal-midheaven"
    /// Equal from 0° Aries houses, letter N.
    case equalAries = "equal-aries"
    /// Whole sign houses, letter W.
    case wholeSign = "whole-sign"
    /// Vehlow equal houses, letter V.
    case vehlow
    /// Meridian (axial rotation) houses, letter X.
    case meridian
    /// Morinus houses, letter M.
    case morinus
    /// Horizontal (azimuthal) houses, letter H.
    case horizontal
    /// Polich/Page (topocentric) houses, letter T.
    case polichPage = "polich-page"
    /// Alcabitius houses, letter B.
    case alcabitius
    /// Krusinski-Pisa-Goelzer houses, letter U.
    case krusinski
    /// APC houses, letter Y.
    case apc
    /// Carter poli-equatorial houses, letter F.
    case carter
    /// The 36 Gauquelin sectors, letter G, counted clockwise.
    case gauquelin
    /// Sunshine (Treindl) houses, letter I.
    case sunshine
    /// Sunshine (Makransky) houses, letter i.
    case sunshineMakransky = "sunshine-makransky"
    /// Savard-A houses, letter J.
    case savard
    /// Pullen SD (sinusoidal delta) houses, letter L.
    case pullenDelta = "pullen-delta"
    /// Pullen SR (sinusoidal ratio) houses, letter Q.
    case pullenRatio = "pullen-ratio"
    /// Sripati houses, letter S.
    case sripati

    /// The letter of the system in Swiss Ephemeris programs; all are uppercase except `i`.
    public var letter: Character {
        Character(Unicode.Scalar(code))
    }

    /// Number of cusps: 36 for the Gauquelin sectors, otherwise 12.
    public var cuspCount: Int {
        self == .gauquelin ? 36 : 12
    }

    /// The letter as one byte of ASCII.
    package var code: UInt8 {
        switch self {
        case .placidus: UInt8(ascii: "P")
        case .koch: UInt8(ascii: "K")
        case .porphyry: UInt8(ascii: "O")
        case .regiomontanus: UInt8(ascii: "R")
        case .campanus: UInt8(ascii: "C")
        case .equal: UInt8(ascii: "A")
        case .equalMidheaven: UInt8(ascii: "D")
        case .equalAries: UInt8(ascii: "N")
        case .wholeSign: UInt8(ascii: "W")
        case .vehlow: UInt8(ascii: "V")
        case .meridian: UInt8(ascii: "X")
        case .morinus: UInt8(ascii: "M")
        case .horizontal: UInt8(ascii: "H")
        case .polichPage: UInt8(ascii: "T")
        case .alcabitius: UInt8(ascii: "B")
        case .krusinski: UInt8(ascii: "U")
        case .apc: UInt8(ascii: "Y")
        case .carter: UInt8(ascii: "F")
        case .gauquelin: UInt8(ascii: "G")
        case .sunshine: UInt8(ascii: "I")
        case .sunshineMakransky: UInt8(ascii: "i")
        case .savard: UInt8(ascii: "J")
        case .pullenDelta: UInt8(ascii: "L")
        case .pullenRatio: UInt8(ascii: "Q")
        case .sripati: UInt8(ascii: "S")
        }
    }
}

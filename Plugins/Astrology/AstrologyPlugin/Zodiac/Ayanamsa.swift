// SPDX-License-Identifier: Apache-2.0

/// The definition of a sidereal zodiac: the 47 definitions that are built into Swiss Ephemeris 2.10.03.
///
/// The raw value is the word in user input and files (`lahiri`, `fagan-bradley`, `true-citra`). The cases are in the
/// order of libswe's sidereal modes 0 to 46.
public enum Ayanamsa: String, Sendable, Codable, CaseIterable, Hashable {
    /// Fagan/Bradley.
    case faganBradley = "fagan-bradley"
    /// Lahiri (Chitrapaksha).
    case lahiri
    /// De Luce.
    case deLuce = "de-luce"
    /// Raman.
    case raman
    /// Usha/Shashi.
    case ushaShashi = "usha-shashi"
    /// Krishnamurti (KP).
    case krishnamurti
    /// Djwhal Khul.
    case djwhalKhul = "djwhal-khul"
    /// Yukteshwar.
    case yukteshwar
    /// J. N. Bhasin.
    case bhasin
    /// Babylonian (Kugler 1).
    case babylonianKugler1 = "babylonian-kugler-1"
    /// Babylonian (Kugler 2).
    case babylonianKugler2 = "babylonian-kugler-2"
    /// Babylonian (Kugler 3).
    case babylonianKugler3 = "babylonian-kugler-3"
    /// Babylonian (Huber).
    case babylonianHuber = "babylonian-huber"
    /// Babylonian (eta Piscium).
    case babylonianEtaPiscium = "babylonian-eta-piscium"
    /// Babylonian (Aldebaran at 15° Taurus).
    case aldebaran15Taurus = "aldebaran-15-taurus"
    /// Hipparchos.
    case hipparchos
    /// Sassanian.
    case sassanian
    /// Galactic Center at 0° Sagittarius.
    case galacticCenter0Sagittarius = "galactic-center-0-sagittarius"
    /// Equinox J2000.
    case j2000
    /// Equinox J1900.
    case j1900
    /// Equinox B1950.
    case b1950
    /// Suryasiddhanta.
    case suryasiddhanta
    /// Suryasiddhanta (mean Sun).
    case suryasiddhantaMeanSun = "suryasiddhanta-mean-sun"
    /// Aryabhata.
    case aryabhata
    /// Aryabhata (mean Sun).
    case aryabhataMeanSun = "aryabhata-mean-sun"
    /// Suryasiddhanta (Revati).
    case suryasiddhantaRevati = "suryasiddhanta-revati"
    /// Suryasiddhanta (Citra).
    case suryasiddhantaCitra = "suryasiddhanta-citra"
    /// True Citra (Spica).
    case trueCitra = "true-citra"
    /// True Revati.
    case trueRevati = "true-revati"
    /// True Pushya (PVRN Rao).
    case truePushya = "true-pushya"
    /// Galactic Center (Gil Brand).
    case galacticCenterGilBrand = "galactic-center-gil-brand"
    /// Galactic Equator (IAU 1958).
    case galacticEquatorIAU1958 = "galactic-equator-iau1958"
    /// Galactic Equator.
    case galacticEquator = "galactic-equator"
    /// Galactic Equator at mid-Mula.
    case galacticEquatorMula = "galactic-equator-mula"
    /// Skydram (Mardyks).
    case skydram
    /// True Mula (Chandra Hari).
    case trueMula = "true-mula"
    /// Dhruva, Galactic Center at mid-Mula (Wilhelm).
    case galacticCenterMulaWilhelm = "galactic-center-mula-wilhelm"
    /// Aryabhata 522.
    case aryabhata522 = "aryabhata-522"
    /// Babylonian (Britton).
    case babylonianBritton = "babylonian-britton"
    /// "Vedic" (Sheoran).
    case vedicSheoran = "vedic-sheoran"
    /// Galactic Center at 0° Capricorn (Cochrane).
    case galacticCenterCochrane = "galactic-center-cochrane"
    /// Galactic Equator (Fiorenza).
    case galacticEquatorFiorenza = "galactic-equator-fiorenza"
    /// Vettius Valens.
    case vettiusValens = "vettius-valens"
    /// Lahiri 1940.
    case lahiri1940 = "lahiri-1940"
    /// Lahiri VP285.
    case lahiriVP285 = "lahiri-vp285"
    /// Krishnamurti VP291 (Senthilathiban).
    case krishnamurtiVP291 = "krishnamurti-vp291"
    /// Lahiri ICRC.
    case lahiriICRC = "lahiri-icrc"
}

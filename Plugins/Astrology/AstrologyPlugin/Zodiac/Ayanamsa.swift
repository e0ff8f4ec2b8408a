// SPDX-License-Identifier: AGPL-3.0-or-later

/// Where a sidereal zodiac begins: the 47 definitions the Swiss Ephemeris 2.10.03 has built in.
///
/// The raw value is the word users type and files hold (`lahiri`, `fagan-bradley`, `true-citra`). The cases
/// stand in the order of libswe's sidereal modes 0 to 46.
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

    /// The number of the sidereal mode in libswe.
    var mode: Int32 {
        switch self {
        case .faganBradley: 0
        case .lahiri: 1
        case .deLuce: 2
        case .raman: 3
        case .ushaShashi: 4
        case .krishnamurti: 5
        case .djwhalKhul: 6
        case .yukteshwar: 7
        case .bhasin: 8
        case .babylonianKugler1: 9
        case .babylonianKugler2: 10
        case .babylonianKugler3: 11
        case .babylonianHuber: 12
        case .babylonianEtaPiscium: 13
        case .aldebaran15Taurus: 14
        case .hipparchos: 15
        case .sassanian: 16
        case .galacticCenter0Sagittarius: 17
        case .j2000: 18
        case .j1900: 19
        case .b1950: 20
        case .suryasiddhanta: 21
        case .suryasiddhantaMeanSun: 22
        case .aryabhata: 23
        case .aryabhataMeanSun: 24
        case .suryasiddhantaRevati: 25
        case .suryasiddhantaCitra: 26
        case .trueCitra: 27
        case .trueRevati: 28
        case .truePushya: 29
        case .galacticCenterGilBrand: 30
        case .galacticEquatorIAU1958: 31
        case .galacticEquator: 32
        case .galacticEquatorMula: 33
        case .skydram: 34
        case .trueMula: 35
        case .galacticCenterMulaWilhelm: 36
        case .aryabhata522: 37
        case .babylonianBritton: 38
        case .vedicSheoran: 39
        case .galacticCenterCochrane: 40
        case .galacticEquatorFiorenza: 41
        case .vettiusValens: 42
        case .lahiri1940: 43
        case .lahiriVP285: 44
        case .krishnamurtiVP291: 45
        case .lahiriICRC: 46
        }
    }

    /// Whether positions are projected onto the ecliptic of the zero date, as libswe does for the standard
    /// equinoxes.
    ///
    /// There the difference between tropical and sidereal longitude is not one number for all bodies.
    var projectsOntoFixedEcliptic: Bool {
        switch self {
        case .j2000, .j1900, .b1950, .skydram: true
        default: false
        }
    }
}

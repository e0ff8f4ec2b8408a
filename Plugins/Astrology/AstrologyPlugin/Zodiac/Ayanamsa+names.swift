// SPDX-License-Identifier: Apache-2.0

extension Ayanamsa {
    /// Creates an ayanamsa from a word, or from its number in Swiss Ephemeris programs, that a user typed.
    ///
    /// Case, spaces, and punctuation are ignored (`Fagan/Bradley`, `fagan-bradley`).
    /// - Parameter word: The text that the user typed.
    /// - Returns: `nil` if none has that name; suggest the nearest of ``words``.
    public init?(word: String) {
        if let number = Int32(word) {
            guard let ayanamsa = Ayanamsa.allCases.first(where: { $0.number == number }) else { return nil }
            self = ayanamsa
            return
        }
        let key = SearchKey(word)
        guard let ayanamsa = Ayanamsa.allCases.first(where: { $0.answers(to: key) }) else { return nil }
        self = ayanamsa
    }

    /// The words for all ayanamsas, in libswe's order; candidates for spelling suggestions.
    public static var words: [String] {
        allCases.map(\.rawValue)
    }

    /// The name in running text.
    public var displayName: String {
        switch self {
        case .faganBradley: "Fagan/Bradley"
        case .lahiri: "Lahiri (Chitrapaksha)"
        case .deLuce: "De Luce"
        case .raman: "Raman"
        case .ushaShashi: "Usha/Shashi"
        case .krishnamurti: "Krishnamurti (KP)"
        case .djwhalKhul: "Djwhal Khul"
        case .yukteshwar: "Yukteshwar"
        case .bhasin: "J. N. Bhasin"
        case .babylonianKugler1: "Babylonian (Kugler 1)"
        case .babylonianKugler2: "Babylonian (Kugler 2)"
        case .babylonianKugler3: "Babylonian (Kugler 3)"
        case .babylonianHuber: "Babylonian (Huber)"
        case .babylonianEtaPiscium: "Babylonian (eta Piscium)"
        case .aldebaran15Taurus: "Babylonian (Aldebaran at 15° Taurus)"
        case .hipparchos: "Hipparchos"
        case .sassanian: "Sassanian"
        case .galacticCenter0Sagittarius: "Galactic Center at 0° Sagittarius"
        case .j2000: "Equinox J2000"
        case .j1900: "Equinox J1900"
        case .b1950: "Equinox B1950"
        case .suryasiddhanta: "Suryasiddhanta"
        case .suryasiddhantaMeanSun: "Suryasiddhanta (mean Sun)"
        case .aryabhata: "Aryabhata"
        case .aryabhataMeanSun: "Aryabhata (mean Sun)"
        case .suryasiddhantaRevati: "Suryasiddhanta (Revati)"
        case .suryasiddhantaCitra: "Suryasiddhanta (Citra)"
        case .trueCitra: "True Citra (Spica)"
        case .trueRevati: "True Revati"
        case .truePushya: "True Pushya (PVRN Rao)"
        case .galacticCenterGilBrand: "Galactic Center (Gil Brand)"
        case .galacticEquatorIAU1958: "Galactic Equator (IAU 1958)"
        case .galacticEquator: "Galactic Equator"
        case .galacticEquatorMula: "Galactic Equator at mid-Mula"
        case .skydram: "Skydram (Mardyks)"
        case .trueMula: "True Mula (Chandra Hari)"
        case .galacticCenterMulaWilhelm: "Dhruva, Galactic Center at mid-Mula (Wilhelm)"
        case .aryabhata522: "Aryabhata 522"
        case .babylonianBritton: "Babylonian (Britton)"
        case .vedicSheoran: "\"Vedic\" (Sheoran)"
        case .galacticCenterCochrane: "Galactic Center at 0° Capricorn (Cochrane)"
        case .galacticEquatorFiorenza: "Galactic Equator (Fiorenza)"
        case .vettiusValens: "Vettius Valens"
        case .lahiri1940: "Lahiri 1940"
        case .lahiriVP285: "Lahiri VP285"
        case .krishnamurtiVP291: "Krishnamurti VP291 (Senthilathiban)"
        case .lahiriICRC: "Lahiri ICRC"
        }
    }

    private func answers(to key: SearchKey) -> Bool {
        SearchKey(rawValue) == key || SearchKey(displayName) == key
            || otherNames.contains { SearchKey($0) == key }
    }

    private var otherNames: [String] {
        switch self {
        case .lahiri: ["chitrapaksha", "chitra-paksha"]
        case .krishnamurti: ["kp"]
        case .bhasin: ["jn-bhasin"]
        case .babylonianKugler1: ["kugler-1"]
        case .babylonianKugler2: ["kugler-2"]
        case .babylonianKugler3: ["kugler-3"]
        case .babylonianHuber: ["huber"]
        case .babylonianEtaPiscium: ["eta-piscium"]
        case .aldebaran15Taurus: ["aldebaran"]
        case .hipparchos: ["hipparchus"]
        case .galacticCenter0Sagittarius: ["galactic-center"]
        case .suryasiddhantaRevati: ["ss-revati"]
        case .suryasiddhantaCitra: ["ss-citra"]
        case .trueCitra: ["true-chitra"]
        case .galacticCenterGilBrand: ["gil-brand"]
        case .galacticEquator: ["galactic-equator-true"]
        case .skydram: ["mardyks", "galactic-alignment"]
        case .trueMula: ["chandra-hari"]
        case .galacticCenterMulaWilhelm: ["wilhelm", "dhruva"]
        case .babylonianBritton: ["britton"]
        case .vedicSheoran: ["sheoran", "true-sheoran"]
        case .galacticCenterCochrane: ["cochrane"]
        case .galacticEquatorFiorenza: ["fiorenza"]
        case .vettiusValens: ["valens", "valens-moon"]
        case .krishnamurtiVP291: ["krishnamurti-senthilathiban", "senthilathiban"]
        default: []
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

extension HouseSystem {
    /// Creates a house system from a word or a letter that a user typed.
    ///
    /// Case, spaces, and punctuation in words are ignored (`Whole Sign`, `whole-sign`, `wholesign`), and common
    /// alternative names are accepted (`topocentric` is Polich/Page). A single letter is the letter of Swiss Ephemeris
    /// programs, in either case, except that `i` differs from `I`. `e` is the same as `a`.
    /// - Parameter word: The text that the user typed.
    /// - Returns: `nil` when no system has that name; suggest the nearest of ``words``.
    public init?(word: String) {
        let bytes = word.utf8
        if bytes.count == 1, let byte = bytes.first {
            guard let system = HouseSystem(code: byte) else { return nil }
            self = system
            return
        }
        let key = SearchKey(word)
        guard let system = HouseSystem.allCases.first(where: { $0.answers(to: key) }) else { return nil }
        self = system
    }

    /// The words for all systems, in the order of the cases; candidates for spelling suggestions.
    public static var words: [String] {
        allCases.map(\.rawValue)
    }

    /// The system's name in running text.
    public var displayName: String {
        switch self {
        case .placidus: "Placidus"
        case .koch: "Koch"
        case .porphyry: "Porphyry"
        case .regiomontanus: "Regiomontanus"
        case .campanus: "Campanus"
        case .equal: "Equal"
        case .equalMidheaven: "Equal from the Midheaven"
        case .equalAries: "Equal from 0° Aries"
        case .wholeSign: "Whole sign"
        case .vehlow: "Vehlow equal"
        case .meridian: "Meridian (axial rotation)"
        case .morinus: "Morinus"
        case .horizontal: "Horizontal (azimuthal)"
        case .polichPage: "Polich/Page (topocentric)"
        case .alcabitius: "Alcabitius"
        case .krusinski: "Krusinski-Pisa-Goelzer"
        case .apc: "APC"
        case .carter: "Carter poli-equatorial"
        case .gauquelin: "Gauquelin sectors"
        case .sunshine: "Sunshine (Treindl)"
        case .sunshineMakransky: "Sunshine (Makransky)"
        case .savard: "Savard-A"
        case .pullenDelta: "Pullen SD (sinusoidal delta)"
        case .pullenRatio: "Pullen SR (sinusoidal ratio)"
        case .sripati: "Sripati"
        }
    }

    private init?(code: UInt8) {
        let letter = code == UInt8(ascii: "i") ? code : code.asciiUppercase
        if letter == UInt8(ascii: "E") {
            self = .equal
            return
        }
        guard let system = HouseSystem.allCases.first(where: { $0.code == letter }) else { return nil }
        self = system
    }

    private func answers(to key: SearchKey) -> Bool {
        SearchKey(rawValue) == key || SearchKey(displayName) == key
            || otherNames.contains { SearchKey($0) == key }
    }

    private var otherNames: [String] {
        switch self {
        case .koch: ["birthplace"]
        case .equal: ["equal-asc", "equal-ascendant", "asc", "ascendant"]
        case .equalMidheaven: ["equal-mc", "mc"]
        case .equalAries: ["aries", "natural", "zodiacal", "equal-1-aries"]
        case .wholeSign: ["whole", "whole-signs", "sign", "signs", "equal-whole-sign"]
        case .vehlow: ["vehlow-equal", "equal-vehlow"]
        case .meridian: ["axial-rotation", "zariel", "axial", "axial-rotation-system"]
        case .horizontal: ["horizon", "azimuthal", "azimut", "azimuth", "horizon-azimut"]
        case .polichPage: ["topocentric", "polich", "page"]
        case .alcabitius: ["alcabitus"]
        case .krusinski: ["krusinski-pisa", "pisa", "goelzer", "krusinski-pisa-goelzer"]
        case .apc: ["apc-houses", "ascendant-parallel-circle"]
        case .carter: ["poli-equatorial", "carter-poli-equatorial", "carter-poli-equ"]
        case .gauquelin: ["gauquelin-sectors", "sectors"]
        case .sunshine: ["sunshine-treindl", "treindl"]
        case .sunshineMakransky: ["makransky", "sunshine-alt", "sunshine-alternative"]
        case .savard: ["savard-a", "albategnius"]
        case .pullenDelta: ["pullen-sd", "sinusoidal-delta", "neo-porphyry"]
        case .pullenRatio: ["pullen-sr", "sinusoidal-ratio"]
        default: []
        }
    }
}

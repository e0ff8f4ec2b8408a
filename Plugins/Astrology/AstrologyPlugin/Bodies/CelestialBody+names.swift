// SPDX-License-Identifier: Apache-2.0

extension CelestialBody {
    /// The name in charts: `Sun` … `Pluto`, `North Node`, `Lilith`, `Chiron`.
    ///
    /// A minor planet by number is `Asteroid 433` and a star has the name the user entered; ``BodyPosition/name`` has
    /// the name from the data files.
    public var name: String {
        switch self {
        case .sun: "Sun"
        case .moon: "Moon"
        case .mercury: "Mercury"
        case .venus: "Venus"
        case .mars: "Mars"
        case .jupiter: "Jupiter"
        case .saturn: "Saturn"
        case .uranus: "Uranus"
        case .neptune: "Neptune"
        case .pluto: "Pluto"
        case .northNode: "North Node"
        case .southNode: "South Node"
        case .lilith: "Lilith"
        case .osculatingLilith: "Lilith (osculating)"
        case .interpolatedLilith: "Lilith (interpolated)"
        case .interpolatedPerigee: "Priapus (interpolated)"
        case .chiron: "Chiron"
        case .pholus: "Pholus"
        case .ceres: "Ceres"
        case .pallas: "Pallas"
        case .juno: "Juno"
        case .vesta: "Vesta"
        case .asteroid(let number): "Asteroid \(number)"
        case .asteroidNamed(let name): name
        case .fictitious(let body): body.name
        case .star(let star): star
        }
    }

    /// The text that represents the body in files and on the command line, and that ``init(word:)`` parses.
    ///
    /// It is the name, except for `asteroid 433`, `asteroid Eros`, and `star Regulus`.
    public var word: String {
        switch self {
        case .asteroid(let number): "asteroid \(number)"
        case .asteroidNamed(let name): "asteroid \(name)"
        case .star(let star): "star \(star)"
        default: name
        }
    }

    /// Creates a body from the text that users type.
    ///
    /// Case, spaces, and punctuation are ignored (`north node`, `northNode`, `north-node`). A number is a minor planet
    /// (`433`, `asteroid 433`), `asteroid` before a name a minor planet in the ephemeris's list (`asteroid Eros`), `star` before a name is a fixed star (`star Regulus`, `star:alLeo`).
    /// - Parameter word: The text that the user typed.
    /// - Returns: `nil` when no body has that name, the number is out of range, or a star's name is empty or longer
    ///   than ``longestStarName`` bytes; suggest the nearest of ``words``.
    public init?(word: String) {
        if let body = Self.byWord[word] {
            self = body
            return
        }
        let trimmed = word.trimmingSpaces
        // Commands add and remove bodies with a sign, which has no meaning in a list and isn't punctuation to ignore.
        if let sign = trimmed.first, "+-\u{2212}".contains(sign) { return nil }
        if let rest = trimmed.removingFirstWord("star") {
            guard let star = CelestialBody(starName: rest) else { return nil }
            self = star
            return
        }
        let asteroid = trimmed.removingFirstWord("asteroid")
        if let number = Int32(asteroid ?? trimmed) {
            self.init(asteroidNumber: number)
            return
        }
        if let asteroid {
            guard CelestialBody(starName: asteroid) != nil else { return nil }
            self = .asteroidNamed(asteroid)
            return
        }
        let key = SearchKey(trimmed)
        guard let body = CelestialBody.named.first(where: { $0.answers(to: key) }) else {
            return nil
        }
        self = body
    }

    /// The bodies by their words, as most batches name them.
    private static let byWord = Dictionary(named.map { ($0.word, $0) }) { first, _ in first }

    /// Creates a fixed star from its traditional name or designation.
    ///
    /// The catalog isn't checked until it is computed.
    /// - Parameter starName: For example `Regulus` or `alLeo`.
    /// - Returns: `nil` when the name has no letter or digit, has a control character, `%`, or more than
    ///   ``longestStarName`` bytes.
    public init?(starName: String) {
        let name = starName.trimmingSpaces
        guard !SearchKey(name).isEmpty, name.utf8.count <= CelestialBody.longestStarName,
            name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "%") })
        else { return nil }
        self = .star(name)
    }

    /// Length of the longest star name libswe compares, in bytes.
    public static let longestStarName = 40

    /// The words for all named bodies; candidates for spelling suggestions.
    public static var words: [String] {
        named.map(\.word)
    }

    private func answers(to key: SearchKey) -> Bool {
        SearchKey(name) == key || otherNames.contains { SearchKey($0) == key }
    }

    private var otherNames: [String] {
        switch self {
        case .northNode: ["node", "lunar node", "ascending node", "nnode", "rahu", "dragon's head"]
        case .southNode: ["descending node", "snode", "ketu", "dragon's tail"]
        case .lilith: ["mean lilith", "black moon", "black moon lilith", "mean apogee", "apogee"]
        case .osculatingLilith: ["osculating lilith", "true lilith", "lilith true", "osculating apogee"]
        case .interpolatedLilith: ["interpolated lilith", "natural lilith", "interpolated apogee"]
        case .interpolatedPerigee: ["priapus", "interpolated perigee", "perigee"]
        case .fictitious(.isis): ["transpluto"]
        case .fictitious(.whiteMoon): ["selena"]
        case .fictitious(let body): [body.rawValue]
        default: []
        }
    }
}

extension CelestialBody: Codable {
    /// Decodes a body from its word.
    /// - Parameter decoder: A decoder of a single string.
    /// - Throws: `DecodingError.dataCorrupted` when no body has that word.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let word = try container.decode(String.self)
        guard let body = CelestialBody(word: word) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription:
                    "expected a body such as Sun, North Node, asteroid 433 or star Regulus, got \(word)")
        }
        self = body
    }

    /// Encodes ``word``.
    /// - Parameter encoder: An encoder of a single string.
    /// - Throws: The errors of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(word)
    }
}

extension String {
    /// The string without leading and trailing spaces.
    fileprivate var trimmingSpaces: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    /// Returns the rest of a string that begins with `first` and a space, colon, or hyphen.
    fileprivate func removingFirstWord(_ first: String) -> String? {
        guard lowercased().hasPrefix(first) else { return nil }
        let rest = dropFirst(first.count)
        guard let separator = rest.first, separator.isWhitespace || ":-#".contains(separator) else {
            return nil
        }
        return String(rest.dropFirst()).trimmingSpaces
    }
}

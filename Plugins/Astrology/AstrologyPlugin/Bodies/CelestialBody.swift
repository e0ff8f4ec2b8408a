// SPDX-License-Identifier: Apache-2.0

/// A body or point whose position an ephemeris provides.
///
/// The value is small and contains no text except for a star or a minor planet by name, so a batch of charts doesn't allocate memory for it. In
/// JSON, it is a single string: ``word``.
///
/// ## Topics
/// ### Creating Bodies
/// - ``init(word:)``
/// - ``init(asteroidNumber:)``
/// - ``standard``
/// - ``words``
/// ### Describing Bodies
/// - ``name``
/// - ``word``
/// - ``kind``
public enum CelestialBody: Sendable, Hashable {
    /// The Sun.
    case sun
    /// The Moon.
    case moon
    /// Mercury.
    case mercury
    /// Venus.
    case venus
    /// Mars.
    case mars
    /// Jupiter.
    case jupiter
    /// Saturn.
    case saturn
    /// Uranus.
    case uranus
    /// Neptune.
    case neptune
    /// Pluto.
    case pluto
    /// The Moon's ascending node; a ``NodeType`` selects the true or the mean node.
    case northNode
    /// The Moon's descending node, opposite the ascending one.
    case southNode
    /// The mean apogee of the Moon's orbit, the usual Black Moon Lilith.
    case lilith
    /// The osculating ("true") apogee of the Moon's orbit, up to 30° from the mean one.
    case osculatingLilith
    /// The apogee interpolated between the Moon's actual passages through it.
    case interpolatedLilith
    /// The perigee interpolated between the Moon's actual passages through it, also called Priapus.
    case interpolatedPerigee
    /// Chiron, minor planet 2060.
    case chiron
    /// Pholus, minor planet 5145.
    case pholus
    /// Ceres, minor planet 1.
    case ceres
    /// Pallas, minor planet 2.
    case pallas
    /// Juno, minor planet 3.
    case juno
    /// Vesta, minor planet 4.
    case vesta
    /// A minor planet by its number in the Minor Planet Center's catalog; create it with ``init(asteroidNumber:)``.
    case asteroid(Int32)
    /// A minor planet by its name in the ephemeris's list of names, which charts replace by its number.
    indirect case asteroidNamed(String)
    /// A hypothetical body.
    case fictitious(FictitiousBody)
    /// A fixed star by its traditional name (`Regulus`) or its designation (`alLeo`) in `sefstars.txt`.
    // Indirect, so that copying other bodies doesn't copy text.
    indirect case star(String)

    /// The kind of a body.
    public enum Kind: String, Sendable, Codable, CaseIterable, Hashable {
        /// The Sun and the Moon.
        case luminary
        /// Mercury to Pluto.
        case planet
        /// The Moon's nodes.
        case node
        /// Apogee and perigee of the Moon's orbit.
        case apsis
        /// A minor planet: Ceres, Chiron, or one by number.
        case asteroid
        /// A hypothetical body.
        case fictitious
        /// A fixed star.
        case star
    }

    /// Sun to Pluto, both nodes, Lilith, and Chiron, in the conventional order.
    public static let standard: [CelestialBody] = [
        .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .northNode,
        .southNode,
        .lilith, .chiron,
    ]

    /// Every body with its own case, in the order of the cases, then the fictitious bodies.
    public static let named: [CelestialBody] =
        [
            .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .northNode,
            .southNode, .lilith, .osculatingLilith, .interpolatedLilith, .interpolatedPerigee, .chiron,
            .pholus,
            .ceres, .pallas, .juno, .vesta,
        ] + FictitiousBody.allCases.map { .fictitious($0) }

    /// The largest supported number of a minor planet.
    public static let largestAsteroidNumber: Int32 = 999_999

    /// Creates a minor planet from its number.
    ///
    /// The six in libswe's main files, and Pluto, become their own cases.
    /// - Parameter asteroidNumber: Number in the Minor Planet Center's catalog, from 1 to
    ///   ``largestAsteroidNumber``.
    /// - Returns: `nil` when the number is outside that range.
    public init?(asteroidNumber: Int32) {
        switch asteroidNumber {
        case 1: self = .ceres
        case 2: self = .pallas
        case 3: self = .juno
        case 4: self = .vesta
        case 2060: self = .chiron
        case 5145: self = .pholus
        case 134_340: self = .pluto
        case 1...CelestialBody.largestAsteroidNumber: self = .asteroid(asteroidNumber)
        default: return nil
        }
    }

    /// The kind of the body.
    public var kind: Kind {
        switch self {
        case .sun, .moon: .luminary
        case .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto: .planet
        case .northNode, .southNode: .node
        case .lilith, .osculatingLilith, .interpolatedLilith, .interpolatedPerigee: .apsis
        case .chiron, .pholus, .ceres, .pallas, .juno, .vesta, .asteroid, .asteroidNamed: .asteroid
        case .fictitious: .fictitious
        case .star: .star
        }
    }
}

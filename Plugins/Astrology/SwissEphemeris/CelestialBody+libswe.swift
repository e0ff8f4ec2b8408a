// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin

extension CelestialBody {
    /// Returns the body's number in libswe, or `nil` for a star, which has a name there, and for a minor planet whose
    /// number is out of range.
    func libsweNumber(nodes: NodeType) -> Int32? {
        switch self {
        case .sun: 0
        case .moon: 1
        case .mercury: 2
        case .venus: 3
        case .mars: 4
        case .jupiter: 5
        case .saturn: 6
        case .uranus: 7
        case .neptune: 8
        case .pluto: 9
        case .northNode, .southNode: nodes == .mean ? 10 : 11
        case .lilith: 12
        case .osculatingLilith: 13
        case .chiron: 15
        case .pholus: 16
        case .ceres: 17
        case .pallas: 18
        case .juno: 19
        case .vesta: 20
        case .interpolatedLilith: 21
        case .interpolatedPerigee: 22
        case .fictitious(let body): body.libsweNumber
        case .asteroid(let number): (1...Self.largestAsteroidNumber).contains(number) ? 10_000 + number : nil
        case .star, .asteroidNamed: nil
        }
    }
}

extension CelestialBody {
    /// The file that contains the body's orbit; `nil` for stars and fictitious bodies.
    var libsweFile: LibsweFile? {
        switch self {
        case .sun, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto: .planets
        case .moon, .northNode, .southNode, .lilith, .osculatingLilith, .interpolatedLilith, .interpolatedPerigee:
            .moon
        case .chiron, .pholus, .ceres, .pallas, .juno, .vesta: .mainAsteroids
        case .asteroid, .asteroidNamed: .numberedAsteroid
        case .fictitious, .star: nil
        }
    }

    /// Returns the maximum error of the body's speed in libswe over one minute, in degrees.
    ///
    /// It covers the acceleration of each body over a minute and the noise of libswe's speeds (a few 1e-10 degrees in a
    /// minute). Measured against positions one minute apart on 4,000 to 15,000 random dates from 1900 to 2100, and at
    /// least doubled: Moon 5.3e-7, osculating Lilith 5.0e-7, Mercury 4.8e-8, Pluto 9.2e-9, Jupiter to Neptune, Chiron,
    /// and mean Lilith below 2.5e-9, all others below 2.2e-8, except near the Sun's disc, which ``AspectFinder``
    /// handles. In topocentric positions, the Earth's rotation adds 1.1e-5 to the Moon, 8e-8 to the planets, nothing to
    /// mean Lilith, and far more to points derived from the Moon's motion. The Moshier ephemeris is as smooth, except
    /// for points derived from the Moon's motion: true node 1.5e-5, osculating Lilith 1.1e-3.
    /// - Parameters:
    ///   - isTopocentric: Whether the position is topocentric.
    ///   - isMoshier: Whether the position comes from the Moshier ephemeris.
    func speedError(isTopocentric: Bool = false, isMoshier: Bool = false) -> Double {
        switch self {
        case .mercury: isTopocentric ? 3e-7 : 1e-7
        case .sun, .venus, .mars, .ceres, .pallas, .juno, .vesta: isTopocentric ? 5e-7 : 6e-8
        case .jupiter, .saturn, .uranus, .neptune, .chiron: isTopocentric ? 5e-7 : 1e-8
        case .pluto: isTopocentric ? 5e-7 : 2e-8
        case .lilith: 1e-8
        case .northNode, .southNode: isTopocentric || isMoshier ? 5e-5 : 6e-8
        case .moon: isTopocentric ? 3e-5 : 2e-6
        default: isMoshier ? 5e-3 : isTopocentric ? 5e-4 : 2e-6
        }
    }
}

extension FictitiousBody {
    /// Whether libswe has no built-in elements and needs `seorbel.txt`.
    ///
    /// The elements of the first fifteen (Uranian bodies to Pickering's Pluto) are built in. The file has the others,
    /// and newer elements for all.
    var needsElementsFile: Bool {
        switch self {
        case .vulcan, .whiteMoon, .proserpina, .waldemath: true
        default: false
        }
    }

    /// The body's number in libswe.
    var libsweNumber: Int32 {
        switch self {
        case .cupido: 40
        case .hades: 41
        case .zeus: 42
        case .kronos: 43
        case .apollon: 44
        case .admetos: 45
        case .vulkanus: 46
        case .poseidon: 47
        case .isis: 48
        case .nibiru: 49
        case .harrington: 50
        case .leverrierNeptune: 51
        case .adamsNeptune: 52
        case .lowellPluto: 53
        case .pickeringPluto: 54
        case .vulcan: 55
        case .whiteMoon: 56
        case .proserpina: 57
        case .waldemath: 58
        }
    }
}

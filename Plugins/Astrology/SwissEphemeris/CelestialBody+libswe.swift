// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin

extension CelestialBody {
    /// The body's number in libswe; `nil` for a star, which libswe takes by name.
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
        case .asteroid(let number): 10_000 + number
        case .star: nil
        }
    }
}

extension FictitiousBody {
    /// Whether libswe has no elements of its own and needs `seorbel.txt`.
    ///
    /// libswe has those of the first fifteen built in (Uranian bodies to Pickering's Pluto) and takes the others, and
    /// newer elements for all, from that file.
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

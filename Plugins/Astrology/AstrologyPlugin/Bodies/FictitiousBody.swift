// SPDX-License-Identifier: Apache-2.0

/// A hypothetical body that was never observed and has only orbital elements.
///
/// The raw value is the word that users type.
public enum FictitiousBody: String, Sendable, Codable, CaseIterable, Hashable {
    /// Cupido, of the Hamburg school.
    case cupido
    /// Hades, of the Hamburg school.
    case hades
    /// Zeus, of the Hamburg school.
    case zeus
    /// Kronos, of the Hamburg school.
    case kronos
    /// Apollon, of the Hamburg school.
    case apollon
    /// Admetos, of the Hamburg school.
    case admetos
    /// Vulkanus, of the Hamburg school.
    case vulkanus
    /// Poseidon, of the Hamburg school.
    case poseidon
    /// Isis, also called Transpluto.
    case isis
    /// Nibiru.
    case nibiru
    /// Harrington's planet.
    case harrington
    /// Neptune as Leverrier predicted it.
    case leverrierNeptune = "leverrier-neptune"
    /// Neptune as Adams predicted it.
    case adamsNeptune = "adams-neptune"
    /// Pluto as Lowell predicted it.
    case lowellPluto = "lowell-pluto"
    /// Pluto as Pickering predicted it.
    case pickeringPluto = "pickering-pluto"
    /// Vulcan, inside the orbit of Mercury.
    case vulcan
    /// The White Moon, also called Selena.
    case whiteMoon = "white-moon"
    /// Proserpina.
    case proserpina
    /// Waldemath's second moon of the Earth.
    case waldemath

    /// The body's name in running text.
    public var name: String {
        switch self {
        case .cupido: "Cupido"
        case .hades: "Hades"
        case .zeus: "Zeus"
        case .kronos: "Kronos"
        case .apollon: "Apollon"
        case .admetos: "Admetos"
        case .vulkanus: "Vulkanus"
        case .poseidon: "Poseidon"
        case .isis: "Isis"
        case .nibiru: "Nibiru"
        case .harrington: "Harrington"
        case .leverrierNeptune: "Leverrier's Neptune"
        case .adamsNeptune: "Adams's Neptune"
        case .lowellPluto: "Lowell's Pluto"
        case .pickeringPluto: "Pickering's Pluto"
        case .vulcan: "Vulcan"
        case .whiteMoon: "White Moon"
        case .proserpina: "Proserpina"
        case .waldemath: "Waldemath"
        }
    }
}

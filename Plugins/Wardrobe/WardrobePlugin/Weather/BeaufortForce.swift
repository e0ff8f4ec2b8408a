// SPDX-License-Identifier: Apache-2.0

/// A force of the Beaufort scale, with the common name of the wind.
///
/// The limits are those of the World Meteorological Organization, Manual on Codes (WMO-No. 306), code table 1100, in
/// m/s at 10 m above open ground.
public enum BeaufortForce: Int, Sendable, CaseIterable {
    case calm, lightAir, lightBreeze, gentleBreeze, moderateBreeze, freshBreeze, strongBreeze, nearGale, gale
    case strongGale, storm, violentStorm, hurricane

    /// The lowest speed of each force above calm, in m/s.
    private static let lowestSpeeds = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]

    /// Creates the force of a wind.
    /// - Parameter wind: wind speed at 10 m, in m/s.
    public init(wind: Double) {
        let force = Self.lowestSpeeds.count { wind >= $0 }
        self = Self(rawValue: force) ?? .hurricane
    }

    /// Its name on the scale, such as `light breeze`.
    public var name: String {
        switch self {
        case .calm: "calm"
        case .lightAir: "light air"
        case .lightBreeze: "light breeze"
        case .gentleBreeze: "gentle breeze"
        case .moderateBreeze: "moderate breeze"
        case .freshBreeze: "fresh breeze"
        case .strongBreeze: "strong breeze"
        case .nearGale: "near gale"
        case .gale: "gale"
        case .strongGale: "strong gale"
        case .storm: "storm"
        case .violentStorm: "violent storm"
        case .hurricane: "hurricane"
        }
    }
}

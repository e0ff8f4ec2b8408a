// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The category of a device.
public enum ElectronicsCategory: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// Phones.
    case smartphone
    /// Tablets.
    case tablet
    /// Laptops.
    case laptop
    /// Television sets.
    case tv
    /// Cameras.
    case camera
    /// Speakers, headphones, and players.
    case audio
    /// Sensors, switches, and hubs.
    case smartHome
    /// Consoles and controllers.
    case gaming
    /// Household appliances.
    case appliance
    /// Anything else.
    case other

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.ElectronicsCategory", "The category of a device.") {
        switch $0 {
        case .smartphone: "Phones."
        case .tablet: "Tablets."
        case .laptop: "Laptops."
        case .tv: "Television sets."
        case .camera: "Cameras."
        case .audio: "Speakers, headphones, and players."
        case .smartHome: "Sensors, switches, and hubs."
        case .gaming: "Consoles and controllers."
        case .appliance: "Household appliances."
        case .other: "Anything else."
        }
    }
}

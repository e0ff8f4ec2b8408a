// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The category of a device.
@Schema("twins.ElectronicsCategory")
public enum ElectronicsCategory: String, CaseIterable, SchemaProviding {
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
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A kind of care or maintenance.
public enum CareKind: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// Maintenance or a service.
    case maintenance
    /// Cleaning.
    case cleaning
    /// Watering.
    case watering
    /// Fertilizing.
    case fertilizing
    /// Repotting.
    case repotting
    /// A check of the firmware.
    case firmwareCheck

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.CareKind", "A kind of care or maintenance.") {
        switch $0 {
        case .maintenance: "Maintenance or a service."
        case .cleaning: "Cleaning."
        case .watering: "Watering."
        case .fertilizing: "Fertilizing."
        case .repotting: "Repotting."
        case .firmwareCheck: "A check of the firmware."
        }
    }
}

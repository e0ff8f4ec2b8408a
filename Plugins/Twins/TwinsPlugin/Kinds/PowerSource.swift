// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The power source of a tool.
public enum PowerSource: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// Muscle power.
    case manual
    /// Mains power.
    case corded
    /// A battery.
    case battery
    /// A combustion engine.
    case fuel
    /// Compressed air.
    case air
    /// Anything else.
    case other

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.PowerSource", "The power source of a tool.") {
        switch $0 {
        case .manual: "Muscle power."
        case .corded: "Mains power."
        case .battery: "A battery."
        case .fuel: "A combustion engine."
        case .air: "Compressed air."
        case .other: "Anything else."
        }
    }
}

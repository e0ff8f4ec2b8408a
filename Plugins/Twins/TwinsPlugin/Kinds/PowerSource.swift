// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The power source of a tool.
@Schema("twins.PowerSource")
public enum PowerSource: String, CaseIterable, SchemaProviding {
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
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A kind of care or maintenance.
@Schema("twins.CareKind")
public enum CareKind: String, CaseIterable, SchemaProviding {
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
    /// A firmware check.
    case firmwareCheck
}

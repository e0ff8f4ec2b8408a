// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The category of a tool.
@Schema("twins.ToolCategory")
public enum ToolCategory: String, CaseIterable, SchemaProviding {
    /// Hand tools.
    case hand
    /// Power tools.
    case power
    /// Garden tools.
    case garden
    /// Measuring tools.
    case measuring
    /// Cleaning tools.
    case cleaning
    /// Kitchen tools.
    case kitchen
    /// Anything else.
    case other
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A part of the patterns.
@Schema("cravings.PatternPart")
public enum PatternPart: String, CaseIterable, SchemaProviding {
    /// Entries by hour and weekday.
    case heatMap = "heat-map"
    /// Days by week.
    case calendar
    /// Uses and cravings by day.
    case series
}

/// The entries of a pattern by hour and weekday.
@Schema("cravings.PatternEntries")
public enum PatternEntries: String, CaseIterable, SchemaProviding {
    /// Cravings.
    case cravings
    /// Uses.
    case uses
    /// Cravings and uses.
    case all
}

extension PatternEntries {

    /// The entries in words.
    var words: String { self == .all ? "entries" : rawValue }
}

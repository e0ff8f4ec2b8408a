// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A part of the patterns.
public enum PatternPart: String, Codable, Sendable, CaseIterable {
    case heatMap = "heat-map"
    case calendar
    case series
}

extension PatternPart: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("cravings.PatternPart", "A part of the patterns.") {
        switch $0 {
        case .heatMap: "Entries by hour and weekday."
        case .calendar: "Days by week."
        case .series: "Uses and cravings by day."
        }
    }
}

/// The entries of a pattern by hour and weekday.
public enum PatternEntries: String, Codable, Sendable, CaseIterable {
    case cravings
    case uses
    case all
}

extension PatternEntries: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "cravings.PatternEntries", "The entries of a pattern by hour and weekday."
    ) {
        switch $0 {
        case .cravings: "Cravings."
        case .uses: "Uses."
        case .all: "Cravings and uses."
        }
    }

    /// The entries in words.
    var words: String { self == .all ? "entries" : rawValue }
}

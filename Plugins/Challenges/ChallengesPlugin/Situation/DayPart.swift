// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A part of the day.
public enum DayPart: String, Codable, Sendable, CaseIterable {
    case morning
    case afternoon
    case evening

    /// Creates the part for an hour of the day, 0 to 23.
    public init(hour: Int) { self = hour < 12 ? .morning : hour < 17 ? .afternoon : .evening }
}

extension DayPart {
    /// The index among all cases, as a switch because ranking reads it for thousands of candidates.
    var place: Int {
        switch self {
        case .morning: 0
        case .afternoon: 1
        case .evening: 2
        }
    }
}

extension DayPart: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.DayPart", "A part of the day.") {
        switch $0 {
        case .morning: "Before noon."
        case .afternoon: "From noon to 5 p.m."
        case .evening: "From 5 p.m. on."
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A part of the day.
@Schema("challenges.DayPart")
public enum DayPart: String, CaseIterable, SchemaProviding {
    /// Before noon.
    case morning
    /// From noon to 5 p.m.
    case afternoon
    /// From 5 p.m. on.
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

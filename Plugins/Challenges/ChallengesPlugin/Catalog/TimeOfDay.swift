// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A time of day at which a challenge can be begun.
///
/// It's finer than ``DayPart``, which the learned model uses.
public enum TimeOfDay: String, Codable, Sendable, CaseIterable {
    case dawn
    case morning
    case afternoon
    case evening
    case night

    /// The hour at which it ends, 8 to 24.
    public var end: Int {
        switch self {
        case .dawn: 8
        case .morning: 12
        case .afternoon: 17
        case .evening: 22
        case .night: 24
        }
    }
}

extension TimeOfDay: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "challenges.TimeOfDay", "A time of day at which a challenge can be begun."
    ) {
        switch $0 {
        case .dawn: "Before 8 a.m."
        case .morning: "From 8 a.m. to noon."
        case .afternoon: "From noon to 5 p.m."
        case .evening: "From 5 to 10 p.m."
        case .night: "From 10 p.m. to midnight."
        }
    }
}

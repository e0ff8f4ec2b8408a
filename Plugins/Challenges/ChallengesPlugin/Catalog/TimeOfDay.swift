// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A time of day at which a challenge can be begun.
///
/// It's finer than ``DayPart``, which the learned model uses.
@Schema("challenges.TimeOfDay")
public enum TimeOfDay: String, CaseIterable, SchemaProviding {
    /// Before 8 a.m.
    case dawn
    /// From 8 a.m. to noon.
    case morning
    /// From noon to 5 p.m.
    case afternoon
    /// From 5 to 10 p.m.
    case evening
    /// From 10 p.m. to midnight.
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

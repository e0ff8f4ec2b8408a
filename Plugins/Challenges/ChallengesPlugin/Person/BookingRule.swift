// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// When challenges that need a booking are offered.
@Schema("challenges.BookingRule")
public enum BookingRule: String, CaseIterable, SchemaProviding {
    /// Never.
    case never
    /// Before noon, when there is time to book for the same day.
    case morning
    /// At any hour.
    case always

    /// Returns whether a challenge that needs a booking is offered at an hour, 0 to 23.
    public func allows(hour: Int) -> Bool {
        switch self {
        case .never: false
        case .morning: hour < 12
        case .always: true
        }
    }
}

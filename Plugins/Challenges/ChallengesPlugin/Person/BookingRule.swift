// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// When challenges that need a booking are offered.
public enum BookingRule: String, Codable, Sendable, CaseIterable {
    case never
    case morning
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

extension BookingRule: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "challenges.BookingRule", "When challenges that need a booking are offered."
    ) {
        switch $0 {
        case .never: "Never."
        case .morning: "Before noon, when there is time to book for the same day."
        case .always: "At any hour."
        }
    }
}

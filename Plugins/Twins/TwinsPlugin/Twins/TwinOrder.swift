// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The order of a list of twins; ties are in the order in which they were added.
public enum TwinOrder: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// By the time they were added, newest first.
    case created
    /// By the time of the last change, newest first.
    case updated
    /// By the date of purchase, newest first.
    case purchased
    /// By value, highest first in each currency.
    case value
    /// By name.
    case name

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration(
        "twins.TwinOrder", "The order of a list of twins; ties are in the order in which they were added."
    ) {
        switch $0 {
        case .created: "By the time they were added, newest first."
        case .updated: "By the time of the last change, newest first."
        case .purchased: "By the date of purchase, newest first."
        case .value: "By value, highest first in each currency."
        case .name: "By name."
        }
    }
}

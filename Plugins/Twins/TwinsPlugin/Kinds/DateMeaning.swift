// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The meaning of the date printed on food.
public enum DateMeaning: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// Best before: usable for some time after it.
    case bestBefore
    /// Use by: not to be eaten after it.
    case useBy

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.DateMeaning", "The meaning of the date printed on food.")
    {
        switch $0 {
        case .bestBefore: "Best before: usable for some time after it."
        case .useBy: "Use by: not to be eaten after it."
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A value of each day whose trend is tested.
public enum TrendMeasure: String, Codable, Sendable, CaseIterable {
    case intensity
    case cravings
    case uses
    case amount
}

extension TrendMeasure: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "cravings.TrendMeasure", "A value of each day whose trend is tested."
    ) {
        switch $0 {
        case .intensity: "The median intensity of the day's cravings; a day without cravings has none."
        case .cravings: "The number of cravings of a covered day."
        case .uses: "The number of uses of a covered day, of all methods or of one."
        case .amount: "The amount of one method on a covered day, in its unit."
        }
    }
}

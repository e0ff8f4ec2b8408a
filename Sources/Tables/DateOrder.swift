// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The order of the day and the month in dates such as 03/04/2024.
public enum DateOrder: String, Codable, Sendable, CaseIterable {
    /// 3 April.
    case dayFirst = "day-first"
    /// 4 March.
    case monthFirst = "month-first"
}

extension DateOrder: SchemaProviding {
    /// The orders and what they mean.
    public static let schema = Schema<Self>.enumeration(
        "DateOrder", "The order of the day and the month in dates such as 03/04/2024."
    ) { $0 == .dayFirst ? "3 April." : "4 March." }
}

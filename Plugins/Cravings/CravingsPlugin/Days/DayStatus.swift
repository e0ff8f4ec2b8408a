// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is known about a day of the diary.
///
/// A day without a status and without entries is unknown; it never counts as a day without cravings or use.
public enum DayStatus: String, Codable, Sendable, CaseIterable {
    case complete
    case nothing
    case unknown
}

extension DayStatus: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("cravings.DayStatus", "What is known about a day of the diary.")
    {
        switch $0 {
        case .complete: "Everything that happened on the day is logged."
        case .nothing: "There is nothing to report: no craving and no use."
        case .unknown: "It isn't known whether everything is logged."
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The day to read.
public struct MyDayInput: SchemaProviding, Hashable {
    /// The day; today by default.
    public var day: DayReference?
    /// Whether to include the picture of the photo.
    public var includesPicture: Bool

    /// Creates an input; today by default.
    public init(day: DayReference? = nil, includesPicture: Bool = false) {
        self.day = day
        self.includesPicture = includesPicture
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.MyDayInput", "The day to read.") {
        field("day", \.day, "The day; today by default.")
        field(
            "includesPicture", \.includesPicture, "Whether to include the picture of the photo.", .boolean,
            default: false)
    }
}

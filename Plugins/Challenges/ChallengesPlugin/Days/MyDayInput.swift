// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The day whose record is read.
public struct MyDayInput: SchemaProviding, Hashable {
    /// The day; today unless given.
    public var day: DayReference?
    /// Whether the picture of its photo is read as well.
    public var includesPicture: Bool

    /// An input; today unless stated.
    public init(day: DayReference? = nil, includesPicture: Bool = false) {
        self.day = day
        self.includesPicture = includesPicture
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.MyDayInput", "The day whose record is read.") {
        field("day", \.day, "The day; today unless given.")
        field(
            "includesPicture", \.includesPicture, "Whether the picture of its photo is read as well.", .boolean,
            default: false)
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which things to value.
public struct MyValueSummaryInput: SchemaProviding, Hashable {
    /// The place whose things count, with those below it: its key, its name, or its path; all if omitted.
    public var location: String?
    /// The day; today if omitted.
    public var day: DayReference?
    /// Whether to list every item.
    public var listsItems: Bool
    /// Whether to include the photos of the items.
    public var withPhotos: Bool

    /// Creates an input for all things.
    public init(withPhotos: Bool = false) {
        listsItems = true
        self.withPhotos = withPhotos
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MyValueSummaryInput", "Which things to value.") {
        field(
            "location", \.location,
            "The place whose things count, with those below it: its key, its name, or its path; all if omitted.",
            .recordName("Kitchen"))
        field("day", \.day, "The day; today if omitted.")
        field("listsItems", \.listsItems, "Whether to list every item.", .boolean, default: true)
        field("withPhotos", \.withPhotos, "Whether to include the photos of the items.", .boolean, default: false)
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which things to value.
@Schema("twins.MyValueSummaryInput")
public struct MyValueSummaryInput: SchemaProviding, Hashable {
    /// The place, with its subplaces: its key, its name, or its path; all if omitted.
    @Field(.recordName("Kitchen")) public var location: String?
    /// The day; today if omitted.
    public var day: DayReference?
    /// Whether to list every item.
    public var listsItems: Bool = true
    /// Whether to include the photos of the items.
    public var withPhotos: Bool = false
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The day to read.
@Schema("challenges.MyDayInput")
public struct MyDayInput: SchemaProviding, Hashable {
    /// The day; today by default.
    public var day: DayReference?
    /// Whether to include the picture of the photo.
    public var includesPicture: Bool = false
}

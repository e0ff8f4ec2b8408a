// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The holiday to remove.
@Schema("challenges.RemoveHolidayInput")
public struct RemoveHolidayInput: SchemaProviding, Hashable {
    /// The name.
    @Field(.text(1...200, example: "School break")) public var name: String
}

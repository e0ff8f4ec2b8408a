// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The challenge to skip.
@Schema("challenges.SkipInput")
public struct SkipInput: SchemaProviding, Hashable {
    /// The day of the challenge; today by default.
    public var day: DayReference?
    /// The expected challenge, as a check: its key or its title.
    @Field(.text(1...200, example: "physical-stairs-only")) public var challenge: String?
    /// Why it is skipped.
    public var reason: SkipReason?
    /// The note, such as another reason.
    @Field(.text(0...10_000, example: "my knee hurts")) public var note: String?
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The challenge to swap in.
@Schema("challenges.SwapInput")
public struct SwapInput: SchemaProviding, Hashable {
    /// The day of the challenge; today by default.
    public var day: DayReference?
    /// The challenge to swap in, by its key, its title, or the beginning of its key; the first alternative by default.
    @Field(.text(1...200, example: "physical-stairs-only")) public var challenge: String?
    /// Why the replaced challenge is skipped.
    public var reason: SkipReason?
}

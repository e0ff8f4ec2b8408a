// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A stated preference that the person's days contradict.
@Schema("challenges.PreferenceDoubt")
public struct PreferenceDoubt: SchemaProviding, Hashable {
    /// The preference in question, such as preferredCategories.
    @Field(.text(1...100, example: "preferredCategories")) public var preference: String
    /// The value in question, such as creative.
    @Field(.text(1...100, example: "creative")) public var value: String
    /// The number of completed challenges of that kind.
    @Field(.integer(0...Int.max)) public var completed: Int
    /// The number of completed and skipped challenges of that kind.
    @Field(.integer(0...Int.max)) public var tried: Int
    /// The number of other completed challenges.
    @Field(.integer(0...Int.max)) public var otherCompleted: Int
    /// The number of other completed and skipped challenges.
    @Field(.integer(0...Int.max)) public var otherTried: Int
    /// The question, with its counts.
    public var question: Message
}

/// The stated preferences that the person's days contradict.
@Schema("challenges.PreferenceDoubts")
public struct PreferenceDoubts: SchemaProviding, Hashable {
    /// The doubts, clearest first; empty if there are none.
    public var doubts: [PreferenceDoubt]
}

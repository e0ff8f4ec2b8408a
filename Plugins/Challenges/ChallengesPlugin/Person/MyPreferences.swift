// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The user's preferences, and the effective rules.
@Schema("challenges.MyPreferences")
public struct MyPreferences: SchemaProviding, Hashable {
    /// The user's preferences and totals.
    public var preferences: UserPreferences
    /// Whether any preference was ever set.
    public var isStated: Bool
    /// The effective rules for choosing.
    public var rules: ChoiceRules
    /// What the latest days contradict, clearest first.
    public var doubts: [PreferenceDoubt] = []
}

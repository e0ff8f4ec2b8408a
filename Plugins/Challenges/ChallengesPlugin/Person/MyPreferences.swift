// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The user's preferences, and the effective rules.
public struct MyPreferences: SchemaProviding, Hashable {
    /// The user's preferences and totals.
    public var preferences: UserPreferences
    /// Whether any preference was ever set.
    public var isStated: Bool
    /// The effective rules for choosing.
    public var rules: ChoiceRules
    /// What the latest days contradict, clearest first.
    public var doubts: [PreferenceDoubt]

    /// Preferences.
    package init(
        preferences: UserPreferences, isStated: Bool, rules: ChoiceRules, doubts: [PreferenceDoubt] = []
    ) {
        self.preferences = preferences
        self.isStated = isStated
        self.rules = rules
        self.doubts = doubts
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MyPreferences", "The user's preferences, and the effective rules."
    ) {
        field("preferences", \.preferences, "The user's preferences and totals.")
        field("isStated", \.isStated, "Whether any preference was ever set.", .boolean)
        field("rules", \.rules, "The effective rules for choosing.")
        field("doubts", \.doubts, "What the latest days contradict, clearest first.", default: [])
    }
}

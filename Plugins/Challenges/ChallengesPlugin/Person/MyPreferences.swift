// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What the user stated, and what holds.
public struct MyPreferences: SchemaProviding, Hashable {
    /// What the user stated, and what was counted.
    public var preferences: UserPreferences
    /// Whether anything was ever stated.
    public var isStated: Bool
    /// How the user's challenges are chosen now.
    public var rules: ChoiceRules

    /// Preferences.
    package init(preferences: UserPreferences, isStated: Bool, rules: ChoiceRules) {
        self.preferences = preferences
        self.isStated = isStated
        self.rules = rules
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.MyPreferences", "What the user stated, and what holds.")
    {
        field("preferences", \.preferences, "What the user stated, and what was counted.")
        field("isStated", \.isStated, "Whether anything was ever stated.", .boolean)
        field("rules", \.rules, "How the user's challenges are chosen now.")
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Changes the user's preferences.
    public static let setPreferences = ComputationKey<SetPreferencesInput, MyPreferences>("challenges.set-preferences")
    /// Shows the user's preferences.
    public static let myPreferences = ComputationKey<MyPreferencesInput, MyPreferences>("challenges.my-preferences")
}

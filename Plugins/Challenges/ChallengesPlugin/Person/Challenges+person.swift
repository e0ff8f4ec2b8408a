// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Changes what the user stated.
    public static let setPreferences = ComputationKey<SetPreferencesInput, MyPreferences>("challenges.set-preferences")
    /// Shows what the user stated.
    public static let myPreferences = ComputationKey<MyPreferencesInput, MyPreferences>("challenges.my-preferences")
}

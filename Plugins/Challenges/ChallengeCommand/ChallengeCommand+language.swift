// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import CommandKit
public import ComputationKit

extension ChallengeCommand {
    /// Returns the catalog of the language in the user's preferences; `nil` for English.
    @Sendable public static func catalog(_ engine: Engine) async -> MessageCatalog? {
        let preferences = try? await engine(Challenges.myPreferences, MyPreferencesInput(), in: .ofUser())
        return preferences?.preferences.language.catalog
    }
}

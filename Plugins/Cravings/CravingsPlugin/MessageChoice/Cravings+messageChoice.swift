// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Chooses a fitting message for a situation.
    public static let selectMessage = ComputationKey<SelectMessageInput, MessageSelection>("cravings.select-message")
}

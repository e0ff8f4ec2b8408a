// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Chooses the message that fits a situation.
    public static let selectMessage = ComputationKey<SelectMessageInput, MessageSelection>("cravings.select-message")
}

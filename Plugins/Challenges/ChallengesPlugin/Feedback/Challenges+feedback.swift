// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Asks for more or less like a challenge.
    public static let giveFeedback = ComputationKey<GiveFeedbackInput, Feedback>("challenges.give-feedback")
    /// Removes feedback.
    public static let removeFeedback = ComputationKey<RemoveFeedbackInput, Feedback>("challenges.remove-feedback")
    /// Lists the user's feedback.
    public static let myFeedback = ComputationKey<MyFeedbackInput, FeedbackList>("challenges.my-feedback")
}

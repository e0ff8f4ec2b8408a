// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Estimates the reward of another policy from the user's history.
    public static let myEvaluation = ComputationKey<MyEvaluationInput, PolicyEvaluation>("challenges.my-evaluation")
    /// Explains why a challenge suits the user.
    public static let myExplanation = ComputationKey<MyExplanationInput, MyExplanation>("challenges.my-explanation")
    /// Forgets what was learned about the user.
    public static let resetLearning = ComputationKey<ResetLearningInput, LearningReset>("challenges.reset-learning")
}

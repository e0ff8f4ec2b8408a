// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Estimates what another way to choose would have earned the user.
    public static let myEvaluation = ComputationKey<MyEvaluationInput, PolicyEvaluation>("challenges.my-evaluation")
    /// Says why a challenge fits the user.
    public static let myExplanation = ComputationKey<MyExplanationInput, MyExplanation>("challenges.my-explanation")
    /// Forgets what was learned of the user.
    public static let resetLearning = ComputationKey<ResetLearningInput, LearningReset>("challenges.reset-learning")
}

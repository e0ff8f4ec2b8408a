// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An empty input; everything that was learned is forgotten.
@Schema("challenges.ResetLearningInput")
public struct ResetLearningInput: SchemaProviding, Hashable {
}

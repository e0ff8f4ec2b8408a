// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A message that was shown with a craving.
@Schema("cravings.ShownMessage")
public struct ShownMessage: SchemaProviding, Hashable {
    /// The key of the message.
    @Field(.entryKey) public var message: String
    /// The probability with which the message was chosen.
    ///
    /// Above 0 and at most 1.
    @Field(.number(above: 0, through: 1)) public var propensity: Double
    /// Whether it was picked at random.
    public var isRandom: Bool = false
}

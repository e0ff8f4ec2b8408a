// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A message that was shown with a craving.
public struct ShownMessage: SchemaProviding, Hashable {
    /// The key of the message.
    public var message: String
    /// The probability with which the message was chosen, above 0 and at most 1.
    public var propensity: Double
    /// Whether it was picked at random.
    public var isRandom: Bool

    /// A message that was shown.
    public init(message: String, propensity: Double, isRandom: Bool = false) {
        self.message = message
        self.propensity = propensity
        self.isRandom = isRandom
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.ShownMessage", "A message that was shown with a craving.")
    {
        field("message", \.message, "The key of the message.", .entryKey)
        field(
            "propensity", \.propensity, "The probability with which the message was chosen.",
            .number(above: 0, through: 1))
        field("isRandom", \.isRandom, "Whether it was picked at random.", .boolean, default: false)
    }
}

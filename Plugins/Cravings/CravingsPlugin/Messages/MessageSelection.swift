// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The message that fits a situation, and where to find help if that comes first.
public struct MessageSelection: SchemaProviding, Hashable {
    /// Where to find help, to be shown before the message; empty unless the craving is overwhelming or the note says so.
    public var helpLines: [HelpLine]
    /// The message; absent if every message is switched off.
    public var message: CravingMessage?
    /// The probability with which the message was chosen, above 0 and at most 1; nil without a message.
    public var propensity: Double?
    /// Whether it was picked at random.
    public var isRandom: Bool

    /// A selection.
    public init(
        helpLines: [HelpLine] = [], message: CravingMessage? = nil, propensity: Double? = nil, isRandom: Bool = false
    ) {
        self.helpLines = helpLines
        self.message = message
        self.propensity = propensity
        self.isRandom = isRandom
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.MessageSelection", "The message that fits a situation, and where to find help if that comes first."
    ) {
        field("helpLines", \.helpLines, "Where to find help, to be shown before the message.", default: [])
        field("message", \.message, "The message; absent if every message is switched off.")
        field(
            "propensity", \.propensity, "The probability with which the message was chosen.",
            .number(above: 0, through: 1))
        field("isRandom", \.isRandom, "Whether it was picked at random.", .boolean, default: false)
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The message that fits a situation, and where to find help if that comes first.
@Schema("cravings.MessageSelection")
public struct MessageSelection: SchemaProviding, Hashable {
    /// Where to find help, to be shown before the message.
    ///
    /// Empty unless the craving is overwhelming or the note says so.
    public var helpLines: [HelpLine] = []
    /// The message; absent if every message is switched off.
    public var message: CravingMessage?
    /// The probability with which the message was chosen.
    ///
    /// Above 0 and at most 1; nil without a message.
    @Field(.number(above: 0, through: 1)) public var propensity: Double?
    /// Whether it was picked at random.
    public var isRandom: Bool = false
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An event's texts.
///
/// In a calendar.
@Schema("wardrobe.EventTexts")
public struct EventTexts: SchemaProviding, Hashable {
    /// The event's title.
    @Field(.text(0...1_000, example: "Spring gala")) public var title: String
    /// The event's location.
    @Field(.text(0...1_000, example: "City Hall")) public var location: String = ""
    /// The event's description.
    @Field(.text(0...100_000, example: "Dress code: black tie.")) public var notes: String = ""
}

/// The dress code and occasion detected in an event's texts.
///
/// The evidence is part of it.
@Schema("wardrobe.DressCodeReading")
public struct DressCodeReading: SchemaProviding, Hashable {
    /// The required dress code.
    ///
    /// Nil if there is none.
    public var dressCode: DressCode?
    /// The occasion.
    ///
    /// Nil if the texts don't mention one.
    public var occasion: Occasion?
    /// The formality of the dress code, or else of the occasion.
    public var formality: FormalityRange?
    /// Whether it is a time of mourning, for which clothes are dark and quiet.
    public var mourning: Bool = false
    /// The confidence in the dress code, or else in the occasion.
    ///
    /// The lower end of the 95 % Wilson interval for the share of right readings of the same kind on 300 labeled
    /// titles. The lists were written with the same titles, so other people's are read right less often. Nil if nothing
    /// was detected or fewer than 20 such readings were measured.
    @Field(.number(0...1)) public var confidence: Double?
    /// The words it was detected from.
    ///
    /// In the order of the texts.
    public var evidence: [DressEvidence]
}

/// Words in an event's texts that indicate a dress code or an occasion.
public struct DressEvidence: SchemaProviding, Hashable {
    /// The text that contains them: `title`, `location` or `notes`.
    public var field: String
    /// The words as written.
    public var words: String
    /// The index of the first character, from 0.
    public var start: Int
    /// The index after the last character.
    public var end: Int
    /// The dress code or occasion they indicate.
    public var says: String
    /// Whether a negation, such as "no" or "not", cancels it.
    public var isNegated: Bool

    private enum CodingKeys: String, CodingKey {
        case field, words, start, end, says
        case isNegated = "negated"
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.DressEvidence", "Words that indicate a dress code or an occasion."
    ) {
        ComputationKit.field("field", \.field, "The text that contains them.", .text(1...10, example: "title"))
        ComputationKit.field("words", \.words, "The words as written.", .text(1...200, example: "black tie"))
        ComputationKit.field("start", \.start, "The index of the first character, from 0.", .integer(0...100_000))
        ComputationKit.field("end", \.end, "The index after the last character.", .integer(0...100_000))
        ComputationKit.field(
            "says", \.says, "The dress code or occasion they indicate.", .text(1...30, example: "blackTie"))
        ComputationKit.field("negated", \.isNegated, "Whether a negation cancels it.", .boolean)
    }
}

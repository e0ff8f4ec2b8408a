// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An event's texts, as a calendar has them.
public struct EventTexts: SchemaProviding, Hashable {
    /// What the event is called.
    public var title: String
    /// Where it is.
    public var location: String
    /// Its description.
    public var notes: String

    /// An event's texts; what is not known is empty.
    public init(title: String, location: String = "", notes: String = "") {
        self.title = title
        self.location = location
        self.notes = notes
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.EventTexts", "An event's texts.") {
        field("title", \.title, "What the event is called.", .text(0...1_000, example: "Spring gala"))
        field("location", \.location, "Where it is.", .text(0...1_000, example: "City Hall"), default: "")
        field("notes", \.notes, "Its description.", .text(0...100_000, example: "Dress code: black tie."), default: "")
    }
}

/// What an event's texts ask of clothes, and the words that say so.
public struct DressCodeReading: SchemaProviding, Hashable {
    /// The required dress code; nil if there is none.
    public var dressCode: DressCode?
    /// What the clothes are for; nil when the texts do not say.
    public var occasion: Occasion?
    /// How formal, by the dress code, else by the occasion.
    public var formality: FormalityRange?
    /// The estimated confidence in the result, by convention; 0 if nothing was detected.
    ///
    /// From 0 to 1.
    public var confidence: Double
    /// The words it was read from, in the order of the texts.
    public var evidence: [DressEvidence]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.DressCodeReading", "What an event's texts ask of clothes.")
    {
        field("dressCode", \.dressCode, "The required dress code.")
        field("occasion", \.occasion, "What the clothes are for.")
        field("formality", \.formality, "How formal, by the dress code, else by the occasion.")
        field(
            "confidence", \.confidence,
            "The estimated confidence in the result, by convention; 0 if nothing was detected.", .number(0...1))
        field("evidence", \.evidence, "The words it was read from.")
    }
}

/// Some words of an event's texts that say something of clothes.
public struct DressEvidence: SchemaProviding, Hashable {
    /// The text they stand in: `title`, `location` or `notes`.
    public var field: String
    /// The words as they stand.
    public var words: String
    /// The first character, counted from 0.
    public var start: Int
    /// The character behind the last.
    public var end: Int
    /// The dress code or occasion that they stand for.
    public var says: String
    /// Whether a "no" or "not" takes it back.
    public var isNegated: Bool

    private enum CodingKeys: String, CodingKey {
        case field, words, start, end, says
        case isNegated = "negated"
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.DressEvidence", "Some words that say something of clothes."
    ) {
        ComputationKit.field("field", \.field, "The text they stand in.", .text(1...10, example: "title"))
        ComputationKit.field("words", \.words, "The words as they stand.", .text(1...200, example: "black tie"))
        ComputationKit.field("start", \.start, "The first character, counted from 0.", .integer(0...100_000))
        ComputationKit.field("end", \.end, "The character behind the last.", .integer(0...100_000))
        ComputationKit.field("says", \.says, "What they stand for.", .text(1...30, example: "blackTie"))
        ComputationKit.field("negated", \.isNegated, "Whether a negation takes it back.", .boolean)
    }
}

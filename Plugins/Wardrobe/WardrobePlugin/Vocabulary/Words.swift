// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Lists the values that inputs accept and what they mean.
public struct Words: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.words.id,
        summary: "Lists the values that inputs accept and what they mean.",
        discussion: "Typed input ignores case, hyphens, and spaces.",
        examples: [Example("All words", [:]), Example("Occasions", ["subject": "occasions"])])

    /// Creates the computation.
    public init() {}

    /// Lists the words.
    public func run(_ input: WordsInput, in context: Context) async throws -> Vocabulary {
        Vocabulary(lists: (input.subject.map { [$0] } ?? WordSubject.allCases).map(Vocabulary.List.init))
    }
}

/// The words to list.
public struct WordsInput: SchemaProviding, Hashable {
    /// The kind of value to list; all by default.
    public var subject: WordSubject?

    /// Creates an input for the words of a subject, or all words.
    public init(subject: WordSubject? = nil) { self.subject = subject }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.WordsInput", "The words to list.") {
        field("subject", \.subject, "The kind of value to list; all by default.")
    }
}

/// The subject of words.
public enum WordSubject: String, Codable, Sendable, CaseIterable {
    case activities
    case categories
    case conditions
    case dressCodes = "dress-codes"
    case fabrics
    case occasions
    case patterns
    case seasons
    case states
    case styles
}

extension WordSubject: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.WordSubject", "The subject of words.", \.title, aliases: { $0 == .dressCodes ? ["dressCodes"] : [] }
    )

    /// The title.
    public var title: String {
        switch self {
        case .activities: "Activities"
        case .categories: "Categories of items"
        case .conditions: "Weather conditions"
        case .dressCodes: "Dress codes"
        case .fabrics: "Fabrics"
        case .occasions: "Occasions"
        case .patterns: "Patterns"
        case .seasons: "Seasons"
        case .states: "States of items"
        case .styles: "Styles"
        }
    }

    /// The words with their meanings.
    fileprivate var words: [Vocabulary.Word] {
        switch self {
        case .activities:
            Activity.allCases.map {
                Vocabulary.Word(word: $0.rawValue, meaning: "\(Figure.short($0.met)) met: \($0.summary)")
            }
        case .categories: Self.words(of: Category.self)
        case .conditions: Self.words(of: WeatherCondition.self)
        case .dressCodes: Self.words(of: DressCode.self)
        case .fabrics: Self.words(of: Fabric.self)
        case .occasions: Self.words(of: Occasion.self)
        case .patterns: Self.words(of: GarmentPattern.self)
        case .seasons: Self.words(of: Season.self)
        case .states: Self.words(of: Condition.self)
        case .styles: Self.words(of: Style.self)
        }
    }

    private static func words(of type: (some SchemaProviding).Type) -> [Vocabulary.Word] {
        guard case .enumeration(let cases) = type.schema.erased.resolved.kind else { return [] }
        return cases.map { Vocabulary.Word(word: $0.value, meaning: $0.summary) }
    }
}

/// Words and their meanings by subject.
public struct Vocabulary: SchemaProviding, Hashable {
    /// The subjects with their words.
    public var lists: [List]

    /// The words of a subject.
    public struct List: SchemaProviding, Hashable {
        /// The subject of the words.
        public var subject: WordSubject
        /// The title of the subject.
        public var title: String
        /// The words.
        public var words: [Word]

        fileprivate init(_ subject: WordSubject) {
            self.subject = subject
            title = subject.title
            words = subject.words
        }

        /// The JSON schema.
        public static let schema = Schema<Self>.object("wardrobe.WordList", "The words of a subject.") {
            field("subject", \.subject, "The subject of the words.")
            field("title", \.title, "The title of the subject.", .text(1...100, example: "Occasions"))
            field("words", \.words, "The words.")
        }
    }

    /// A word and its meaning.
    public struct Word: SchemaProviding, Hashable {
        /// The word.
        public var word: String
        /// The meaning.
        public var meaning: String

        /// The JSON schema.
        public static let schema = Schema<Self>.object("wardrobe.Word", "A word and its meaning.") {
            field("word", \.word, "The word.", .text(1...100, example: "dateNight"))
            field("meaning", \.meaning, "The meaning.", .text(0...1_000, example: "An evening for two."))
        }
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.Vocabulary", "Words and their meanings by subject.") {
        field("lists", \.lists, "The subjects with their words.")
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Lists the words that inputs take, and what they mean.
public struct Words: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Wardrobe.words.id,
        summary: "Lists the values that inputs accept and what they mean.",
        discussion: "Typed input ignores case, hyphens, and spaces.",
        examples: [Example("All words", [:]), Example("Occasions", ["subject": "occasions"])])

    /// A computation without settings.
    public init() {}

    /// Lists the words.
    public func run(_ input: WordsInput, in context: Context) async throws -> Vocabulary {
        Vocabulary(lists: (input.subject.map { [$0] } ?? WordSubject.allCases).map(Vocabulary.List.init))
    }
}

/// Which words are wanted.
public struct WordsInput: SchemaProviding, Hashable {
    /// The kind of value to list; all unless given.
    public var subject: WordSubject?

    /// The words of a subject, or all.
    public init(subject: WordSubject? = nil) { self.subject = subject }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WordsInput", "Which words are wanted.") {
        field("subject", \.subject, "The kind of value to list; all unless given.")
    }
}

/// What some words are of.
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
    /// The subjects and what they are.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.WordSubject", "What some words are of.", \.title, aliases: { $0 == .dressCodes ? ["dressCodes"] : [] }
    )

    /// What it is called.
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
        /// What the words are of.
        public var subject: WordSubject
        /// What the subject is called.
        public var title: String
        /// The words.
        public var words: [Word]

        fileprivate init(_ subject: WordSubject) {
            self.subject = subject
            title = subject.title
            words = subject.words
        }

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object("wardrobe.WordList", "The words of a subject.") {
            field("subject", \.subject, "What the words are of.")
            field("title", \.title, "What the subject is called.", .text(1...100, example: "Occasions"))
            field("words", \.words, "The words.")
        }
    }

    /// A word and its meaning.
    public struct Word: SchemaProviding, Hashable {
        /// The word.
        public var word: String
        /// What it means.
        public var meaning: String

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object("wardrobe.Word", "A word and its meaning.") {
            field("word", \.word, "The word.", .text(1...100, example: "dateNight"))
            field("meaning", \.meaning, "What it means.", .text(0...1_000, example: "An evening for two."))
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.Vocabulary", "Words and their meanings by subject.") {
        field("lists", \.lists, "The subjects with their words.")
    }
}

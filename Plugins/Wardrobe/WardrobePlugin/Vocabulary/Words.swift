// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

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
@Schema("wardrobe.WordsInput")
public struct WordsInput: SchemaProviding, Hashable {
    /// The kind of value to list; all by default.
    public var subject: WordSubject?
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
@Schema("wardrobe.Vocabulary")
public struct Vocabulary: SchemaProviding, Hashable {
    /// The subjects with their words.
    public var lists: [List]

    /// The words of a subject.
    @Schema("wardrobe.WordList")
    public struct List: SchemaProviding, Hashable {
        /// The subject of the words.
        public var subject: WordSubject
        /// The title of the subject.
        @Field(.text(1...100, example: "Occasions")) public var title: String
        /// The words.
        public var words: [Word]

        fileprivate init(_ subject: WordSubject) {
            self.subject = subject
            title = subject.title
            words = subject.words
        }
    }

    /// A word and its meaning.
    @Schema("wardrobe.Word")
    public struct Word: SchemaProviding, Hashable {
        /// The word.
        @Field(.text(1...100, example: "dateNight")) public var word: String
        /// The meaning.
        @Field(.text(0...1_000, example: "An evening for two.")) public var meaning: String
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Lists the house systems.
public struct ListHouseSystems: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Astrology.houseSystems.id, summary: "Lists the house systems that charts can have.",
        examples: [Example("All", [:]), Example("By a part of the name", ["search": "porph"])])

    /// Creates the computation.
    public init() {}

    /// Lists them.
    public func run(_ input: VocabularyRequest, in context: Context) async throws -> HouseSystemList {
        HouseSystemList(
            systems: HouseSystem.allCases.filter { input.matches($0.rawValue, $0.displayName) }.map {
                HouseSystemList.Entry(word: $0, letter: String($0.letter), name: $0.displayName)
            })
    }
}

/// Lists the zodiacs.
public struct ListZodiacs: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Astrology.zodiacs.id, summary: "Lists the zodiacs that charts can have: tropical, and the ayanamsas.",
        examples: [Example("All", [:]), Example("By a part of the name", ["search": "krishna"])])

    /// Creates the computation.
    public init() {}

    /// Lists them.
    public func run(_ input: VocabularyRequest, in context: Context) async throws -> ZodiacList {
        let all =
            [ZodiacList.Entry(word: .tropical, name: "Tropical: from the equinox of date")]
            + Ayanamsa.allCases.map { ZodiacList.Entry(word: .sidereal($0), name: $0.displayName) }
        return ZodiacList(zodiacs: all.filter { input.matches($0.word.word, $0.name) })
    }
}

/// Which words of a vocabulary to list.
public struct VocabularyRequest: SchemaProviding, Hashable {
    /// A part of the word or the name, in any case; all are listed without one.
    public var search: String?

    /// Creates a request.
    public init(search: String? = nil) { self.search = search }

    func matches(_ texts: String...) -> Bool {
        guard let search = search?.lowercased() else { return true }
        return texts.contains { $0.lowercased().contains(search) }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.VocabularyRequest", "Which words to list.") {
        field("search", \.search, "A part of the word or the name, in any case.", .text(1...100))
    }
}

/// House systems.
public struct HouseSystemList: SchemaProviding, Equatable {
    /// The house systems.
    public var systems: [Entry]

    /// A house system.
    public struct Entry: SchemaProviding, Equatable {
        /// The word for it in requests.
        public var word: HouseSystem
        /// The letter that other programs use for it.
        public var letter: String
        /// The name for people.
        public var name: String

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object("astrology.HouseSystemEntry", "A house system.") {
            field("word", \.word, "The word for it in requests.")
            field("letter", \.letter, "The letter that other programs use for it.", .text(1...1, example: "P"))
            field("name", \.name, "The name for people.", .text())
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.HouseSystemList", "House systems.") {
        field("systems", \.systems, "The house systems.")
    }
}

/// Zodiacs.
public struct ZodiacList: SchemaProviding, Equatable {
    /// The zodiacs, the tropical one first.
    public var zodiacs: [Entry]

    /// A zodiac.
    public struct Entry: SchemaProviding, Equatable {
        /// The word for it in requests.
        public var word: Zodiac
        /// The name for people.
        public var name: String

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object("astrology.ZodiacEntry", "A zodiac.") {
            field("word", \.word, "The word for it in requests.")
            field("name", \.name, "The name for people.", .text())
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.ZodiacList", "Zodiacs.") {
        field("zodiacs", \.zodiacs, "The zodiacs, the tropical one first.")
    }
}

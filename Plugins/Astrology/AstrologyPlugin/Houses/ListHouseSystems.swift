// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Lists the house systems.
public struct ListHouseSystems: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Astrology.houseSystems.id, summary: "Lists the house systems for charts.",
        examples: [Example("All", [:]), Example("By part of the name", ["search": "porph"])])

    /// Creates the computation.
    public init() {}

    /// Returns the list.
    public func run(_ input: VocabularyRequest, in context: Context) async throws -> HouseSystemList {
        HouseSystemList(
            systems: HouseSystem.allCases.filter { input.matches($0.rawValue, $0.displayName) }.map {
                HouseSystemList.Entry(word: $0, letter: String($0.letter), name: $0.displayName)
            })
    }
}

/// Lists the zodiacs.
public struct ListZodiacs: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Astrology.zodiacs.id, summary: "Lists the zodiacs for charts: the tropical zodiac and the ayanamsas.",
        examples: [Example("All", [:]), Example("By part of the name", ["search": "krishna"])])

    /// Creates the computation.
    public init() {}

    /// Returns the list.
    public func run(_ input: VocabularyRequest, in context: Context) async throws -> ZodiacList {
        let all =
            [ZodiacList.Entry(word: .tropical, name: "Tropical: from the equinox of date")]
            + Ayanamsa.allCases.map { ZodiacList.Entry(word: .sidereal($0), name: $0.displayName) }
        return ZodiacList(zodiacs: all.filter { input.matches($0.word.word, $0.name) })
    }
}

/// The entries of a vocabulary to list.
@Schema("astrology.VocabularyRequest")
public struct VocabularyRequest: SchemaProviding, Hashable {
    /// Part of the word or the name, in any letter case; by default, all entries are listed.
    @Field(.text(1...100)) public var search: String?

    func matches(_ texts: String...) -> Bool {
        guard let search = search?.lowercased() else { return true }
        return texts.contains { $0.lowercased().contains(search) }
    }
}

/// House systems.
@Schema("astrology.HouseSystemList")
public struct HouseSystemList: SchemaProviding, Equatable {
    /// The house systems.
    public var systems: [Entry]

    /// A house system.
    @Schema("astrology.HouseSystemEntry")
    public struct Entry: SchemaProviding, Equatable {
        /// The word to use in requests.
        public var word: HouseSystem
        /// The letter in other programs.
        @Field(.text(1...1, example: "P")) public var letter: String
        /// The display name.
        public var name: String
    }
}

/// Zodiacs.
@Schema("astrology.ZodiacList")
public struct ZodiacList: SchemaProviding, Equatable {
    /// The zodiacs; the tropical zodiac is first.
    public var zodiacs: [Entry]

    /// A zodiac.
    @Schema("astrology.ZodiacEntry")
    public struct Entry: SchemaProviding, Equatable {
        /// The word to use in requests.
        public var word: Zodiac
        /// The display name.
        public var name: String
    }
}

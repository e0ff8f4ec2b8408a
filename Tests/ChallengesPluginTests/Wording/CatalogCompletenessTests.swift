// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

@testable import ChallengesPlugin

/// Every sentence of the plugin has its text in every other language.
@Suite struct CatalogCompletenessTests {
    private static let sources = MessageSources("Plugins/Challenges")

    /// The codes in the sources, with those that are composed of two parts, such as `"challenges.reason-\(code)"` with
    /// `("told-like", …`.
    private static func codes() -> Set<String> {
        var codes = sources.codes(of: "challenges")
        for (_, text) in sources.files {
            for match in text.matches(of: #/(?:say|Message)\(\s*"(challenges\.[a-z0-9.-]+)\\\(/#) {
                let ends = text.matches(of: #/\s\(\s*"([a-z]+(?:-[a-z]+)*)",/#).map { String($0.1) }
                for end in ends { codes.insert("\(match.1)\(end)") }
            }
        }
        return codes
    }

    private static func catalogs() throws -> [MessageCatalog] {
        try Language.allCases.compactMap { try $0.readCatalog() }
    }

    @Test func `every language but English has a catalog that can be read`() throws {
        #expect(Self.sources.files.count > 100, "the sources were found")
        #expect(try Self.catalogs().map(\.language) == ["uk"])
        #expect(Language.uk.catalog != nil && Language.en.catalog == nil)
    }

    @Test func `every code of the sources has a text in every language`() throws {
        let codes = Self.codes()
        #expect(codes.count > 100)
        for catalog in try Self.catalogs() {
            let missing = codes.subtracting(catalog.codes).sorted()
            #expect(missing.isEmpty, "\(catalog.language) lacks \(missing.joined(separator: ", "))")
        }
    }

    @Test func `every text that a catalog includes and every term it uses exists`() throws {
        for catalog in try Self.catalogs() {
            for code in catalog.codes.sorted() {
                for inner in catalog.messageCodes(in: code) {
                    #expect(catalog.codes.contains(inner), "\(code) includes \(inner)")
                    #expect(catalog.messageCodes(in: inner).isEmpty, "\(inner) includes another message")
                }
                for term in catalog.termNames(of: code) ?? [] {
                    #expect(catalog.values(ofTerm: term) != nil, "\(code) uses the term \(term)")
                }
            }
        }
    }

    @Test func `every word of an enumeration has its term`() throws {
        func words<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> Set<String> {
            Set(type.allCases.map(\.rawValue))
        }
        let category = words(ChallengeCategory.self)
        let terms: [String: Set<String>] = [
            "category": category, "categoryChallenges": category, "company": words(SocialRequirement.self),
            "companyChallenges": words(SocialRequirement.self), "cost": words(CostLevel.self),
            "costChallenges": words(CostLevel.self), "place": words(LocationType.self),
            "placeChallenges": words(LocationType.self), "time": words(TimeInvestment.self),
            "timeChallenges": words(TimeInvestment.self), "season": words(Seasonality.self),
            "weather": words(DayWeather.self), "status": words(ChallengeStatus.self), "dayPart": words(DayPart.self),
            "language": words(Language.self), "limit": words(Limit.self),
            "difficulty": Set((1...5).map(String.init)), "difficultyChallenges": Set((1...5).map(String.init)),
        ]
        for catalog in try Self.catalogs() {
            for (term, expected) in terms {
                let missing = expected.subtracting(catalog.values(ofTerm: term) ?? []).sorted()
                #expect(missing.isEmpty, "\(catalog.language), \(term): \(missing)")
            }
        }
    }

    /// The English sentences of errors, with a name in braces for each interpolation.
    @Test func `every sentence of an error has a text in every language`() throws {
        let sentences = Self.sources.sentences(
            #/ComputationError(?:\.conflict|\.invalidData)?\(\s*(?:\.[a-zA-Z]+,\s*)?"((?:[^"\\]|\\.)*)"\s*\)/#
        ).filter { !$0.value.hasPrefix("ChallengeCommand") }
        #expect(sentences.count > 10)
        for catalog in try Self.catalogs() {
            for (sentence, file) in sentences {
                #expect(catalog.text(ofError: sentence) != sentence, "\(catalog.language), \(file): \(sentence)")
            }
        }
    }
}

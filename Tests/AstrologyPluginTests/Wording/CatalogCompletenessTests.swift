// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime
import ComputationKit
import ComputationTesting
import Testing

@testable import AstrologyPlugin

/// Every sentence and term of the plugin has its text in every other language.
@Suite struct CatalogCompletenessTests {
    private static let sources = MessageSources("Plugins/Astrology")

    private static func catalogs() throws -> [MessageCatalog] {
        try ReportLanguage.allCases.compactMap { try $0.readCatalog() }
    }

    @Test func `every language but English has a catalog that can be read`() throws {
        #expect(Self.sources.files.count > 100, "the sources were found")
        #expect(try Self.catalogs().map(\.language) == ["uk"])
        #expect(ReportLanguage.ukrainian.catalog != nil && ReportLanguage.english.catalog == nil)
        #expect(ReportLanguage(tag: "uk_UA.UTF-8") == .ukrainian && ReportLanguage(tag: "C.UTF-8") == nil)
    }

    @Test func `every code of the sources has a text in every language, and the other way around`() throws {
        let codes = Self.sources.codes(of: "astrology")
        #expect(codes.count > 150)
        for catalog in try Self.catalogs() {
            let missing = codes.subtracting(catalog.codes).sorted()
            #expect(missing.isEmpty, "\(catalog.language) lacks \(missing.joined(separator: ", "))")
            let unused = catalog.codes.subtracting(codes).sorted()
            #expect(unused.isEmpty, "\(catalog.language) has, but nobody says, \(unused.joined(separator: ", "))")
        }
    }

    @Test func `every term that a text uses exists`() throws {
        for catalog in try Self.catalogs() {
            for code in catalog.codes.sorted() {
                for term in catalog.termNames(of: code) ?? [] {
                    #expect(catalog.values(ofTerm: term) != nil, "\(code) uses the term \(term)")
                }
            }
        }
    }

    @Test func `every name and word has its term`() throws {
        let aspects = AspectType.allCases.map { $0.rawValue.lowercased() }
        let dignities = EssentialDignity.allCases.map { $0.rawValue.lowercased() }
        let angles = ["Ascendant", "Midheaven", "Descendant", "Imum Coeli", "Vertex", "East Point"]
        let terms: [String: [String]] = [
            "body": CelestialBody.named.map(\.name) + angles + Lot.allCases.map(\.rawValue) + ["Fortune", "Spirit"],
            "sign": ZodiacSign.allCases.map(\.rawValue), "aspect": aspects,
            "dignity": dignities + dignities.map { String($0.prefix(3)) },
            "houseSystem": HouseSystem.allCases.map(\.displayName),
            "phase": LunarPhaseName.allCases.map(\.rawValue), "pattern": AspectPattern.Kind.allCases.map(\.rawValue),
            "area": ReportArea.allCases.map(\.rawValue), "rating": RoddenRating.allCases.map(\.inWords),
            "bodyKind": CelestialBody.Kind.allCases.map(\.rawValue),
            "reportLanguage": ReportLanguage.allCases.map(\.rawValue),
        ]
        for catalog in try Self.catalogs() {
            for (term, expected) in terms {
                let missing = Set(expected).subtracting(catalog.values(ofTerm: term) ?? []).sorted()
                #expect(missing.isEmpty, "\(catalog.language), \(term): \(missing)")
            }
        }
    }

    /// Sentences that are composed: the catalog has a template for each of their forms.
    private static let composed: Set = [
        "x: check the date, or specify the Julian or the Gregorian calendar if the source used it",
        "The chart is for x, which is x km from x: x",
        "a local time can't be converted without them: give a place such as Kyiv, a zone such as Europe/Kyiv, ",
        "one x", "The day formulas of the lots have no effect, because x.", "The fold has no effect, because x.",
        "a date x, the range of x", "x: x", "degrees such as x", "No place is named x. x",
        "a Julian day number from x to ", "a day of the Gregorian years x to ",
    ]

    /// Warnings, and what errors expect and suggest; values that were got are the user's own.
    @Test func `every sentence of a warning and an error has a text in every language`() throws {
        let literal = [
            Self.sources.sentences(#/ComputationError\(\s*(?:\.[a-zA-Z]+,\s*)?"((?:[^"\\]|\\.)*)"\s*\)/#),
            Self.sources.sentences(#/ChartWarning\(\s*\.[a-zA-Z]+,\s*"((?:[^"\\]|\\.)*)"\s*\)/#),
            Self.sources.sentences(#/(?:expected|recoverySuggestion):\s*"((?:[^"\\]|\\.)*)"\s*[,)\n]/#),
        ]
        // Glyphs are read from the plugin's own table.
        let sentences = literal.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
            .filter { !$0.value.contains("Wheel/") && !Self.composed.contains($0.key) }
        #expect(sentences.count >= 100)
        for catalog in try Self.catalogs() {
            let missing = sentences.filter { catalog.text(ofError: $0.key) == $0.key }
            #expect(missing.isEmpty, "\(missing.map { "\($0.value): \($0.key)" }.sorted().joined(separator: "\n"))")
        }
    }
}

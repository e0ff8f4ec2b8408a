// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A report about an area of life, composed from the factors of a chart.
///
/// Every passage names the placement it rests on and its weight, so that a reader can check it.
@Schema("astrology.Report")
public struct Report: SchemaProviding, Equatable {
    /// The area of life.
    public var area: ReportArea
    /// The language.
    public var language: ReportLanguage
    /// The title, with the name of the chart.
    public var title: String
    /// The date, time, and place of birth as text.
    public var birth: String
    /// The sections in order.
    public var sections: [Section]
    /// Where placements pull in different directions.
    public var contradictions: [Contradiction]
    /// What is left out because it isn't certain, and what would make it so.
    public var omissions: [String]
    /// What to check about the birth, its instant, its place, and the houses.
    public var remarks: [String] = []
    /// What astrology is, and isn't.
    public var notice: String
    /// The number of words of the passages and contradictions.
    @Field(.integer(0...Int.max)) public var words: Int
    /// The reading time at 200 words a minute, at least 1.
    @Field(.integer(1...Int.max, .minutes)) public var minutes: Int
    /// The version of the passages.
    @Field(.integer(1...Int.max)) public var textVersion: Int
    /// The wheel of the chart as SVG, if requested.
    @Field(.text(0...4_000_000, example: "<svg/>")) public var wheel: String?

    /// A section of a report.
    @Schema("astrology.ReportSection")
    public struct Section: SchemaProviding, Equatable {
        /// The heading.
        public var heading: String
        /// The passages, heaviest first.
        public var passages: [Passage]
    }

    /// A passage about one factor of the chart.
    @Schema("astrology.ReportPassage")
    public struct Passage: SchemaProviding, Equatable {
        /// The number of its footnote.
        @Field(.integer(1...Int.max)) public var number: Int
        /// The factor, such as `sun.in.aries` or `ruler.in.10`.
        @Field(.text(example: "sun.in.aries")) public var factor: String
        /// The sentences.
        public var sentences: [Sentence]
        /// The placement that the passage rests on, such as "the Sun in Aries".
        @Field(.text(example: "the Sun in Aries")) public var placement: String
        /// The weight of the factor in this chart and area, from 0 to 20.
        @Field(.number(0...20)) public var weight: Double

        /// The text of all sentences.
        public var text: String { sentences.map(\.text).joined(separator: " ") }
    }

    /// A sentence of a passage.
    @Schema("astrology.ReportSentence")
    public struct Sentence: SchemaProviding, Equatable {
        /// The id, the same in every language.
        @Field(.text(example: "career.sun.in.aries.1")) public var id: String
        /// The sentence.
        public var text: String
    }

    /// A theme on which placements disagree.
    @Schema("astrology.ReportContradiction")
    public struct Contradiction: SchemaProviding, Equatable {
        /// The theme, such as `risk`.
        @Field(.text(example: "risk")) public var theme: String
        /// The sentence.
        public var text: String
        /// The numbers of the passages on one side.
        public var plus: [Int]
        /// The numbers of the passages on the other side.
        public var minus: [Int]
    }
}

extension Astrology {
    /// Composes a report about an area of life.
    public static let report = ComputationKey<ReportRequest, Report>("astrology.report")
}

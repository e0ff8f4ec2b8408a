// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Composes a report from the passages that were written for the factors of a chart.
public struct ComposeReport: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Astrology.report.id,
        summary: "Composes a report about an area of life from the factors of a chart.",
        discussion: """
            The same chart always has the same report. Every passage names the placement it rests on, with its weight: \
            rulers and houses of the area first, then placements by sign, aspects by exactness, dignities, and balances. \
            What four minutes of birth time would change is left out, and this is said. Without a time of birth, a report \
            has no houses and is shorter.
            """,
        examples: [
            Example(
                "Work", ["chart": ["birth": ["date": "1990-05-15T14:30", "place": "Kyiv"]], "area": "career"]),
            Example(
                "In Ukrainian",
                ["chart": ["birth": ["date": "1990-05-15T14:30", "place": "Kyiv"]], "language": "uk"]),
            Example(
                "Time unknown", ["chart": ["birth": ["date": "1990-05-15", "place": "Kyiv"]], "area": "health"]),
        ])

    private let sources: AstrologySources

    /// Creates a computation with the given sources.
    public init(sources: AstrologySources) { self.sources = sources }

    /// Composes the report.
    /// - Throws: The errors of ``NatalChart/run(_:in:)``.
    public func run(_ input: ReportRequest, in context: Context) async throws -> Report {
        let chart = try ValidationIssue.below("chart") { try NatalChart(sources: sources).chart(input.chart) }
        var report = Report(of: chart, about: input.area, in: input.language)
        if input.includesWheel { report.wheel = chart.reportWheel(in: input.language) }
        return report
    }
}

extension Report {
    /// The number of passages of a report, which have about 950 words in English and 740 in Ukrainian.
    private static let passages = 27

    /// Composes a report.
    ///
    /// - Parameters:
    ///   - chart: The chart.
    ///   - area: The area of life.
    ///   - language: The language.
    package init(of chart: Chart, about area: ReportArea, in language: ReportLanguage) {
        let texts = ReportTexts(language)
        let say = Wording(language)
        let factors = ReportFactors(of: chart, in: area)
        let chosen = factors.chosen(in: texts, count: Self.passages)
        var marks: [Mark] = []
        var sections: [Section] = []
        var number = 0
        for section in ReportFactor.Section.allCases {
            let passages = chosen.filter { $0.section == section }.map { factor in
                number += 1
                let key = "\(area.rawValue).\(factor.key)"
                let passage = Passage(
                    number: number, factor: factor.key,
                    sentences: texts.sentences(key).enumerated().map { index, text in
                        Sentence(id: "\(key).\(index + 1)", text: text)
                    }, placement: texts.placement(factor.placement), weight: factor.weight)
                marks += ReportTexts.marks(key).map {
                    Mark(theme: $0.theme, isPlus: $0.isPlus, passage: passage, planet: factor.planet)
                }
                return passage
            }
            if !passages.isEmpty {
                sections.append(
                    Section(
                        heading: section == .houses
                            ? texts.text("heading.houses") : texts.text("\(area.rawValue).heading.\(section.rawValue)"),
                        passages: passages))
            }
        }
        self.area = area
        self.language = language
        self.sections = sections
        title = texts.title(of: area, for: chart.name)
        let zodiac = chart.provenance.ayanamsa == nil ? nil : say.sentence(chart.provenance.zodiac)
        let system = chart.provenance.houseSystemUsed.flatMap { $0 == .placidus ? nil : $0.displayName }
        let houses = system.map { say("astrology.wheel.houses", "\($0) houses", ["system": $0.argument]) }
        let calendar = chart.birth.date.calendar == .julian ? texts.text("term.julian") : nil
        let date = [chart.birth.date.description, chart.birth.time?.short].compactMap(\.self).joined(separator: " ")
        birth = [date, calendar, say.place(chart.birth), zodiac, houses].compactMap(\.self).joined(separator: ", ")
        contradictions = Self.contradictions(marks, area, texts)
        omissions = Self.omissions(chart, factors, texts)
        remarks = chart.warnings.filter(\.concernsReports).map { say.warning($0) }
        notice = texts.text("notice")
        let all = sections.flatMap(\.passages).map(\.text) + contradictions.map(\.text)
        words = all.reduce(0) { $0 + $1.split(separator: " ").count { word in word.contains(where: \.isLetter) } }
        minutes = max(1, Int((Double(words) / 200).rounded()))
        textVersion = ReportTexts.version
    }

    /// A side of a theme that a passage takes.
    private struct Mark {
        let theme: String
        let isPlus: Bool
        let passage: Passage
        let planet: String?
    }

    /// The least weight of the lighter side of a contradiction.
    private static let leastContradicting = 4.5

    /// The two themes with the heaviest passages on both sides.
    ///
    /// A planet doesn't contradict itself.
    private static func contradictions(
        _ marks: [Mark], _ area: ReportArea, _ texts: ReportTexts
    ) -> [Contradiction] {
        let themes = Set(marks.map(\.theme)).sorted()
        let found = themes.compactMap { theme -> (weight: Double, contradiction: Contradiction)? in
            let own = marks.filter { $0.theme == theme }
            let planets = [true, false].map { side in Set(own.filter { $0.isPlus == side }.compactMap(\.planet)) }
            let both = planets[0].intersection(planets[1])
            let sides = [true, false].map { side in
                own.filter { mark in mark.isPlus == side && mark.planet.map { !both.contains($0) } ?? true }
                    .map(\.passage).sorted { ($1.weight, $0.number) < ($0.weight, $1.number) }
            }
            guard let plus = sides[0].first, let minus = sides[1].first,
                min(plus.weight, minus.weight) >= leastContradicting
            else { return nil }
            let shown = sides.map { $0.prefix(2) }
            let text = texts.text(
                "\(area.rawValue).contradiction.\(theme)",
                ["plus": texts.list(shown[0].map(\.placement)), "minus": texts.list(shown[1].map(\.placement))])
            return (
                min(plus.weight, minus.weight),
                Contradiction(theme: theme, text: text, plus: shown[0].map(\.number), minus: shown[1].map(\.number))
            )
        }
        return found.sorted { ($1.weight, $0.contradiction.theme) < ($0.weight, $1.contradiction.theme) }.prefix(2)
            .map(\.contradiction)
    }

    private static func omissions(_ chart: Chart, _ factors: ReportFactors, _ texts: ReportTexts) -> [String] {
        var omissions: [String] = []
        if let unknown = chart.unknownTime {
            omissions.append(texts.text("omitted.time"))
            for body in unknown.bodies where !body.isSignCertain {
                if body.name == "Moon" {
                    omissions.append(texts.text("omitted.moon"))
                } else if let term = texts["term.body.\(body.name.lowercased())"] {
                    omissions.append(texts.text("omitted.sign", ["body": term]))
                }
            }
        } else if chart.houses.isEmpty {
            omissions.append(texts.text("omitted.place"))
        }
        let unread = factors.unread(in: texts)
        if !unread.isEmpty {
            omissions.append(texts.text("omitted.unread", ["placements": texts.list(unread.map(texts.placement))]))
        }
        if !factors.uncertain.isEmpty {
            let placements = texts.list(factors.uncertain.map(texts.placement))
            omissions.append(texts.text("omitted.edge", ["placements": placements]))
        }
        return omissions
    }
}

extension ReportTexts {
    /// Returns the placement of a factor.
    func placement(_ placement: (pattern: String, terms: [String: String])) -> String {
        alternating(text(placement.pattern, placement.terms.mapValues { text($0) }))
    }

    /// Returns a text in which a preposition has the form that its neighbors need, in a language with two forms.
    ///
    /// In Ukrainian, в becomes у between consonants, and before в and ф: "Марс у Тельці", "Венера в Тельці", "Сонце у
    /// Водолії" (Ukrainian Orthography 2019, § 23).
    private func alternating(_ text: String) -> String {
        let forms = self.text("alternating").split(separator: " ").map(String.init)
        guard forms.count == 2 else { return text }
        var words = text.split(separator: " ").map(String.init)
        for index in words.indices.dropFirst().dropLast() where words[index] == forms[0] {
            let (before, after) = (words[index - 1], words[index + 1])
            // The number 11 begins with a vowel when it is read.
            let isBeforeVowel = after.hasPrefix("11") || after.first.map(Self.isVowel) == true
            let isAfterVowel = before.last.map(Self.isVowel) == true
            // The number 8 begins with в when it is read.
            let isBeforeLikeSound = after.first.map { "вф8".contains($0.lowercased()) } == true
            if isBeforeLikeSound || !isAfterVowel && !isBeforeVowel { words[index] = forms[1] }
        }
        return words.joined(separator: " ")
    }

    private static func isVowel(_ letter: Character) -> Bool { "аеєиіїоуюя".contains(letter.lowercased()) }

    fileprivate func title(of area: ReportArea, for name: String?) -> String {
        let area = text("term.area.\(area.rawValue)")
        return name.map { text("title.named", ["area": area, "name": $0.nameOnOneLine]) }
            ?? text("title", ["area": area])
    }
}

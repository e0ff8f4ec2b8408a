// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin

struct WordsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "words", abstract: "List the words that options take, and what they mean.",
        discussion: """
            Case, hyphens and spaces do not matter: date-night is dateNight.

            EXAMPLES
              outfit words
              outfit words occasions
              outfit words dress-codes
            """)

    enum Subject: String, ExpressibleByArgument, CaseIterable {
        case activities, categories, conditions, dressCodes = "dress-codes", fabrics, occasions, patterns, seasons
        case states, styles
    }

    @Argument(help: "Which words; all unless given.")
    var subject: Subject?

    func run() async throws {
        let output = OutputStream.standardOutput
        let style = TextStyle.suited(to: output)
        for (number, subject) in (subject.map { [$0] } ?? Subject.allCases).enumerated() {
            if number > 0 { try output.print("") }
            try output.print(style.heading("\(subject.title), \(subject.options)"))
            for line in subject.lines { try output.print(line) }
        }
    }
}

extension WordsCommand.Subject {
    var title: String {
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

    /// Where they are typed.
    var options: String {
        switch self {
        case .activities: "--activity"
        case .categories: "--category"
        case .conditions: "--condition"
        case .dressCodes: "--dress-code"
        case .fabrics: "--fabric"
        case .occasions: "--occasion"
        case .patterns: "--pattern"
        case .seasons: "--season"
        case .states: "--state"
        case .styles: "--style"
        }
    }

    /// The words with their meanings, at most 80 columns wide.
    var lines: [String] {
        let words =
            switch self {
            case .activities: Activity.allCases.map { ($0.rawValue, "\($0.met.plain) met: \($0.summary)") }
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
        let width = (words.map(\.0.count).max() ?? 0) + 4
        return words.flatMap { word, meaning in
            ("  " + word.padded(toTerminalWidth: width - 2) + meaning)
                .wrappedKeepingStart(width: 80, indent: width)
        }
    }

    private static func words<Value: TypedWord>(of type: Value.Type) -> [(String, String)] {
        guard case .enumeration(let cases) = Value.schema.erased.resolved.kind else { return [] }
        return cases.map { ($0.value, $0.summary) }
    }
}

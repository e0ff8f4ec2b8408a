// SPDX-License-Identifier: Apache-2.0

package import CivilTime
package import ComputationKit
internal import Presentation

/// When where to find help comes before anything else, and its text for when no records can be read.
package enum HelpFirst {
    /// The code of the notice.
    static let code = "cravings.where-to-find-help"

    /// Returns whether help comes first: at intensity 10, or if a note has words of self-harm.
    package static func isNeeded(intensity: Int?, note: String?) -> Bool {
        (intensity ?? 0) >= SelectMessage.overwhelmingIntensity || SelfHarmWords.occur(in: note ?? "")
    }

    /// Returns whether help comes first for an input, which can be invalid, or a text that should have been JSON.
    package static func isNeeded(for input: JSONValue) -> Bool {
        if let text = input.string { return isNeeded(forUnreadable: text) }
        let intensities = ["intensity", "laterIntensity"].compactMap { input[$0]?.double }
        return intensities.contains { $0 >= Double(SelectMessage.overwhelmingIntensity) }
            || isNeeded(intensity: nil, note: input["notes"]?.string)
    }

    private static func isNeeded(forUnreadable text: String) -> Bool {
        let words = WordPhrase.words(of: text)
        let statesTheHighest = zip(words, words.dropFirst()).contains { name, value in
            ["intensity", "laterintensity"].contains(name)
                && (Int(value) ?? 0) >= SelectMessage.overwhelmingIntensity
        }
        return statesTheHighest || SelfHarmWords.occur(in: text)
    }

    /// Returns the text for a command whose arguments call for help but can't be read as an input, such as one with a
    /// mistyped option.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the command.
    ///   - zone: The time zone, for the country of the help lines.
    ///   - standardInput: Reads the note that the command would have read from standard input.
    package static func text(
        forArguments arguments: [String], in zone: LocalZone, standardInput: () -> String = { "" }
    ) -> String? {
        func values(of option: String) -> [String] {
            arguments.indices.compactMap { index in
                let argument = arguments[index]
                if argument == option { return arguments.dropFirst(index + 1).first }
                return argument.hasPrefix("\(option)=") ? String(argument.dropFirst(option.count + 1)) : nil
            }
        }
        let intensity = ["--intensity", "--later"].flatMap(values).compactMap(Double.init).max()
        let isOverwhelming =
            intensity.map { $0 >= Double(SelectMessage.overwhelmingIntensity) } ?? false
            || mayStateTheHighest(arguments)
        // A note without quotation marks is several arguments.
        guard
            isOverwhelming || SelfHarmWords.occur(in: arguments.joined(separator: " "))
                || arguments.contains(where: SelfHarmWords.occur)
                || values(of: "--note").contains("-") && SelfHarmWords.occur(in: standardInput())
        else { return nil }
        return text(of: notice(in: zone), in: values(of: "--language").first ?? "en")
    }

    /// Returns whether arguments that can't be read may mean intensity 10, such as `log 10`, `-i 10`, or `10/10`.
    ///
    /// Help that nobody asked for does less harm than none.
    private static func mayStateTheHighest(_ arguments: [String]) -> Bool {
        guard arguments.contains(where: ["log", "edit"].contains) else { return false }
        return arguments.indices.contains { index in
            let parts = arguments[index].split(separator: "=", maxSplits: 1)
            let option = parts.count == 2 ? String(parts[0]) : index > 0 ? arguments[index - 1] : ""
            guard let value = parts.last?.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }).first,
                ["10", "ten", "десять"].contains(value)
            else { return false }
            // Other numbers have options of their own, such as --amount.
            let name = option.drop { $0 == "-" }
            return !option.hasPrefix("-") || name.hasPrefix("i") || name.hasPrefix("l")
        }
    }

    /// Returns the notice with the program's list for the country of a zone.
    package static func notice(in zone: LocalZone) -> Message {
        let lines = HelpLine.defaults(in: zone)
        return Message(
            code, text(of: lines, in: "en"), ["lines": .array(lines.map { HelpLine.schema.json(of: $0) })])
    }

    /// Returns the text of a notice in a language.
    package static func text(of notice: Message, in language: String) -> String {
        guard notice.code == code, let lines = notice.arguments["lines"]?.array else { return notice.text }
        return text(of: lines.compactMap { try? HelpLine(json: $0) }, in: language)
    }

    private static func text(of lines: [HelpLine], in language: String) -> String {
        var style = PresentationStyle()
        style.language = language
        var text = TextLines(style)
        lines.addCard(to: &text, language: language)
        return String(text.text.dropLast())
    }
}

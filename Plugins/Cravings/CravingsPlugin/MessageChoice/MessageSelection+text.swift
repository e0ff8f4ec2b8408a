// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension MessageSelection {
    /// Returns where to find help, if it comes first, and the message.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        add(to: &text, language: style.language)
        return text.text
    }

    /// Adds where to find help, if it comes first, and the message.
    func add(to text: inout TextLines, language: String) {
        let words = SelectionWords(language)
        if !helpLines.isEmpty {
            helpLines.addCard(to: &text, language: language)
            text.addGap()
        }
        guard let message else {
            text.add(words.nothing)
            return
        }
        text.add(message.text(in: language))
        if isRandom { text.add(words.random, text.style.quiet) }
    }
}

extension [HelpLine] {
    /// Adds the lines below a heading.
    func addCard(to text: inout TextLines, language: String) {
        text.add(text.style.heading(SelectionWords(language).help))
        add(to: &text, language: language)
    }

    /// Adds the lines, each with its contact, details, and the day on which it was checked.
    func add(to text: inout TextLines, language: String) {
        let words = SelectionWords(language)
        for line in self {
            let line = line.text(in: language)
            let name = line.name + (line.country.map { " (\($0))" } ?? "")
            text.add(line.contact.map { "\(name): \($0)" } ?? name, indent: 2, hanging: 2)
            if let details = line.details { text.add(details, indent: 4) }
            if let checked = line.checked { text.add("\(words.checked) \(checked).", indent: 4, text.style.quiet) }
        }
    }
}

/// The sentences around a message, in English or Ukrainian.
private struct SelectionWords {
    let help: String
    let checked: String
    let random: String
    let nothing: String

    init(_ language: String) {
        let isUkrainian = language.isUkrainian
        help = isUkrainian ? "Де знайти допомогу" : "Where to find help"
        checked = isUkrainian ? "Перевірено" : "Checked on"
        random =
            isUkrainian
            ? "Вибрано навмання, щоб з’ясувати, які повідомлення допомагають."
            : "Picked at random, to learn which messages help."
        nothing = isUkrainian ? "Немає повідомлення, яке підходить." : "No message fits."
    }
}

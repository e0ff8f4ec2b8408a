// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension HelpLineList {
    /// Returns the lines, and whose list it is.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let isUkrainian = style.language.isUkrainian
        lines.addCard(to: &text, language: style.language)
        text.addGap()
        if isDefault {
            text.add(
                isUkrainian
                    ? "Це список програми для країни вашого часового поясу. Його можна замінити іншими номерами й "
                        + "людьми, яким ви довіряєте."
                    : "This list comes with the program, for the country of your time zone. You can replace it with "
                        + "other numbers and with people you trust.", text.style.quiet)
        } else {
            text.add(isUkrainian ? "Це ваш список." : "This is your list.", text.style.quiet)
        }
        for notice in notices { text.add(EntryWords(style.language).text(of: notice), hanging: 2) }
        return text.text
    }
}

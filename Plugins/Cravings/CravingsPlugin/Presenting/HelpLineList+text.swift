// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension HelpLineList {
    /// Returns the lines, and whose list it is.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let isUkrainian = style.language.isUkrainian
        text.add(isUkrainian ? "Де знайти допомогу" : "Where to find help", text.style.heading)
        lines.add(to: &text, language: style.language)
        text.addGap()
        if isDefault {
            text.add(
                isUkrainian
                    ? "Це список програми. Його можна замінити номерами вашої країни й людьми, яким ви довіряєте."
                    : "This list comes with the program. You can replace it with the numbers of your country and with "
                        + "people you trust.", text.style.quiet)
        } else {
            text.add(isUkrainian ? "Це ваш список." : "This is your list.", text.style.quiet)
        }
        return text.text
    }
}

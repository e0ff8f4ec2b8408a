// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension Wording {
    /// Creates a wording; in English if the plugin has no catalog of the style's language.
    init(_ style: PresentationStyle) { self.init(Language(rawValue: style.primaryLanguage)?.catalog) }

    /// Returns a reason in the language; in English if an earlier version stored it without its data.
    func callAsFunction(_ reason: Reason) -> String { reason.message.map { self($0) } ?? reason.sentence }
}

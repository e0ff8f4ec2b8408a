// SPDX-License-Identifier: Apache-2.0

extension HelpLine {
    /// The list that comes with the program: local emergency and crisis services, then lines of single countries with the
    /// day on which each was checked.
    public static var defaults: [HelpLine] { EmbeddedWording.builtIn.helpLines.map(\.english) }

    /// Returns the line in a language (BCP 47); lines that the user wrote stay as they are.
    package func text(in language: String) -> HelpLine {
        guard language.isUkrainian else { return self }
        return EmbeddedWording.builtIn.helpLines.first { $0.english == self }?.ukrainian ?? self
    }
}

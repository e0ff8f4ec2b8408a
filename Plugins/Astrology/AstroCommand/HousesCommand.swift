// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit

struct HousesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "houses", abstract: "List the house systems or the zodiacs.",
        discussion: """
            EXAMPLES
              astro houses
              astro houses --zodiacs
            """)

    @Flag(help: "List the zodiacs (ayanamsas) instead of the house systems.")
    var zodiacs = false

    @OptionGroup
    var output: FormatArguments<AstroText>

    func run() async throws {
        if zodiacs {
            try await EngineCall(Astrology.zodiacs, VocabularyRequest()).print(as: output.presentation)
        } else {
            try await EngineCall(Astrology.houseSystems, VocabularyRequest()).print(as: output.presentation)
        }
    }
}

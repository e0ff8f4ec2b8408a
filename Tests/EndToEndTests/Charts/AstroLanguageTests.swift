// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@Suite("astro in Ukrainian")
struct AstroLanguageTests {
    private static let chart = ["chart", "--date", "1990-05-15T14:30", "--place", "Kyiv"]

    private func astro(_ arguments: [String], locale: String) async throws -> Finished {
        try await BuiltProgram.astro(arguments, environment: ["LC_ALL": locale])
    }

    @Test
    func `the locale and the option choose the language`() async throws {
        let chosen = try await BuiltProgram.astro(Self.chart + ["--language", "uk"]).succeeded()
        #expect(chosen.hasPrefix("Натальна карта\n"))
        #expect(try await astro(Self.chart, locale: "uk_UA.UTF-8").succeeded() == chosen)
        let english = try await astro(Self.chart + ["--language", "en"], locale: "uk_UA.UTF-8").succeeded()
        #expect(english.hasPrefix("Natal chart\n"))
        #expect(try await astro(Self.chart, locale: "de_DE.UTF-8").succeeded() == english)
    }

    @Test
    func `every face gives the same text`() async throws {
        let input = #"{"birth": {"date": "1990-05-15T14:30", "place": "Kyiv"}}"#
        let run = try await BuiltProgram.almanac(
            ["run", "astrology.natal-chart", "--format", "text"], input: input, environment: ["LC_ALL": "uk_UA.UTF-8"])
        #expect(try await run.succeeded() == BuiltProgram.astro(Self.chart + ["--language=uk"]).succeeded())
    }

    @Test
    func `an error is in the language, with the same code`() async throws {
        let home = try AstroHome()
        for (arguments, sentence) in [
            (["chart", "--date", "1990-13-15", "--place", "Kyiv"], "очікувалося: місяць від 01 до 12"),
            (["show", "Olena"], "назва чи ключ наявної карти"), (["chart", "--lang"], "Невідомий параметр"),
        ] {
            let english = try await home(arguments)
            let ukrainian = try await home(arguments + ["--language", "uk"])
            #expect(english.exitCode == ukrainian.exitCode && english.exitCode != 0)
            #expect(ukrainian.errors.contains(sentence), "\(ukrainian.errors)")
        }
        let unknown = try await home(Self.chart + ["--language", "fr"])
        #expect(unknown.exitCode == 64 && unknown.errors.contains("fr"))
    }
}

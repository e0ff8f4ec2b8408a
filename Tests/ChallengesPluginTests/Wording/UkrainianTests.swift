// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Presentation
import Testing

@testable import ChallengesPlugin

@Suite struct UkrainianTests {
    private let style = PresentationStyle(language: "uk")
    private let traits = ChallengeTraits(
        category: .creative, timeInvestment: .medium, socialRequirement: .friends, costLevel: .small, difficulty: 3,
        locationType: .outdoor, seasonality: .fall)

    @Test func `attributes are in Ukrainian, with the genitive after "about"`() {
        #expect(
            traits.words(Wording(style))
                == "творчість, близько 45 хвилин, з друзями, до 10 доларів, надворі, складність 3 з 5, осінь")
        #expect(traits.words(Wording(PresentationStyle())) == traits.inWords, "English is unchanged")
        #expect(traits.words(Wording(PresentationStyle(language: "fr"))) == traits.inWords, "no catalog, so English")
    }

    /// - Parameter events: The number of completed days in a row up to the current day.
    private func summary(_ events: Int) throws -> ChallengeSummary {
        let today = try CalendarDay("2026-11-21")
        let all = (0..<events).map { index in
            ChallengeEvent(
                challenge: "a", traits: traits, situation: Situation(day: today.adding(days: -index), hour: 19),
                status: .completed, rating: 4)
        }
        return ChallengeStatistics.reading(of: ChallengeStatisticsInput(events: all, today: today))
    }

    @Test(arguments: [(1, "1 день"), (3, "3 дні"), (5, "5 днів"), (11, "11 днів"), (22, "22 дні"), (31, "31 день")])
    func `a streak has the plural of its number`(count: Int, days: String) throws {
        let text = try summary(count).text(style)
        #expect(text.contains("Серія: \(days) зараз, найдовша — \(days)\n"))
        #expect(text.hasPrefix("виконано: \(count), пропущено: 0, минуло: 0\n"))
        #expect(text.contains("За категоріями\n") && text.contains("творчість"))
    }

    @Test func `a heat map is labeled in Ukrainian`() throws {
        let drawing = try summary(3).drawing(style)
        #expect(drawing.contains(">Рік</text>") && drawing.contains(">лист.</text>") && drawing.contains(">пн</text>"))
        #expect(drawing.contains("<title>2026-11-21: виконано, 4 з 5</title>"))
    }

    @Test func `a reason is in Ukrainian if it has its data`() {
        func reason(_ code: String, _ arguments: [String: JSONValue]) -> String {
            Wording(style)(Message("challenges.reason-\(code)", "English", arguments))
        }
        #expect(
            reason("told-like", ["subject": "category", "category": "creative", "contribution": 0.7])
                == "за твоїми словами, тобі подобаються творчі виклики: +0,7")
        #expect(
            reason(
                "completed",
                [
                    "subject": "time", "time": "quick", "count": 9, "total": 10, "otherCount": 12, "otherTotal": 40,
                    "days": 90, "contribution": -0.04,
                ]) == "короткі виклики: виконано 9 з 10, решта — 12 з 40, за останні 90 днів: −0,04")
        #expect(
            reason(
                "guess",
                ["subject": "time", "time": "extended", "isWeekend": true, "dayPart": "evening", "contribution": 0.3])
                == "здогад про виклики на дві години у вихідні ввечері, якого твої записи ще не підтверджують: +0,3")
        #expect(
            reason(
                "common-against",
                ["subject": "season", "season": "winter", "now": "summer", "isHoliday": false, "contribution": -1.26])
                == "більшість людей відкладає виклики іншої пори року: −1,3")
    }

    @Test func `errors are in Ukrainian`() throws {
        let catalog = try #require(Language.uk.catalog)
        #expect(
            catalog.text(ofError: "\"Чай\" is already completed and can't be skipped.")
                == "«Чай»: уже виконано, тому пропустити його не можна.")
        #expect(
            catalog.text(ofError: "The limits exclude all 22 challenges. Allowing more time brings back 3.")
                == "Твої межі виключають усі 22 виклики. Більше часу поверне 3.")
        let sentences = catalog.sentences(
            of:
                .refused([ValidationIssue(path: "--hour", expected: "an hour that has begun, at most 9", got: "11")]))
        #expect(sentences == ["--hour: очікувалося: година, що вже почалася, щонайбільше 9; отримано: 11"])
    }
}

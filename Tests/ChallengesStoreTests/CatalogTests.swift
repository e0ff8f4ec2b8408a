// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct CatalogTests {
    private let book: ChallengeRecords

    init() throws { book = try Samples.book() }

    private func keys(_ change: (inout ChallengeFilter) -> Void) throws -> [String] {
        var filter = ChallengeFilter()
        change(&filter)
        return try book.challenges(filter).map(\.id)
    }

    @Test func `custom challenges keep every attribute`() throws {
        let own = try Samples.own()
        let added = try book.add(own)
        #expect(added.id == "own-whistle-a-whole-song")
        #expect(added.created == RecordedTime(Moments.now) && added.updated == added.created)
        #expect(added.contentHash?.count == 64)
        var expected = own
        (expected.id, expected.contentHash) = (added.id, added.contentHash)
        (expected.created, expected.updated) = (added.created, added.updated)
        #expect(try book.challenge(added.id) == expected)
        #expect(try book.challenges().count == 13)
        var second = own
        second.traits.difficulty = 3
        let other = try book.add(second)
        #expect(other.id == "own-whistle-a-whole-song-2")
        #expect(other.contentHash != added.contentHash)
        #expect(refusedPaths { try book.add(added) } == ["id"])
        var ukrainian = own
        ukrainian.title = [.uk: "Свисти"]
        ukrainian.description = [:]
        #expect(try book.add(ukrainian).id == "own")
        #expect(try book.add(ukrainian).id == "own-2")
    }

    @Test func `challenges are found by key, title, and key prefix`() throws {
        #expect(try book.challenge("mindfulness-tea").id == "mindfulness-tea")
        #expect(try book.challenge("чай у ТИШІ").id == "mindfulness-tea")
        #expect(try book.challenge("draw your shoes").id == "creative-draw-shoes")
        #expect(try book.challenge("emotional").id == "emotional-letter")
        #expect(
            refusalText { try book.challenge("social") }
                == "challenge: expected one challenge, got \"social\", which matches 2 "
                + "(use the key of one of them: Call an old friend (social-call-friend), "
                + "Greet five strangers (social-greet-five))")
        #expect(
            refusalText { try book.challenge("Draw your shoos") }
                == "challenge: expected the name or key of an existing challenge, got \"Draw your shoos\" "
                + "(did you mean \"Draw your shoes\"?)")
    }

    @Test func `search finds words and prefixes in both languages`() throws {
        #expect(try keys { $0.text = "museum" } == ["learning-museum"])
        #expect(try keys { $0.text = "музей" } == ["learning-museum"])
        #expect(try keys { $0.text = "str five" } == ["social-greet-five"])
        #expect(try keys { $0.text = "kitchen" } == ["creative-cook-red"])
        #expect(try keys { $0.text = "\"*(" }.count == 12, "no words ask for nothing")
        #expect(try keys { $0.text = "xylophone" } == [])
    }

    @Test func `each filter works on its own`() throws {
        #expect(try keys { $0.categories = [.emotional, .mindfulness] } == ["mindfulness-tea", "emotional-letter"])
        #expect(try keys { $0.timeInvestment = .extended } == ["physical-long-walk", "learning-museum"])
        #expect(try keys { $0.socialRequirement = .group } == ["adventure-skate"])
        #expect(try keys { $0.costLevel = .small } == ["creative-cook-red", "adventure-last-stop"])
        #expect(try keys { $0.difficulty = 4 } == ["social-greet-five", "adventure-skate"])
        #expect(try keys { $0.locationType = .outdoor } == ["physical-long-walk"])
        #expect(try keys { $0.seasonality = .winter } == ["adventure-skate"])
        #expect(try keys { $0.tag = "TEA" } == ["mindfulness-tea"])
        #expect(try keys { $0.pack = "little" }.count == 12)
        #expect(try keys { $0.ownOnly = true } == [])
        try book.remove(challenge: "mindfulness-tea")
        #expect(try keys { $0.activeOnly = true }.count == 11)
    }

    @Test func `edits are saved and keep the identity`() throws {
        let before = try book.challenge("mindfulness-tea")
        let after = try book.edit("mindfulness-tea") {
            $0.title = "Drink cocoa in silence"
            $0.difficulty = 2
        }
        #expect(after.id == before.id && after.pack == "little" && after.title[.uk] == before.title[.uk])
        #expect(after.contentHash != before.contentHash)
        #expect(try book.challenge("Drink cocoa in silence") == after)
        #expect(try keys { $0.text = "cocoa" } == ["mindfulness-tea"])
        #expect(refusedPaths { try book.edit("mindfulness-tea") { $0.title = "" } } == ["title"])
        #expect(refusedPaths { try book.edit("mindfulness-tea") { $0.difficulty = 6 } } == ["difficulty"])
        #expect(try book.challenge("mindfulness-tea") == after)
    }

    @Test func `custom challenges are deleted and pack challenges are disabled`() throws {
        let own = try book.add(Samples.own())
        #expect(try !book.remove(challenge: own.id).isSwitchedOff)
        #expect(try book.challenges().count == 12)
        #expect(try book.remove(challenge: "mindfulness-tea").isSwitchedOff)
        #expect(try book.challenges().count == 12)
        let input = try book.rankInput(Situation(day: day("2026-11-21")))
        #expect(input.challenges.filter { !$0.isActive }.map(\.id) == ["mindfulness-tea"])
    }

    @Test func `challenges for newer programs aren't offered`() throws {
        var own = try Samples.own()
        own.minimumVersion = try Version("99.0")
        let id = try book.add(own).id
        #expect(
            try book.rankInput(Situation(day: day("2026-11-21"))).challenges.filter { !$0.isActive }.map(\.id) == [id])
    }

    @Test func `ranking uses the requested language`() throws {
        let situation = Situation(day: try day("2026-11-21"))
        #expect(try book.rankInput(situation).challenges[0].title == "Take only stairs today")
        var preferences = UserPreferences()
        preferences.language = .uk
        try book.state(preferences)
        #expect(try book.rankInput(situation).challenges[0].title == "Сьогодні лише сходами")
        var english = try Samples.own()
        english.title = [.en: "In English only"]
        english.description = [:]
        let id = try book.add(english).id
        #expect(try book.rankInput(situation).challenges.last?.id == id)
        #expect(try book.rankInput(situation).challenges.last?.title == "In English only")
    }

    @Test func `removed text is in no file`() throws {
        let test = try TestHome()
        let book = try test.book()
        var own = try Samples.own()
        own.title = [.en: "zqxjkvmarker"]
        own.description = [:]
        try book.add(own)
        try book.remove(challenge: "zqxjkvmarker")
        try book.store.close()
        #expect(try test.files(with: "zqxjkvmarker") == [])
    }
}

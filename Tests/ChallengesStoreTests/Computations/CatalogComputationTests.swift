// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Synchronization
import Testing

@testable import ChallengesStore

@Suite struct CatalogComputationTests {
    private let desk: Desk
    private let engine: Engine

    init() throws {
        desk = try Desk()
        engine = try desk.engine()
    }

    @Test func `a challenge is added in the user's language, edited, and removed`() async throws {
        var stated = SetPreferencesInput()
        stated.language = .uk
        _ = try await engine(Challenges.setPreferences, stated)
        let added = try await engine(
            Challenges.add,
            AddChallengeInput(title: "Подзвони бабусі", category: .social, seasonality: .winter, key: "own-call"))
        #expect(added.language == .uk && added.challenge.title == [.uk: "Подзвони бабусі"])
        var edit = EditChallengeInput(challenge: "подзвони бабусі")
        edit.title = "Call grandmother"
        edit.language = .en
        edit.seasonality = .some(nil)
        let edited = try await engine(Challenges.edit, edit).challenge
        #expect(edited.title == [.uk: "Подзвони бабусі", .en: "Call grandmother"])
        #expect(edited.traits.seasonality == nil)
        let shown = try await engine(Challenges.myChallenge, MyChallengeInput(challenge: "Call grandmother"))
        #expect(shown.challenge == edited)
        let removed = try await engine(Challenges.remove, RemoveChallengeInput(challenge: "own-call"))
        #expect(!removed.isSwitchedOff && removed.challenge == edited)
        let off = try await engine(Challenges.remove, RemoveChallengeInput(challenge: "mindfulness-tea"))
        #expect(off.isSwitchedOff && !off.challenge.isActive)
    }

    @Test func `problems name the input's own fields`() async throws {
        let blank = await failure {
            try await engine(Challenges.add, AddChallengeInput(title: "a\tb", category: .social))
        }
        #expect(blank?.code == .refused && blank?.issues.map(\.path) == ["title"])
        let taken = await failure {
            try await engine(Challenges.add, AddChallengeInput(title: "Tea", category: .social, key: "mindfulness-tea"))
        }
        #expect(taken?.code == .conflict && taken?.issues.map(\.path) == ["key"])
        let nothing = await failure {
            try await engine(Challenges.edit, EditChallengeInput(challenge: "mindfulness-tea"))
        }
        #expect(nothing?.code == .refused)
        let unknown = await failure { try await engine(Challenges.myChallenge, MyChallengeInput(challenge: "tee")) }
        #expect(unknown?.code == .notFound && unknown?.issues.map(\.path) == ["challenge"])
    }

    @Test func `feedback is given, listed, and removed`() async throws {
        let none = await failure { try await engine(Challenges.removeFeedback, RemoveFeedbackInput()) }
        #expect(none?.code == .notFound)
        let more = try await engine(
            Challenges.giveFeedback, GiveFeedbackInput(challenge: "mindfulness-tea", isMore: true))
        #expect(more.isMore && more.situation.hour == 10 && more.title == "Drink tea in silence")
        let less = try await engine(
            Challenges.giveFeedback, GiveFeedbackInput(challenge: "Draw your shoes", isMore: false))
        let list = try await engine(Challenges.myFeedback, MyFeedbackInput())
        #expect(list.total == 2 && Set(list.feedback.map(\.id)) == [more.id, less.id])
        #expect(try await engine(Challenges.myFeedback, MyFeedbackInput(isMore: false)).feedback == [less])
        #expect(
            try await engine(Challenges.removeFeedback, RemoveFeedbackInput(feedback: "mindfulness-tea")) == more)
        #expect(try await engine(Challenges.removeFeedback, RemoveFeedbackInput()) == less)
        let ahead = await failure {
            try await engine(
                Challenges.giveFeedback,
                GiveFeedbackInput(
                    challenge: "mindfulness-tea", isMore: true,
                    situation: StatedSituation(day: .date(day("2026-11-22")))))
        }
        #expect(ahead?.issues.map(\.path) == ["situation.day"])
    }

    @Test func `an explanation adds up, and lists the limits that exclude a challenge`() async throws {
        let reading = try await engine(Challenges.myExplanation, MyExplanationInput(challenge: "adventure-skate"))
        let sum = reading.explanation.reasons.reduce(0) { $0 + $1.contribution }
        #expect(abs(sum - reading.explanation.score) < 1e-9)
        #expect(reading.limits == [.season] && reading.challenge.id == "adventure-skate")
        #expect(reading.situation.day == (try day("2026-11-21")) && reading.situation.hour == 10)
    }

    @Test func `a pack is imported, exported, and removed`() async throws {
        let content = Blob(try LittlePack.changed { $0["title"] = ["en": "Renamed", "uk": "Інший"] })
        let conflict = await failure { try await engine(Challenges.importPack, ImportPackInput(content: content)) }
        #expect(conflict?.code == .refused && conflict?.issues.map(\.path) == ["title"])
        let file = try await engine(Challenges.exportPack, ExportPackInput(pack: "A little pack"))
        #expect(file.id == "little" && file.challenges == 12)
        let removed = try await engine(Challenges.removePack, RemovePackInput(pack: "little"))
        #expect(removed.challenges == 12 && removed.settings == 1 && removed.pack.title[.en] == "A little pack")
        let imported = try await engine(Challenges.importPack, ImportPackInput(content: file.content))
        #expect(imported.added == 12 && imported.rules?.exploration == 0.05)
        let packs = try await engine(Challenges.myPacks, MyPacksInput())
        let first = try #require(packs.packs.first)
        let found = try await engine(Challenges.myPacks, MyPacksInput(text: first.id.uppercased()))
        #expect(found.packs.map(\.id).contains(first.id))
        #expect(try await engine(Challenges.myPacks, MyPacksInput(text: "no such pack")).total == 0)
        #expect(packs.total == 1 && packs.packs == [imported.pack])
        let damaged = await failure {
            try await engine(Challenges.importPack, ImportPackInput(content: Blob(Array("{".utf8))))
        }
        #expect(damaged?.code == .invalidData)
    }

    @Test func `a pack is downloaded only from an address, and requires the network`() async throws {
        let asked = Mutex<[String]>([])
        let desk = try Desk(
            packs: PackDownloader { address, context in
                try context.require(.network)
                asked.withLock { $0.append(address) }
                return LittlePack.bytes
            })
        let engine = try desk.engine()
        _ = try await engine(Challenges.importPack, ImportPackInput(content: Blob(LittlePack.bytes)))
        #expect(asked.withLock(\.self).isEmpty)
        let address = "https://example.org/little.pack.json"
        let imported = try await engine(Challenges.importPack, ImportPackInput(address: address))
        #expect(imported.wasThere && imported.pack.id == "little" && asked.withLock(\.self) == [address])
        for (input, path) in [
            (#"{}"#, "content"), (#"{"content": "e30=", "address": "\#(address)"}"#, "address"),
            (#"{"address": "ftp://example.org/a"}"#, "address"), (#"{"address": "https:///a"}"#, "address"),
            (#"{"address": "http://a/#b"}"#, "address"), (#"{"address": "https://exa mple/a"}"#, "address"),
        ] {
            let refusal = await failure {
                try await engine.run(Challenges.importPack.id, try JSONValue(parsing: input))
            }
            #expect(refusal?.issues.map(\.path) == [path] && refusal?.exitCode == 64, "\(input)")
        }
        #expect(asked.withLock(\.self).count == 1)
        let offline = await failure {
            try await Desk().engine()(Challenges.importPack, ImportPackInput(address: address))
        }
        #expect(offline?.code == .unavailable)
        #expect(try engine.computation(Challenges.importPack.id).manifest.effects.contains(.network))
    }

    @Test func `only the user's own challenges take a title and a license`() async throws {
        let none = await failure {
            try await engine(Challenges.exportPack, ExportPackInput(pack: "mine", isOwn: true))
        }
        #expect(none?.code == .notFound)
        let titled = await failure {
            try await engine(Challenges.exportPack, ExportPackInput(pack: "little", title: "Mine", license: "CC0-1.0"))
        }
        #expect(titled?.issues.map(\.path) == ["title", "license"])
        _ = try await engine(Challenges.add, AddChallengeInput(title: "Call grandmother", category: .social))
        let own = try await engine(Challenges.exportPack, ExportPackInput(pack: "mine", isOwn: true))
        #expect(own.version == 1 && own.challenges == 1)
        let key = await failure { try await engine(Challenges.exportPack, ExportPackInput(pack: "A B", isOwn: true)) }
        #expect(key?.issues.map(\.path) == ["pack"])
    }

    @Test func `the list of actions says which challenge each changed`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        _ = try await engine(
            Challenges.add, AddChallengeInput(title: "Call grandmother", category: .social, key: "call"))
        _ = try await engine(Challenges.giveFeedback, GiveFeedbackInput(challenge: "Draw your shoes", isMore: false))
        let today = try await engine(Challenges.assignToday, AssignTodayInput()).challenge.title
        _ = try await engine(Challenges.complete, CompleteInput(rating: 3))
        _ = try await engine(Challenges.remove, RemoveChallengeInput(challenge: "call"))
        let actions = try await engine(ActionKeys(plugin: "challenges").myActions, MyActionsInput()).actions
        #expect(
            actions.map(\.names) == [
                ["Call grandmother"], [today], [today], ["Draw your shoes"], ["Call grandmother"],
            ])
    }
}

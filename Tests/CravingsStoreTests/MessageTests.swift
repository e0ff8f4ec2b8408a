// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import CravingsPlugin
import GRDB
import StoreTesting
import Testing

@testable import CravingsStore

@Suite struct MessageTests {
    private func all(_ engine: Engine, _ filter: MessageFilter = MessageFilter()) async throws -> [CravingMessage] {
        try await engine(Cravings.myMessages, MyMessagesInput(filter: filter, limit: 1_000)).messages
    }

    @Test func `a craving stores the message that was shown, and its propensity`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let logged = try await engine(Cravings.logCraving, LogCravingInput(intensity: 5, triggers: [.lonely]))
        let message = try #require(logged.selection?.message)
        #expect(logged.craving?.shown == ShownMessage(message: message.id, propensity: 1))
        #expect(message.timesShown == 1 && message.lastShown == Moments.now)
        #expect(try await all(engine).filter { $0.timesShown > 0 } == [message])
        let quiet = try await engine(Cravings.logCraving, LogCravingInput(intensity: 5, offersMessage: false))
        #expect(quiet.selection == nil && quiet.craving?.shown == nil)
        #expect(try await all(engine).filter { $0.timesShown > 0 } == [message])
    }

    @Test func `a use has a message too, which isn't stored with it`() async throws {
        let engine = try Desk().engine()
        let logged = try await engine(Cravings.logUse, LogUseInput(method: .dab, amount: 1, triggers: [.bored]))
        let message = try #require(logged.selection?.message)
        #expect(try await all(engine).filter { $0.timesShown > 0 } == [message])
        #expect(BuiltInMessages.fitsAfterUse(message))
    }

    @Test func `exploration stores the probability of its choice`() async throws {
        let desk = try Desk()
        var propensities: Set<Double> = []
        for seed in 0..<60 {
            let logged = try await desk.engine(seed: UInt64(seed))(
                Cravings.logCraving, LogCravingInput(intensity: 5, explores: true))
            let shown = try #require(logged.craving?.shown)
            #expect(shown.propensity == logged.selection?.propensity)
            #expect(shown.isRandom == logged.selection?.isRandom)
            propensities.insert(shown.propensity)
        }
        #expect(propensities.count >= 2 && propensities.allSatisfy { $0 > 0 && $0 < 1 })
    }

    @Test func `intensity 10 brings the person's list of help before a message`() async throws {
        let engine = try Desk().engine()
        let first = try await engine(Cravings.logCraving, LogCravingInput(intensity: 10))
        let defaults = try await engine(Cravings.myHelpLines, MyHelpLinesInput())
        #expect(defaults.isDefault && !defaults.lines.isEmpty && first.helpLines == defaults.lines)
        #expect(first.selection?.message != nil && first.band == .overwhelming)
        let own = [HelpLine(name: "Olena", contact: "+380 44 000 00 00")]
        let list = try await engine(Cravings.setHelpLines, SetHelpLinesInput(lines: own))
        #expect(list.lines == own && !list.isDefault)
        let second = try await engine(Cravings.logCraving, LogCravingInput(intensity: 10))
        #expect(second.helpLines == own && second.selection?.message != nil)
        let third = try await engine(Cravings.logCraving, LogCravingInput(intensity: 9))
        #expect(third.helpLines == [])
        let restored = try await engine(Cravings.setHelpLines, SetHelpLinesInput(restoresDefault: true))
        #expect(restored == defaults)
    }

    @Test func `a list of help isn't empty and its lines follow the rules`() async throws {
        let engine = try Desk().engine()
        let line = HelpLine(name: "Olena", contact: "112")
        for (input, path) in [
            (SetHelpLinesInput(), "lines"), (SetHelpLinesInput(lines: [line], restoresDefault: true), "lines"),
            (SetHelpLinesInput(lines: [line, HelpLine(name: " ", contact: "112")]), "lines[1].name"),
            (SetHelpLinesInput(lines: [line, HelpLine(name: "=123")]), "lines[1].contact"),
            (
                SetHelpLinesInput(lines: [HelpLine(name: "A", contact: "112", checked: try day("2026-11-22"))]),
                "lines[0].checked"
            ),
        ] {
            let error = await failure { try await engine(Cravings.setHelpLines, input) }
            #expect(error?.code == .refused && error?.issues.map(\.path) == [path])
        }
    }

    @Test func `an own message is added, changed, and removed`() async throws {
        let engine = try Desk().engine()
        let added = try await engine(
            Cravings.addMessage,
            AddMessageInput(content: "Call Olena.", category: .social, triggers: [.social, .lonely], priority: 3)
        ).message
        #expect(added.isOwn && added.isActive && added.triggers == [.lonely, .social] && added.priority == 3)
        #expect(added.created == Moments.now && added.modified == nil && added.timesShown == 0)
        #expect(try await all(engine, MessageFilter(isOwn: true)) == [added])
        let again = await failure {
            try await engine(Cravings.addMessage, AddMessageInput(content: "Call Olena."))
        }
        #expect(again?.code == .conflict)
        var edit = EditMessageInput(message: added.id)
        (edit.content, edit.priority, edit.hiddenFor) = ("Write to Olena.", 0, [.lonely])
        let edited = try await engine(Cravings.editMessage, edit).message
        #expect(edited.content == "Write to Olena." && edited.priority == 0 && edited.hiddenFor == [.lonely])
        #expect(edited.modified == Moments.now && edited.category == .social)
        let removed = try await engine(Cravings.removeMessage, RemoveMessageInput(message: added.id))
        #expect(!removed.isSwitchedOff && removed.message == edited)
        #expect(try await all(engine, MessageFilter(isOwn: true)) == [])
        let gone = await failure { try await engine(Cravings.removeMessage, RemoveMessageInput(message: added.id)) }
        #expect(gone?.code == .notFound)
    }

    @Test(arguments: ["", "  ", String(repeating: "x", count: 501)]) func `a message has a text of words`(
        content: String
    ) async throws {
        let engine = try Desk().engine()
        let error = await failure { try await engine(Cravings.addMessage, AddMessageInput(content: content)) }
        #expect(error?.issues.map(\.path) == ["content"])
    }

    @Test func `a priority isn't negative`() async throws {
        let engine = try Desk().engine()
        let error = await failure {
            try await engine(Cravings.addMessage, AddMessageInput(content: "x", priority: -1))
        }
        #expect(error?.code == .invalidInput && error?.issues.map(\.path) == ["priority"])
    }

    @Test func `a built-in message keeps its text and is switched off, not removed`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let builtIn = try #require(try await all(engine, MessageFilter(category: .urge, isOwn: false)).first)
        var edit = EditMessageInput(message: builtIn.id)
        edit.content = "Other words"
        let error = await failure { try await engine(Cravings.editMessage, edit) }
        #expect(error?.code == .refused && error?.issues.map(\.path) == ["content"])
        let removed = try await engine(Cravings.removeMessage, RemoveMessageInput(message: builtIn.id))
        #expect(removed.isSwitchedOff && !removed.message.isActive && removed.message.content == builtIn.content)
        #expect(try await all(engine, MessageFilter(isActive: false)).map(\.id) == [builtIn.id])
        let twice = await failure { try await engine(Cravings.removeMessage, RemoveMessageInput(message: builtIn.id)) }
        #expect(twice?.code == .conflict)
        for _ in 0..<100 {
            let selection = try await engine(Cravings.takeMessage, MessageSituation(intensity: 5))
            #expect(selection.message?.id != builtIn.id)
        }
        var on = EditMessageInput(message: builtIn.id)
        on.isActive = true
        #expect(try await engine(Cravings.editMessage, on).message.isActive)
    }

    @Test func `a message that is added later starts level with its category`() async throws {
        let engine = try Desk().engine()
        let situation = MessageSituation(intensity: 5)
        var added: CravingMessage?
        for round in 0..<100 {
            if round == 50 {
                added = try await engine(Cravings.addMessage, AddMessageInput(content: "Added at round 50.")).message
            }
            _ = try await engine(Cravings.takeMessage, situation)
            let shown = try await all(engine, MessageFilter(category: .urge)).filter { message in
                message.timesShown > 0 || message.isOwn
            }
            let counts = shown.map(\.count)
            #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1, "round \(round)")
        }
        let own = try #require(try await all(engine, MessageFilter(isOwn: true)).first)
        #expect(own.countOffset == added?.countOffset && own.timesShown <= 100 / 2)
    }

    @Test func `a built-in message of a later version is new, and one that was switched off stays off`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        for _ in 0..<200 { _ = try await engine(Cravings.takeMessage, MessageSituation(intensity: 5)) }
        let urge = try await all(engine, MessageFilter(category: .urge)).filter { $0.timesShown > 0 }
        let (new, off) = (try #require(urge.first), try #require(urge.last))
        #expect(new.timesShown >= 2)
        _ = try await engine(Cravings.removeMessage, RemoveMessageInput(message: off.id))
        // A version of the program that doesn't have the message yet has no row for it.
        let forget: (Database) throws -> Void = { db in
            try db.execute(sql: "DELETE FROM message WHERE id = ?", arguments: [new.id])
        }
        try desk.book.store.write(forget)
        let after = try await all(engine, MessageFilter(category: .urge))
        let returned = try #require(after.first { $0.id == new.id })
        #expect(returned.timesShown == 0 && returned.countOffset >= 2)
        #expect(after.first { $0.id == off.id }?.isActive == false)
        let selection = try await engine(Cravings.takeMessage, MessageSituation(intensity: 5))
        #expect(selection.message.map { $0.count } == returned.countOffset + 1)
        let kept = try await all(engine, MessageFilter(category: .urge)).first { $0.id == new.id }
        #expect(kept?.countOffset == returned.countOffset, "the offset is stored")
    }

    @Test func `messages are listed by category, own, and active, in three orders`() async throws {
        let engine = try Desk().engine()
        let every = try await all(engine)
        let builtIn = every.count
        #expect(builtIn >= 80 && every.allSatisfy { $0.ukrainian != nil && !$0.isOwn })
        _ = try await engine(Cravings.addMessage, AddMessageInput(content: "Mine", priority: 0))
        #expect(try await all(engine).first?.content == "Mine", "own messages come first")
        _ = try await engine(Cravings.takeMessage, MessageSituation(intensity: 5))
        let least = try await engine(Cravings.myMessages, MyMessagesInput(order: .leastShown, limit: 1_000)).messages
        #expect(least.map(\.timesShown) == least.map(\.timesShown).sorted() && least.last?.timesShown == 1)
        let priorities = try await engine(Cravings.myMessages, MyMessagesInput(order: .priority, limit: 1_000))
            .messages.map(\.priority)
        #expect(priorities == priorities.sorted() && priorities.first == 0)
        var total = 0
        for category in MessageCategory.allCases {
            let messages = try await all(engine, MessageFilter(category: category))
            #expect(messages.allSatisfy { $0.category == category })
            total += messages.count
        }
        #expect(total == builtIn + 1)
        let page = try await engine(Cravings.myMessages, MyMessagesInput())
        #expect(page.messages.count == 20 && page.total == builtIn + 1 && page.cursor != nil)
    }

    @Test func `a trigger of a situation is stated once`() async throws {
        let engine = try Desk().engine()
        let error = await failure {
            try await engine(Cravings.takeMessage, MessageSituation(triggers: [.sad, .sad]))
        }
        #expect(error?.issues.map(\.path) == ["triggers[1]"])
    }
}

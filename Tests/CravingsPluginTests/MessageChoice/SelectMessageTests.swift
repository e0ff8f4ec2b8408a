// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

/// The rules are those of the plugin's specification.
@Suite struct SelectMessageTests {
    // MARK: Order

    @Test func `the least shown comes first, then the lower number of the priority, the longest ago, and the key`() {
        var messages = [
            Texts.own("d", shown: 1), Texts.own("c", priority: 1), Texts.own("b", last: 200), Texts.own("a", last: 100),
        ]
        var order: [String] = []
        while let message = Texts.choose(among: messages).message {
            order.append(message.id)
            messages.removeAll { $0.id == message.id }
        }
        #expect(order == ["a", "b", "c", "d"])
        #expect(Texts.choose(among: [Texts.own("z"), Texts.own("y")]).message?.id == "y")
        // Never shown comes before shown once upon a time, at the same count.
        #expect(Texts.choose(among: [Texts.own("a", last: 5), Texts.own("b")]).message?.id == "b")
    }

    @Test func `a message that is added later doesn't flood`() throws {
        var messages = (1...7).map { Texts.own("text-\($0)", priority: $0 % 3) }
        for round in 0..<100 {
            if round == 50 {
                var new = Texts.own("added")
                new.countOffset = MessageChoice.startingOffset(for: new, among: messages)
                messages.append(new)
            }
            Texts.show(Texts.choose(among: messages).message, in: &messages, at: round)
            let counts = messages.map(\.count)
            let (least, most) = (try #require(counts.min()), try #require(counts.max()))
            #expect(most - least <= 1, "round \(round)")
        }
        #expect(messages.map(\.timesShown).reduce(0, +) == 100)
        #expect(messages.last?.timesShown ?? 0 >= 5)
    }

    @Test(arguments: Trigger.allCases) func `a message for a trigger that is added later doesn't flood`(
        _ trigger: Trigger
    ) {
        var messages = BuiltInMessages.all
        let situation = MessageSituation(triggers: [trigger], intensity: 4)
        for round in 0..<60 { Texts.show(Texts.choose(situation, among: messages).message, in: &messages, at: round) }
        var new = Texts.own("added", trigger.messageCategory, [trigger])
        new.countOffset = MessageChoice.startingOffset(for: new, among: messages)
        messages.append(new)
        for round in 60..<80 { Texts.show(Texts.choose(situation, among: messages).message, in: &messages, at: round) }
        let shown = messages.last?.timesShown ?? 0
        #expect((1...4).contains(shown), "\(shown) of 20")
    }

    @Test func `a message that is switched on again starts level`() {
        var messages = [Texts.own("a", shown: 40), Texts.own("b", shown: 41), Texts.own("c", shown: 3)]
        messages[2].countOffset = MessageChoice.startingOffset(for: messages[2], among: messages)
        #expect(messages[2].count == 40)
        #expect(MessageChoice.startingOffset(for: Texts.own("d", shown: 90), among: messages) == 0)
        #expect(MessageChoice.startingOffset(for: Texts.own("d"), among: []) == 0)
    }

    // MARK: Fit

    @Test(arguments: Trigger.allCases, [nil, 1, 6, 9] as [Int?])
    func `each trigger brings one of its messages`(_ trigger: Trigger, _ intensity: Int?) throws {
        var messages = BuiltInMessages.all
        for round in 0..<30 {
            let situation = MessageSituation(triggers: [trigger], intensity: intensity)
            let selection = Texts.choose(situation, among: messages)
            let message = try #require(selection.message)
            #expect(message.triggers.contains(trigger) && message.category == trigger.messageCategory)
            #expect(selection.helpLines.isEmpty && selection.propensity == 1 && !selection.isRandom)
            #expect(intensity != nil || !BuiltInMessages.speaksOfCraving(message), "\(message.id)")
            Texts.show(message, in: &messages, at: round)
        }
    }

    @Test func `several triggers bring the messages of each`() {
        var messages = BuiltInMessages.all
        var seen: Set<Trigger> = []
        for round in 0..<40 {
            let situation = MessageSituation(triggers: [.lonely, .hungry, .angry], intensity: 5)
            let message = Texts.choose(situation, among: messages).message
            seen.formUnion(message?.triggers ?? [])
            Texts.show(message, in: &messages, at: round)
        }
        #expect(seen.isSuperset(of: [.lonely, .hungry, .angry]))
        #expect(seen.isSubset(of: [.lonely, .hungry, .angry, .anxious]))
    }

    @Test func `without a trigger, messages for any craving come first`() {
        var messages = BuiltInMessages.all
        for round in 0..<40 {
            let message = Texts.choose(among: messages).message
            #expect(message?.category == .urge && message?.triggers.isEmpty == true)
            #expect(message.map(BuiltInMessages.isQuiet) == false)
            Texts.show(message, in: &messages, at: round)
        }
    }

    @Test func `a message with the trigger comes before one for the category, and that before one for any craving`() {
        let tagged = Texts.own("tagged", .social, [.lonely], shown: 9)
        var category = CravingMessage(id: "category", content: "For company.", category: .social)
        category.timesShown = 5
        let party = Texts.own("party", .social, [.social])
        let urge = Texts.own("urge")
        let lonely = MessageSituation(triggers: [.lonely], intensity: 5)
        #expect(Texts.choose(lonely, among: [urge, party, category, tagged]).message?.id == "tagged")
        #expect(Texts.choose(lonely, among: [urge, party, category]).message?.id == "category")
        #expect(Texts.choose(lonely, among: [urge, party]).message?.id == "urge")
        #expect(Texts.choose(lonely, among: [party]).message == nil)
    }

    @Test func `an own message without triggers is for the whole category`() {
        let own = Texts.own("own", .social)
        let tagged = Texts.own("tagged", .social, [.lonely], shown: 1)
        let lonely = MessageSituation(triggers: [.lonely], intensity: 5)
        #expect(Texts.choose(lonely, among: [tagged, own]).message?.id == "own")
    }

    @Test func `an own message with a trigger fits it, whatever its category`() {
        let own = Texts.own("own", .urge, [.lonely])
        let lonely = MessageSituation(triggers: [.lonely], intensity: 5)
        #expect(Texts.choose(lonely, among: BuiltInMessages.all + [own]).message?.id == "own")
    }

    @Test func `a message that is switched off or hidden for a trigger isn't chosen`() {
        var (off, hidden, other) = (Texts.own("a"), Texts.own("b"), Texts.own("c"))
        off.isActive = false
        hidden.hiddenFor = [.sad]
        other.timesShown = 10
        let messages = [off, hidden, other]
        #expect(Texts.choose(MessageSituation(triggers: [.sad], intensity: 5), among: messages).message?.id == "c")
        #expect(
            Texts.choose(MessageSituation(triggers: [.hungry, .sad], intensity: 5), among: messages).message?.id == "c")
        #expect(Texts.choose(MessageSituation(triggers: [.hungry], intensity: 5), among: messages).message?.id == "b")
        #expect(Texts.choose(among: [off]).message == nil)
        #expect(Texts.choose(among: [off]).propensity == nil)
    }

    // MARK: Milestones

    @Test func `a milestone brings a message of celebration, but not after a strong craving`() {
        func category(_ intensity: Int?) -> MessageCategory? {
            Texts.choose(MessageSituation(intensity: intensity, isMilestone: true), among: BuiltInMessages.all)
                .message?.category
        }
        #expect(category(nil) == .celebration && category(6) == .celebration)
        #expect(category(7) == .urge && category(10) == .urge)
        let triggered = MessageSituation(triggers: [.social], intensity: 3, isMilestone: true)
        #expect(Texts.choose(triggered, among: BuiltInMessages.all).message?.category == .celebration)
    }

    // MARK: Help first

    @Test(arguments: Trigger.allCases) func `intensity 10 brings where to find help and a quiet message`(
        _ trigger: Trigger
    ) {
        let situation = MessageSituation(triggers: [trigger], intensity: 10, isMilestone: true, explores: true)
        let selection = Texts.choose(situation, among: BuiltInMessages.all)
        #expect(selection.helpLines == HelpLine.defaults)
        #expect(selection.message.map(BuiltInMessages.isQuiet) == true)
        #expect(selection.propensity == 1 && !selection.isRandom)
    }

    @Test func `words of self-harm do the same, at any intensity`() {
        for intensity in [nil, 1, 9] {
            let situation = MessageSituation(intensity: intensity, notes: "I want to die")
            let selection = Texts.choose(situation, among: BuiltInMessages.all)
            #expect(selection.helpLines == HelpLine.defaults)
            #expect(selection.message.map(BuiltInMessages.isQuiet) == true)
        }
        #expect(Texts.choose(MessageSituation(intensity: 9), among: BuiltInMessages.all).helpLines.isEmpty)
    }

    @Test func `the user's list of help is shown, and help never replaces the message`() {
        let own = [HelpLine(name: "Olena", contact: "+380 44 000 00 00")]
        let strongest = MessageSituation(intensity: 10)
        let selection = Texts.choose(strongest, among: [Texts.own("mine")], helpLines: own)
        #expect(selection.helpLines == own && selection.message?.id == "mine")
        // Where to find help is shown even if every message is switched off.
        #expect(Texts.choose(strongest, among: [], helpLines: own).helpLines == own)
    }

    // MARK: The computation

    @Test func `the computation uses the messages of the program by default`() async throws {
        let engine = try Engine([CravingsPlugin()])
        let selection = try await engine(
            Cravings.selectMessage, SelectMessageInput(situation: MessageSituation(triggers: [.tired])))
        #expect(selection.message?.triggers.contains(.tired) == true)
    }

    @Test func `a repeated trigger or key is refused`() async throws {
        let engine = try Engine([CravingsPlugin()])
        let input = SelectMessageInput(
            situation: MessageSituation(triggers: [.sad, .sad]), messages: [Texts.own("a"), Texts.own("a")])
        do {
            _ = try await engine(Cravings.selectMessage, input)
            Issue.record("not refused")
        } catch {
            #expect(error.code == .refused)
            #expect(error.issues.map(\.path) == ["situation.triggers[1]", "messages[1]"])
        }
    }
}

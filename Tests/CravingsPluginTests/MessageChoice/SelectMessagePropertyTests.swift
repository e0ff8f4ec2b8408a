// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import CravingsPlugin

@Suite struct SelectMessagePropertyTests {
    private static func some<Element>(_ elements: [Element], _ numbers: inout SeededGenerator) -> [Element] {
        elements.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
    }

    private static func message(_ index: Int, _ numbers: inout SeededGenerator) -> CravingMessage {
        var message = CravingMessage(
            id: "text-\(index)", content: "Text \(index).",
            category: MessageCategory.allCases.randomElement(using: &numbers) ?? .urge,
            triggers: some(Trigger.allCases, &numbers), isOwn: Bool.random(using: &numbers),
            priority: Int.random(in: 0...2, using: &numbers))
        message.timesShown = Int.random(in: 0...3, using: &numbers)
        message.countOffset = Int.random(in: 0...2, using: &numbers)
        message.isActive = Int.random(in: 0..<5, using: &numbers) > 0
        message.hiddenFor = Int.random(in: 0..<4, using: &numbers) == 0 ? some(Trigger.allCases, &numbers) : []
        return message
    }

    @Test func `every choice keeps the rules`() {
        let seed = FuzzRounds.seed(0xC4A5_1238)
        var numbers = SeededGenerator(seed: seed)
        for round in FuzzRounds.upTo(3_000) {
            let comment: Comment = "seed \(seed), round \(round)"
            let count = Int.random(in: 0...12, using: &numbers)
            let messages = (0..<count).map { Self.message($0, &numbers) } + Self.some(BuiltInMessages.all, &numbers)
            let situation = MessageSituation(
                triggers: Self.some(Trigger.allCases, &numbers),
                intensity: Bool.random(using: &numbers) ? Int.random(in: 1...10, using: &numbers) : nil,
                isMilestone: Int.random(in: 0..<3, using: &numbers) == 0, explores: Bool.random(using: &numbers))
            let selection = Texts.choose(situation, among: messages, seed: UInt64(round))
            #expect(selection.helpLines.isEmpty == (situation.intensity != 10), comment)
            #expect((selection.message == nil) == (selection.propensity == nil), comment)
            #expect(
                selection == Texts.choose(situation, among: messages.shuffled(using: &numbers), seed: UInt64(round)),
                comment)
            guard let message = selection.message, let propensity = selection.propensity else { continue }
            #expect(message.isActive && message.hiddenFor.allSatisfy { !situation.triggers.contains($0) }, comment)
            #expect(propensity > 0 && propensity <= 1, comment)
            #expect(situation.explores || propensity == 1 && !selection.isRandom, comment)
            let isStrong = (situation.intensity ?? 0) >= 7
            #expect(message.category != .celebration || situation.isMilestone && !isStrong, comment)
            if situation.intensity == 10 { #expect(message.category == .urge && propensity == 1, comment) }
        }
    }

    @Test func `a message that starts level is never shown twice in a row while others fit as well`() {
        let seed = FuzzRounds.seed(0xC4A5_1239)
        var numbers = SeededGenerator(seed: seed)
        for round in FuzzRounds.upTo(100) {
            let trigger = Trigger.allCases.randomElement(using: &numbers) ?? .sad
            let situation = MessageSituation(triggers: [trigger], intensity: 5)
            var messages = BuiltInMessages.all
            for index in messages.indices { messages[index].timesShown = Int.random(in: 0...30, using: &numbers) }
            let hasTrigger = Bool.random(using: &numbers)
            var new = Texts.own("new", trigger.messageCategory, hasTrigger ? [trigger] : [], priority: 50)
            new.countOffset = MessageChoice.startingOffset(for: new, among: messages)
            messages.append(new)
            var last: String?
            for second in 0..<60 {
                let message = Texts.choose(situation, among: messages).message
                #expect(message?.id != "new" || last != "new", "seed \(seed), round \(round), \(second)")
                last = message?.id
                Texts.show(message, in: &messages, at: second)
            }
        }
    }
}

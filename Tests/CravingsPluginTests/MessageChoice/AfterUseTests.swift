// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

/// After a use, no text speaks as if the use could still be avoided.
@Suite struct AfterUseTests {
    /// Words of texts that speak of a craving, of declining, or of a use that hasn't happened.
    private static let beforehand = [
        "craving", "without using", "no, thanks", "offers may", "decide", "whoever is there", "hear it and still",
        "потяг ", "потягу", "без уживання", "ні, дякую", "пропонувати", "вирішит",
    ]

    @Test(arguments: [nil] + Trigger.allCases.map(Optional.some))
    func `every text that can follow a use fits there`(_ trigger: Trigger?) throws {
        var messages = BuiltInMessages.all
        var seen: Set<String> = []
        for round in 0..<60 {
            let situation = MessageSituation(triggers: trigger.map { [$0] } ?? [], isAfterUse: true)
            let message = try #require(Texts.choose(situation, among: messages).message)
            #expect(BuiltInMessages.fitsAfterUse(message), "\(message.id)")
            #expect(trigger.map { message.triggers.contains($0) } ?? message.triggers.isEmpty, "\(message.id)")
            seen.insert(message.id)
            Texts.show(message, in: &messages, at: round)
        }
        #expect(seen.count >= 2)
    }

    @Test func `no text for afterward speaks as if the use could still be avoided`() {
        let afterward = BuiltInMessages.all.filter(BuiltInMessages.fitsAfterUse)
        #expect(afterward.count >= 40)
        for message in afterward {
            for word in Self.beforehand {
                #expect(!message.content.lowercased().contains(word), "\(message.id): \(word)")
                #expect(!(message.ukrainian ?? "").lowercased().contains(word), "\(message.id): \(word)")
            }
        }
        #expect(!afterward.contains { ["social-enjoy", "social-no-thanks", "social-glass"].contains($0.id) })
    }

    @Test func `a text that speaks of a use is never chosen before one`() {
        for trigger in [nil] + Trigger.allCases.map(Optional.some) {
            var messages = BuiltInMessages.all
            for round in 0..<60 {
                let situation = MessageSituation(triggers: trigger.map { [$0] } ?? [], intensity: 5)
                let message = Texts.choose(situation, among: messages).message
                #expect(message.map(BuiltInMessages.speaksOfUse) == false)
                Texts.show(message, in: &messages, at: round)
            }
        }
    }

    @Test func `own messages aren't known to fit, and help brings a quiet text`() {
        let situation = MessageSituation(triggers: [.social], isAfterUse: true, isMilestone: true)
        #expect(Texts.choose(situation, among: [Texts.own("own", .social, [.social])]).message == nil)
        let note = MessageSituation(notes: "I want to die", isAfterUse: true)
        #expect(Texts.choose(note, among: BuiltInMessages.all).message.map(BuiltInMessages.isQuiet) == true)
    }

    @Test func `a text for afterward that is switched on again starts level with those it is chosen among`() throws {
        var messages = BuiltInMessages.all
        for index in messages.indices where BuiltInMessages.fitsAfterUse(messages[index]) {
            messages[index].timesShown = 7
        }
        let message = try #require(messages.first(where: BuiltInMessages.speaksOfUse))
        var fresh = message
        fresh.timesShown = 0
        #expect(MessageChoice.startingOffset(for: fresh, among: messages) == 7)
    }
}

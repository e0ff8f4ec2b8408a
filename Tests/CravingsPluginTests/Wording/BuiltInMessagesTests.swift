// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

/// The script `make-messages` checks the wording itself; these tests check what reaches the program.
@Suite struct BuiltInMessagesTests {
    private let messages = BuiltInMessages.all

    @Test func `there are at least 80 messages in both languages, each with its own key and texts`() {
        #expect(messages.count >= 80)
        #expect(Set(messages.map(\.id)).count == messages.count)
        #expect(Set(messages.map(\.content)).count == messages.count)
        #expect(Set(messages.compactMap(\.ukrainian)).count == messages.count)
    }

    @Test func `messages are valid, active, and never shown`() {
        for message in messages {
            #expect(CravingMessage.schema.issues(of: message).isEmpty, "\(message.id)")
            #expect(message.isActive && !message.isOwn && message.count == 0 && message.lastShown == nil)
            #expect(message.priority >= 0)
        }
    }

    @Test(arguments: Trigger.allCases) func `a trigger has messages, with and without a present craving`(
        _ trigger: Trigger
    ) {
        let tagged = messages.filter { $0.triggers.contains(trigger) && !BuiltInMessages.speaksOfUse($0) }
        #expect(tagged.count >= 6)
        #expect(tagged.allSatisfy { $0.category == trigger.messageCategory })
        #expect(tagged.count { !BuiltInMessages.speaksOfCraving($0) } >= 3)
    }

    @Test(arguments: MessageCategory.allCases) func `a category has messages`(_ category: MessageCategory) {
        #expect(messages.count { $0.category == category } >= 8)
    }

    @Test func `quiet messages are for any craving and speak of none`() {
        let quiet = messages.filter(BuiltInMessages.isQuiet)
        #expect(quiet.count >= 5)
        #expect(quiet.allSatisfy { $0.category == .urge && $0.triggers.isEmpty })
        #expect(!quiet.contains(where: BuiltInMessages.speaksOfCraving))
    }

    @Test func `an own message with the key of a built-in one is neither quiet nor about a craving`() throws {
        let quiet = try #require(messages.first(where: BuiltInMessages.isQuiet))
        let own = CravingMessage(id: quiet.id, content: "Call Olena.", category: .urge, isOwn: true)
        #expect(!BuiltInMessages.isQuiet(own))
    }

    @Test func `English is the text and Ukrainian the translation`() throws {
        for message in messages {
            let ukrainian = try #require(message.ukrainian)
            #expect(message.text(in: "en") == message.content && message.text(in: "uk") == ukrainian)
            #expect(message.text(in: "uk-UA") == ukrainian && message.text(in: "ukx") == message.content)
            #expect(!message.content.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }, "\(message.id)")
            #expect(ukrainian.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }, "\(message.id)")
        }
        let own = CravingMessage(id: "own", content: "Call Olena.", category: .urge, isOwn: true)
        #expect(own.text(in: "uk") == "Call Olena.")
    }

    /// Section 7 of the plan of the plugin: no question, no exclamation mark, no figure.
    @Test func `no message asks, exclaims, or counts`() {
        for message in messages {
            for text in [message.content, message.ukrainian ?? ""] {
                #expect(!text.contains { "?!0123456789".contains($0) }, "\(message.id)")
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import CravingsPlugin
import Testing

@Suite struct SelectionTextTests {
    private func text(_ situation: MessageSituation, _ messages: [CravingMessage]?, language: String = "en")
        async throws
        -> String
    {
        let engine = try Engine([CravingsPlugin()])
        return try await engine.present(
            Cravings.selectMessage, SelectMessageInput(situation: situation, messages: messages), as: .text,
            style: PresentationStyle(width: 200, language: language)
        ).text
    }

    @Test func `a message is a line`() async throws {
        #expect(try await text(MessageSituation(intensity: 3), [Texts.own("tea")]) == "Text tea.\n")
    }

    @Test func `where to find help comes before the message`() async throws {
        let text = try await text(MessageSituation(intensity: 10), [Texts.own("tea")])
        #expect(text.hasPrefix("Where to find help\n  Local emergency services\n"))
        #expect(text.contains("  Lifeline Ukraine (UA): 7333\n"))
        #expect(text.contains("  988 Suicide & Crisis Lifeline (US): 988 (call or text)\n"))
        #expect(text.hasSuffix("\n\nText tea.\n"))
    }

    @Test func `the text is Ukrainian if the reader's language is`() async throws {
        let text = try await text(MessageSituation(triggers: [.sad], intensity: 10), nil, language: "uk")
        #expect(text.hasPrefix("Де знайти допомогу\n  Місцева екстрена служба\n"))
        let last = text.split(separator: "\n").last ?? ""
        #expect(BuiltInMessages.all.contains { $0.ukrainian.map { last.contains($0.suffix(20)) } ?? false })
    }

    @Test func `no message that fits is said`() async throws {
        #expect(try await text(MessageSituation(), []) == "No message fits.\n")
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// Chooses a fitting message, and counts it as shown.
struct TakeMessage: NoticeProviding {
    let manifest = Manifest(
        id: Cravings.takeMessage.id,
        summary: "Chooses a fitting message, and counts it as shown.",
        discussion: """
            The choice is that of cravings.select-message among your messages.
            """,
        examples: [
            Example("Any", [:]), Example("A lonely evening", ["triggers": ["Lonely"], "intensity": 6]),
            Example("A milestone", ["isMilestone": true]),
        ], effects: [.writes, .clock])

    let access: LazyCravingsRecords

    func notice(before input: JSONValue, in zone: LocalZone) -> Message? { helpFirst(input, in: zone) }

    func run(_ input: MessageSituation, in context: Context) async throws -> MessageSelection {
        let seed = context.seed
        return try await access.writing(in: context, asAction: false) { records in
            var issues: [ValidationIssue] = []
            issues.refuseRepeats(in: input.triggers.map(\.rawValue), at: "triggers")
            guard issues.isEmpty else { throw ComputationError.refused(issues) }
            return try records.store.write { db in try records.take(for: input, seed: seed, db) }
        }
    }
}

/// Lists messages.
struct MyMessages: Computation {
    let manifest = Manifest(
        id: Cravings.myMessages.id,
        summary: "Lists the messages, your own and the built-in ones.",
        examples: [
            Example("Your own", ["filter": ["isOwn": true]]),
            Example("The least shown", ["filter": ["category": "urge", "isActive": true], "order": "least-shown"]),
        ], effects: [.reads])

    let access: LazyCravingsRecords

    func run(_ input: MyMessagesInput, in context: Context) async throws -> MessagePage {
        try await access.reading(in: context) { try $0.messages(input) }
    }
}

extension CravingsRecords {
    func messages(_ input: MyMessagesInput) throws -> MessagePage {
        let matching = try store.read(messages).filter { message in
            if let category = input.filter.category, message.category != category { return false }
            if let isOwn = input.filter.isOwn, message.isOwn != isOwn { return false }
            return input.filter.isActive.map { $0 == message.isActive } ?? true
        }
        let page = try ListPage(
            matching, of: Cravings.myMessages, for: input, limit: input.limit, after: input.cursor
        ) { message in
            switch input.order {
            case .newest:
                [.descending(message.isOwn ? message.created?.wholeSeconds ?? 0 : Int.min), .ascending(message.id)]
            case .priority: [.ascending(message.priority), .ascending(message.id)]
            case .leastShown: [.ascending(message.timesShown), .ascending(message.id)]
            }
        }
        return MessagePage(total: matching.count, messages: page.elements, cursor: page.cursor)
    }
}

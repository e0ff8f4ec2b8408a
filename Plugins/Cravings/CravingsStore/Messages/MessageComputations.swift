// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension StoredCravingsPlugin {
    /// Computations that add, change, remove, and choose messages.
    @ComputationBuilder
    static func messageComputations(_ records: LazyCravingsRecords) -> [AnyComputation] {
        records.writing(
            Cravings.addMessage, "Adds your own message.",
            discussion: """
                It starts level with the least shown message of its category, so that it isn't shown many times in a \
                row.
                """,
            examples: [
                Example("For any craving", ["content": "A glass of water and ten minutes outside."]),
                Example(
                    "For an anxious evening",
                    ["content": "I can call Olena.", "category": "anxiety", "triggers": ["Anxious"], "priority": 1]),
            ], effects: .clock
        ) { records, input, _ in
            try records.add(input)
        }
        records.writing(
            Cravings.editMessage, "Changes a message, or switches it on or off; omitted fields stay the same.",
            discussion: """
                A built-in message keeps its text, category, and triggers. One that is switched off stays off in later \
                versions. A message that is switched on again starts level with its category.
                """,
            examples: [Example("Switched off", ["message": "urge-wave", "isActive": false])],
            effects: [.destructive, .clock]
        ) { records, input, _ in
            try records.edit(input)
        }
        records.writing(
            Cravings.removeMessage, "Removes your own message, or switches off a built-in one.",
            examples: [Example("A built-in one", ["message": "urge-wave"])], effects: [.destructive, .clock]
        ) { records, input, _ in
            try records.remove(input)
        }
        TakeMessage(access: records).helpFirst()
    }
}

/// Chooses a fitting message, and counts it as shown.
struct TakeMessage: Computation {
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

extension CravingsRecords {
    func add(_ input: AddMessageInput) throws -> MessageResult {
        try store.write { db in
            let messages = try messages(db)
            if let same = messages.first(where: { $0.content == input.content }) {
                throw ComputationError.conflict("This message exists already, with the key \(same.id).")
            }
            var message = CravingMessage(
                id: newKey(), content: input.content, category: input.category, triggers: input.triggers, isOwn: true,
                priority: input.priority)
            message.created = now
            try check(message)
            message.triggers = message.triggers.inOrder
            message.countOffset = MessageChoice.startingOffset(for: message, among: messages)
            try saveNew(messages, db)
            try save(message, db)
            store.nameChange(message.content)
            return MessageResult(message: message)
        }
    }

    func edit(_ input: EditMessageInput) throws -> MessageResult {
        guard input != EditMessageInput(message: input.message) else {
            throw ComputationError(.refused, "There is nothing to change.")
        }
        return try store.write { db in
            let messages = try messages(db)
            let before = try message(named: input.message, among: messages)
            var message = before
            if !message.isOwn {
                for (path, isStated) in [
                    ("content", input.content != nil), ("category", input.category != nil),
                    ("triggers", input.triggers != nil),
                ] where isStated {
                    throw refusal(
                        path, "no change to a built-in message", "a value",
                        "you can switch it off and add your own message")
                }
            }
            message.content = input.content ?? message.content
            message.category = input.category ?? message.category
            message.triggers = input.triggers ?? message.triggers
            message.priority = input.priority ?? message.priority
            message.isActive = input.isActive ?? message.isActive
            message.hiddenFor = input.hiddenFor ?? message.hiddenFor
            message.modified = now
            try check(message)
            message.triggers = message.triggers.inOrder
            message.hiddenFor = message.hiddenFor.inOrder
            let isNew = message.isActive && !before.isActive || message.category != before.category
            if isNew {
                let others = messages.filter { $0.id != message.id }
                let offset = MessageChoice.startingOffset(for: message, among: others)
                message.countOffset = max(message.countOffset, offset)
            }
            try saveNew(messages, db)
            try save(message, db)
            store.nameChange(message.content)
            return MessageResult(message: message)
        }
    }

    func remove(_ input: RemoveMessageInput) throws -> RemovedMessage {
        try store.write { db in
            let messages = try messages(db)
            var message = try message(named: input.message, whole: true, among: messages)
            store.nameChange(message.content)
            if message.isOwn {
                try db.execute(sql: "DELETE FROM message WHERE id = ?", arguments: [message.id])
                return RemovedMessage(message: message, isSwitchedOff: false)
            }
            guard message.isActive else {
                throw ComputationError.conflict("The built-in message \(message.id) is already switched off.")
            }
            message.isActive = false
            message.modified = now
            try saveNew(messages, db)
            try save(message, db)
            return RemovedMessage(message: message, isSwitchedOff: true)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// The messages that are shown with entries: built-in ones and the person's own.
struct MessageRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Returns all messages: the built-in ones with their counters and changes, then the person's own.
    ///
    /// A built-in message that came with an upgrade has no row yet. It starts level with its category.
    func all() throws -> [CravingMessage] {
        let rows = try Row.fetchAll(db, sql: "SELECT \(StoredMessage.columns) FROM message ORDER BY id")
        let stored = try rows.map(StoredMessage.init)
        let byKey = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
        var messages: [CravingMessage] = []
        var added: [Int] = []
        for message in BuiltInMessages.all {
            if let row = byKey[message.id] {
                messages.append(row.applied(to: message))
            } else {
                added.append(messages.count)
                messages.append(message)
            }
        }
        messages += try stored.compactMap { try $0.ownMessage() }
        guard !stored.isEmpty, !added.isEmpty else { return messages }
        let new = Set(added.map { messages[$0].id })
        let known = messages.filter { !new.contains($0.id) }
        for index in added {
            messages[index].countOffset = MessageChoice.startingOffset(for: messages[index], among: known)
        }
        return messages
    }

    /// Chooses a message and counts it as shown.
    func take(for situation: MessageSituation, seed: UInt64) throws -> MessageSelection {
        let messages = try all()
        var selection = SelectMessage.selection(
            for: situation, among: messages, helpLines: try transaction.helpLines.all().lines, seed: seed)
        guard var shown = selection.message else { return selection }
        try saveNew(messages)
        shown.timesShown += 1
        shown.lastShown = transaction.instant
        try save(shown)
        selection.message = shown
        return selection
    }

    /// Gives each built-in message without a row one, so that messages of a later version are known as new.
    private func saveNew(_ messages: [CravingMessage]) throws {
        let builtIn = messages.filter { !$0.isOwn }
        let known = Set(try String.fetchAll(db, sql: "SELECT id FROM message"))
        for message in builtIn where !known.contains(message.id) { try save(message) }
    }

    /// Saves a message, replacing the one with its key.
    private func save(_ message: CravingMessage) throws {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO message (\(StoredMessage.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET content = excluded.content, category = excluded.category,
                    triggers = excluded.triggers, priority = excluded.priority, timesShown = excluded.timesShown,
                    countOffset = excluded.countOffset, lastShown = excluded.lastShown, isActive = excluded.isActive,
                    hiddenFor = excluded.hiddenFor, created = excluded.created, modified = excluded.modified
                """)
        let stated = message.isOwn ? nil : BuiltInMessages.all.first { $0.id == message.id }?.priority
        try statement.execute(arguments: [
            message.id, message.isOwn ? message.content : nil, message.isOwn ? message.category.rawValue : nil,
            message.isOwn ? message.triggers.columnText : nil, message.priority == stated ? nil : message.priority,
            message.timesShown, message.countOffset, message.lastShown?.wholeSeconds, message.isActive,
            message.hiddenFor.columnText, message.created?.wholeSeconds, message.modified?.wholeSeconds,
        ])
    }

    /// Returns the message with a key or the beginning of a key.
    ///
    /// - Parameter whole: Whether the beginning of a key isn't enough, because the message is removed.
    private func message(
        named name: String, whole: Bool = false, among messages: [CravingMessage]
    ) throws(ComputationError) -> CravingMessage {
        let finder = RecordName(noun: "message", hasWordKeys: true)
        let key = try (whole ? finder.whole : finder).key(
            name, among: messages.map { (key: $0.id, names: [$0.content]) })
        guard let message = messages.first(where: { $0.id == key }) else {
            throw ComputationError.notFound(
                ValidationIssue(
                    path: "message", expected: "the key of an existing message", got: name.quoted(limit: 60)))
        }
        return message
    }

    /// Adds the person's own message.
    func add(_ input: AddMessageInput) throws -> MessageResult {
        let messages = try all()
        if let same = messages.first(where: { $0.content == input.content }) {
            throw ComputationError.conflict("This message exists already, with the key \(same.id).")
        }
        var message = CravingMessage(
            id: transaction.newKey(), content: input.content, category: input.category, triggers: input.triggers,
            isOwn: true, priority: input.priority)
        message.created = transaction.instant
        try transaction.check(message)
        message.triggers = message.triggers.inOrder
        message.countOffset = MessageChoice.startingOffset(for: message, among: messages)
        try saveNew(messages)
        try save(message)
        transaction.store.nameChange(message.content)
        return MessageResult(message: message)
    }

    /// Changes a message.
    func edit(_ input: EditMessageInput) throws -> MessageResult {
        let messages = try all()
        let before = try message(named: input.message, among: messages)
        var message = before
        if !message.isOwn {
            for (path, isStated) in [
                ("content", input.content != nil), ("category", input.category != nil),
                ("triggers", input.triggers != nil),
            ] where isStated {
                throw ComputationError.refusal(
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
        message.modified = transaction.instant
        try transaction.check(message)
        message.triggers = message.triggers.inOrder
        message.hiddenFor = message.hiddenFor.inOrder
        let isNew = message.isActive && !before.isActive || message.category != before.category
        if isNew {
            let others = messages.filter { $0.id != message.id }
            let offset = MessageChoice.startingOffset(for: message, among: others)
            message.countOffset = max(message.countOffset, offset)
        }
        try saveNew(messages)
        try save(message)
        transaction.store.nameChange(message.content)
        return MessageResult(message: message)
    }

    /// Removes the person's own message, or switches off a built-in one.
    func remove(_ input: RemoveMessageInput) throws -> RemovedMessage {
        let messages = try all()
        var message = try message(named: input.message, whole: true, among: messages)
        transaction.store.nameChange(message.content)
        if message.isOwn {
            try db.execute(sql: "DELETE FROM message WHERE id = ?", arguments: [message.id])
            return RemovedMessage(message: message, isSwitchedOff: false)
        }
        guard message.isActive else {
            throw ComputationError.conflict("The built-in message \(message.id) is already switched off.")
        }
        message.isActive = false
        message.modified = transaction.instant
        try saveNew(messages)
        try save(message)
        return RemovedMessage(message: message, isSwitchedOff: true)
    }
}

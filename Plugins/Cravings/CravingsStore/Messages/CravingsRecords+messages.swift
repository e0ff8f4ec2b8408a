// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension CravingsRecords {
    /// Returns all messages: the built-in ones with their counters and changes, then the person's own.
    ///
    /// A built-in message that came with an upgrade has no row yet. It starts level with its category.
    func messages(_ db: Database) throws -> [CravingMessage] {
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
    func take(for situation: MessageSituation, seed: UInt64, _ db: Database) throws -> MessageSelection {
        let messages = try messages(db)
        var selection = SelectMessage.selection(
            for: situation, among: messages, helpLines: try helpLines(db).lines, seed: seed)
        guard var shown = selection.message else { return selection }
        try saveNew(messages, db)
        shown.timesShown += 1
        shown.lastShown = now
        try save(shown, db)
        selection.message = shown
        return selection
    }

    /// Gives each built-in message without a row one, so that messages of a later version are known as new.
    func saveNew(_ messages: [CravingMessage], _ db: Database) throws {
        let builtIn = messages.filter { !$0.isOwn }
        let known = Set(try String.fetchAll(db, sql: "SELECT id FROM message"))
        for message in builtIn where !known.contains(message.id) { try save(message, db) }
    }

    /// Saves a message, replacing the one with its key.
    func save(_ message: CravingMessage, _ db: Database) throws {
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
    func message(
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
}

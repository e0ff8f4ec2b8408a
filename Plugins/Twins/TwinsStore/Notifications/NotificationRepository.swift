// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// The notifications that follow from the dates of twins.
struct NotificationRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Saves the notifications that follow from a twin, and removes those that no longer do.
    ///
    /// A notification whose date hasn't changed stays as it is, so that it isn't returned again.
    func schedule(_ twin: Twin, _ settings: TwinSettings, _ recalls: OpenRecalls) throws {
        var planned = twin.plannedNotifications(settings, recalls: recalls, today: transaction.today)
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: "SELECT * FROM notification WHERE twin = ?"), arguments: [twin.id])
        for row in rows {
            if planned.remove(try PlannedNotification(row)) != nil { continue }
            try db.cachedStatement(sql: "DELETE FROM notification WHERE id = ?").execute(arguments: [row["id"]])
        }
        let inOrder = planned.sorted { first, second in
            (first.due, first.type.rawValue, first.item ?? "", first.subject ?? "", first.date)
                < (second.due, second.type.rawValue, second.item ?? "", second.subject ?? "", second.date)
        }
        for new in inOrder {
            try db.cachedStatement(
                sql: """
                    INSERT INTO notification (id, twin, item, type, subject, date, due) VALUES (?, ?, ?, ?, ?, ?, ?)
                    """
            ).execute(arguments: [
                transaction.newKey(), twin.id, new.item, new.type.rawValue, new.subject, new.date.description,
                new.due.description,
            ])
        }
    }

    /// Returns the notifications of a twin, by the time they are due.
    func notifications(of twin: Twin) throws -> [NotificationSchedule] {
        let time = try transaction.settings.settings().notificationTime
        return try Row.fetchAll(
            db, sql: "SELECT * FROM notification WHERE twin = ? ORDER BY due, id", arguments: [twin.id]
        ).map { try NotificationSchedule($0, name: twin.name, time: time) }
    }

    /// Schedules the notifications of all twins that have any again, for changed settings.
    func reschedule(_ settings: TwinSettings) throws {
        let twins = try transaction.twins.twins(selectedBy: "SELECT DISTINCT twin FROM notification", [])
        let recalls = OpenRecalls(try transaction.recalls.open(of: twins))
        for twin in twins { try schedule(twin, settings, recalls) }
    }

    /// Returns due notifications, each once.
    ///
    /// Of several warnings about the same date, only the latest is returned; the others count as sent.
    func claim(limit: Int) throws -> ClaimedNotifications {
        let clock = transaction.clock
        let local = (clock.zone ?? .utc).local(at: clock.now())
        let settings = try transaction.settings.settings()
        guard settings.notificationsEnabled else {
            return ClaimedNotifications(notifications: [], left: 0, areEnabled: false)
        }
        let isTime = try local.time >= ClockTime(settings.notificationTime)
        let day = isTime ? local.day : local.day.adding(days: -1)
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT notification.*, twin.name FROM notification JOIN twin ON twin.id = twin
                WHERE sent IS NULL AND notification.due <= ? ORDER BY notification.due, notification.id
                """, arguments: [day.description])
        let superseded = try self.superseded(rows)
        let claimed = rows.filter { !superseded.contains($0["id"]) }
        let handed = claimed.prefix(limit)
        for row in rows where superseded.contains(row["id"]) { try markSent(row["id"]) }
        var notifications: [NotificationSchedule] = []
        for row in handed {
            try markSent(row["id"])
            var schedule = try NotificationSchedule(row, name: row["name"], time: settings.notificationTime)
            (schedule.isSent, schedule.sent) = (true, transaction.instant)
            notifications.append(schedule)
        }
        return ClaimedNotifications(
            notifications: notifications, left: claimed.count - handed.count, areEnabled: true)
    }

    private func markSent(_ key: String) throws {
        try db.cachedStatement(sql: "UPDATE notification SET sent = ? WHERE id = ?").execute(
            arguments: [transaction.instant.description, key])
    }

    /// Returns the keys of warnings about food for which a later one about the same date is due.
    private func superseded(_ rows: [Row]) throws -> Set<String> {
        let stages: [NotificationType] = [.expirationWarning3Days, .expirationWarning1Day, .pastBest, .expired]
        var latest: [[String]: (stage: Int, key: String)] = [:]
        var superseded: Set<String> = []
        for row in rows {
            let type: NotificationType = try TwinRows.word(row, "type", of: "notification")
            guard let stage = stages.firstIndex(of: type) else { continue }
            let subject = [row["twin"], row["item"] ?? "", row["date"]] as [String]
            let key: String = row["id"]
            guard let known = latest[subject] else {
                latest[subject] = (stage, key)
                continue
            }
            superseded.insert(stage > known.stage ? known.key : key)
            if stage > known.stage { latest[subject] = (stage, key) }
        }
        return superseded
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// A notification that follows from a date of a twin.
struct PlannedNotification: Hashable {
    let type: NotificationType
    let item: String?
    let subject: String?
    /// The date that it is about.
    let date: CalendarDay
    /// The day on which it is due.
    let due: CalendarDay
}

extension Twin {
    /// Returns the notifications that follow from the dates of the twin.
    func plannedNotifications(
        _ settings: TwinSettings, recalls: OpenRecalls, today: CalendarDay
    ) -> Set<PlannedNotification> {
        var planned: Set<PlannedNotification> = []
        func plan(
            _ type: NotificationType, _ date: CalendarDay, days: Int, item: String? = nil, subject: String? = nil
        ) {
            planned.insert(
                PlannedNotification(
                    type: type, item: item, subject: subject, date: date, due: date.adding(days: days)))
        }
        if case .food(let food) = details {
            // A warning to use recalled food would be one to eat it.
            for lot in food.lots where !recalls.include(lot, of: self) {
                let due = food.due(of: lot)
                guard let day = due.day, let subject = FoodDate(due, of: lot)?.subject else { continue }
                let past: NotificationType = lot.dateMeaning == .useBy ? .expired : .pastBest
                for (type, days) in [
                    (.expirationWarning3Days, -settings.firstWarningDays),
                    (.expirationWarning1Day, -settings.secondWarningDays), (past, 1),
                ] { plan(type, day, days: days, item: lot.item, subject: subject) }
            }
        }
        if let warranty = details.warrantyExpires {
            plan(.warrantyExpiring, warranty, days: -settings.warrantyWarningDays)
        }
        for care in details.repeatedCare {
            guard let day = nextDay(of: care, today: today) else { continue }
            plan(.maintenanceDue, day, days: 0, subject: care.care.rawValue)
        }
        for item in items {
            for loan in item.loans where loan.returned == nil {
                if let due = loan.due { plan(.loanDue, due, days: 0, item: item.id, subject: loan.borrower) }
            }
        }
        for recall in recalls.recalls(of: self) {
            let day = CalendarDay(secondsSince1970: recall.added.wholeSeconds)
            plan(.recallAlert, day, days: 0, subject: String(RecallMatch(recall, of: self).mark.prefix(500)))
        }
        return planned
    }
}

extension TwinRecords {
    /// Saves the notifications that follow from a twin, and removes those that no longer do.
    ///
    /// A notification whose date hasn't changed stays as it is, so that it isn't returned again.
    func schedule(_ twin: Twin, _ settings: TwinSettings, _ recalls: OpenRecalls, _ db: Database) throws {
        var planned = twin.plannedNotifications(settings, recalls: recalls, today: today)
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
                newKey(), twin.id, new.item, new.type.rawValue, new.subject, new.date.description, new.due.description,
            ])
        }
    }

    /// Returns the notifications of a twin, by the time they are due.
    func notifications(of twin: Twin, _ db: Database) throws -> [NotificationSchedule] {
        let time = try settings(db).notificationTime
        return try Row.fetchAll(
            db, sql: "SELECT * FROM notification WHERE twin = ? ORDER BY due, id", arguments: [twin.id]
        ).map { try NotificationSchedule($0, name: twin.name, time: time) }
    }

    /// Returns due notifications, each once.
    ///
    /// Of several warnings about the same date, only the latest is returned; the others count as sent.
    func claimNotifications(limit: Int) throws -> ClaimedNotifications {
        let now = clock.now()
        let local = clock.zone?.local(at: now) ?? LocalZone.utc.local(at: now)
        return try store.write { db in
            let settings = try settings(db)
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
            for row in rows where superseded.contains(row["id"]) { try markSent(row["id"], now, db) }
            var notifications: [NotificationSchedule] = []
            for row in handed {
                try markSent(row["id"], now, db)
                var schedule = try NotificationSchedule(row, name: row["name"], time: settings.notificationTime)
                (schedule.isSent, schedule.sent) = (true, instant)
                notifications.append(schedule)
            }
            return ClaimedNotifications(
                notifications: notifications, left: claimed.count - handed.count, areEnabled: true)
        }
    }

    private func markSent(_ key: String, _ now: Timestamp, _ db: Database) throws {
        try db.cachedStatement(sql: "UPDATE notification SET sent = ? WHERE id = ?").execute(
            arguments: [instant.description, key])
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

extension PlannedNotification {
    fileprivate init(_ row: Row) throws {
        guard let date = try TwinRows.day(row, "date", of: "notification"),
            let due = try TwinRows.day(row, "due", of: "notification")
        else { throw StoreError(.corrupt, "A notification has no date.") }
        self.init(
            type: try TwinRows.word(row, "type", of: "notification"), item: row["item"], subject: row["subject"],
            date: date, due: due)
    }
}

extension NotificationSchedule {
    /// Creates a notification from its row.
    init(_ row: Row, name: String, time: String) throws {
        let planned = try PlannedNotification(row)
        let clock = try ClockTime(time)
        self.init(
            id: row["id"], twin: row["twin"], name: name, item: planned.item, type: planned.type, date: planned.date,
            due: CivilDateTime(day: planned.due, time: clock), subject: planned.subject)
        sent = try TwinRows.instant(row, "sent", of: "notification")
        isSent = sent != nil
    }
}

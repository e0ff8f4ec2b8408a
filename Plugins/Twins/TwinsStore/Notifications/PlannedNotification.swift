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

extension PlannedNotification {
    /// Creates a notification from its row.
    init(_ row: Row) throws {
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

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// The day until which food can be used, in the words that its meaning allows.
///
/// Only food past a use-by date has expired.
package struct FoodDate {
    private let day: CalendarDay
    private let meaning: DateMeaning
    private let reason: LotDue.Reason

    /// Creates the date of a lot; `nil` if the lot has no last day.
    package init?(_ due: LotDue, of lot: FoodLot) {
        guard let day = due.day else { return nil }
        self.day = day
        meaning = lot.dateMeaning
        reason = due.reason
    }

    init(day: CalendarDay, meaning: DateMeaning, reason: LotDue.Reason = .printed) {
        self.day = day
        self.meaning = meaning
        self.reason = reason
    }

    /// Creates the date of a notification from its ``subject``.
    init(day: CalendarDay, subject: String?) {
        self.day = day
        meaning = subject.flatMap(DateMeaning.init(rawValue:)) ?? .bestBefore
        reason = subject.flatMap(LotDue.Reason.init(rawValue:)) ?? .printed
    }

    /// What the day follows from, as one word: the meaning of a printed date, or what was done since.
    package var subject: String { reason == .printed ? meaning.rawValue : reason.rawValue }

    /// The limit, such as `best before 2026-11-20`.
    var limit: String { reason == .printed && meaning == .bestBefore ? "best before \(day)" : "use by \(day)" }

    /// What food is after the day, such as `past its best-before date, 2026-11-20`.
    var passed: String {
        if meaning == .useBy { return "expired on \(day)" }
        return reason == .printed ? "past its best-before date, \(day)" : "past its last day of use, \(day)"
    }
}

extension FreshnessStatus {
    /// The status in words.
    ///
    /// - Parameter reason: What the due day follows from.
    func words(_ reason: LotDue.Reason) -> String {
        switch (self, reason) {
        case (.pastBest, .opened): "open too long"
        case (.pastBest, .frozen): "frozen too long"
        case (.pastBest, .thawed): "thawed too long"
        case (.pastBest, _): "past its best-before date"
        default: rawValue.spacedWord
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import ComputationKit

/// A book and the pace at which you read it.
struct ReadingPlan: SchemaProviding {
    /// The pages left to read.
    var pagesLeft: Int
    /// The pages read on each reading day.
    var pagesPerDay: Int
    /// The first day.
    var start: CalendarDay
    /// The weekdays without reading.
    var daysOff: [Weekday] = []

    static let schema = Schema<Self>.object("reading.ReadingPlan", "A book and the pace at which you read it.") {
        field("pagesLeft", \.pagesLeft, "The pages left to read.", .integer(1...20_000))
        field("pagesPerDay", \.pagesPerDay, "The pages read on each reading day.", .integer(1...1_000))
        field("start", \.start, "The first day.")
        field("daysOff", \.daysOff, "The weekdays without reading.", .list(of: .nested, count: 0...7), default: [])
    }
}

/// A day of the week.
enum Weekday: String, SchemaProviding, CaseIterable {
    // In the order of ISO 8601.
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    static let schema = Schema<Self>.enumeration("reading.Weekday", "A day of the week.")
}

/// The day on which a book is finished.
struct FinishDay: SchemaProviding {
    /// The last reading day.
    var finish: CalendarDay
    /// The number of days with reading.
    var readingDays: Int
    /// The pages on the last day.
    var lastPages: Int

    static let schema = Schema<Self>.object("reading.FinishDay", "The day on which a book is finished.") {
        field("finish", \.finish, "The last reading day.")
        field("readingDays", \.readingDays, "The number of days with reading.", .integer(1...20_000, .days))
        field("lastPages", \.lastPages, "The pages on the last day.", .integer(1...1_000))
    }
}

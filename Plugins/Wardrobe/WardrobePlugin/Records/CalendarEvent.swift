// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An event of the owner's calendar, with what it asks of clothes.
public struct CalendarEvent: SchemaProviding, Hashable, Identifiable {
    /// A key that no other event has; an event that recurs has one for each time.
    public var id: String
    /// The title; can be empty.
    public var title: String
    /// When it begins.
    public var start: EventTime
    /// When it ends; of whole days the day after the last.
    public var end: EventTime
    /// Where it is.
    public var location: String?
    /// Its description.
    public var notes: String?
    /// The dress code that was read from it: from title, location and notes.
    public var dressCode: DressCode?
    /// The detected formality, 1 (gym) to 10 (white tie).
    public var formality: Int?
    /// How sure that reading is, 0 to 1; nil when nothing was read.
    public var confidence: Double?
    /// When it was read from the calendar.
    public var fetchedAt: EventTime

    /// An event as a calendar has it; what it asks of clothes is set afterwards.
    public init(id: String, title: String, start: EventTime, end: EventTime, fetchedAt: EventTime) {
        self.id = id
        self.title = title
        self.start = start
        self.end = end
        self.fetchedAt = fetchedAt
    }

    /// For how many seconds an event counts as up to date.
    public static let lifetime = 15 * 60

    /// Whether it was read so long ago that the calendar should be asked again: 15 minutes, or in the future.
    public func isStale(at now: Timestamp) -> Bool {
        guard let fetched = fetchedAt.secondsSince1970 else { return true }
        return !(0..<Double(Self.lifetime)).contains(now.secondsSince1970 - Double(fetched))
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.CalendarEvent", "An event of the owner's calendar.") {
        field("id", \.id, "A key that no other event has.", .text(1...2_000, example: "4f7a@2026-11-21T09:00:00Z"))
        field("title", \.title, "The title; can be empty.", .text(0...1_000, example: "Board meeting"))
        field("start", \.start, "When it begins.")
        field("end", \.end, "When it ends.")
        field("location", \.location, "Where it is.", .text(0...1_000, example: "Grand Hotel"))
        field("notes", \.notes, "Its description.", .text(0...100_000, example: "Dress: business formal"))
        field("dressCode", \.dressCode, "The dress code that was read from it.")
        field("formality", \.formality, "The detected formality.", .integer(1...10))
        field("confidence", \.confidence, "How sure that reading is.", .number(0...1))
        field("fetchedAt", \.fetchedAt, "When it was read from the calendar.")
    }
}

extension CalendarEvent: ValidatedRecord {
    /// It doesn't end before it begins, both times are days or neither, and the moment of reading is a moment.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if (start.secondOfDay == nil) != (end.secondOfDay == nil) {
            issues.append(
                ValidationIssue(
                    path: "end", expected: start.secondOfDay == nil ? "a day, as start is" : "a time, as start is",
                    got: "\(end)"))
        } else if end.precedes(start) || (start.secondOfDay == nil && !start.precedes(end)) {
            issues.append(
                ValidationIssue(
                    path: "end",
                    expected: start.secondOfDay == nil
                        ? "a day after start, \(start)" : "a time not before start, \(start)",
                    got: "\(end)",
                    recoverySuggestion: end.precedes(start) ? "are the two swapped?" : nil))
        }
        if fetchedAt.secondsSince1970 == nil {
            issues.append(
                ValidationIssue(path: "fetchedAt", expected: "a time with its offset from UTC", got: "\(fetchedAt)"))
        }
        if confidence != nil, dressCode == nil, formality == nil {
            issues.append(
                ValidationIssue(
                    path: "confidence", expected: "a dressCode or a formality to be sure of", got: "neither"))
        }
        return issues
    }
}

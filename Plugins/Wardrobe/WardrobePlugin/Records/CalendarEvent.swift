// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An event in the owner's calendar.
///
/// The detected dress code is part of it.
@Schema("wardrobe.CalendarEvent")
public struct CalendarEvent: SchemaProviding, Hashable, Identifiable {
    /// The unique key of the event.
    ///
    /// Each occurrence of a recurring event has its own key.
    @Field(.text(1...2_000, example: "4f7a@2026-11-21T09:00:00Z")) public var id: String
    /// The title; can be empty.
    @Field(.text(0...1_000, example: "Board meeting")) public var title: String
    /// The start.
    public var start: EventTime
    /// The end.
    ///
    /// For an all-day event, it is the day after the last.
    public var end: EventTime
    /// The location.
    @Field(.text(0...1_000, example: "Grand Hotel")) public var location: String?
    /// The description.
    @Field(.text(0...100_000, example: "Dress: business formal")) public var notes: String?
    /// The dress code detected in the title, location, and notes.
    public var dressCode: DressCode?
    /// The detected formality.
    ///
    /// 1 (gym) to 10 (white tie).
    @Field(.integer(1...10)) public var formality: Int?
    /// The confidence of the detection.
    ///
    /// 0 to 1; nil if nothing was detected, or if the confidence wasn't measured.
    @Field(.number(0...1)) public var confidence: Double?
    /// The time it was imported from the calendar.
    public var fetchedAt: EventTime

    /// The number of seconds for which an event is up to date.
    public static let lifetime = 15 * 60

    /// Returns whether the calendar should be imported again: if the import is older than 15 minutes or in the future.
    public func isStale(at now: Timestamp) -> Bool {
        guard let fetched = fetchedAt.secondsSince1970 else { return true }
        return !(0..<Double(Self.lifetime)).contains(now.secondsSince1970 - Double(fetched))
    }
}

extension CalendarEvent: ValidatedRecord {
    /// Checks that it doesn't end before it starts, that both times are days or neither is, and that the import time is
    /// an instant.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if (start.secondOfDay == nil) != (end.secondOfDay == nil) {
            issues.append(
                ValidationIssue(
                    path: "end", expected: start.secondOfDay == nil ? "a day, like start" : "a time, like start",
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
                    path: "confidence", expected: "`dressCode` or `formality`", got: "neither",
                    naming: ["dressCode", "formality"]))
        }
        return issues
    }
}

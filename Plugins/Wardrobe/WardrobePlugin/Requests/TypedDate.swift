// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A day as people type it: `2026-11-21`, `today`, `yesterday`, or `tomorrow`.
public struct TypedDate: TextRepresentable, Hashable {
    private enum Meaning: Hashable {
        case day(CalendarDay)
        case daysAfterToday(Int)
    }

    /// The text.
    public let description: String
    private let meaning: Meaning

    /// A day from its text.
    /// - Throws: ``ComputationKit/ValidationIssue`` with an empty path when the text is none.
    public init(_ text: String) throws(ValidationIssue) {
        description = text
        switch text.lowercased() {
        case "today": meaning = .daysAfterToday(0)
        case "yesterday": meaning = .daysAfterToday(-1)
        case "tomorrow": meaning = .daysAfterToday(1)
        default:
            do {
                meaning = .day(try CalendarDay(text))
            } catch {
                throw ValidationIssue(
                    path: "", expected: "\(error.expected), yesterday, today, or tomorrow", got: error.got)
            }
        }
    }

    /// The day that is meant.
    /// - Parameter today: the day that `today` names.
    public func day(today: CalendarDay) -> CalendarDay {
        switch meaning {
        case .day(let day): day
        case .daysAfterToday(let days): today.adding(days: days)
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.text(
        "wardrobe.TypedDate", "A day, or a word for one near today.",
        expected: "a day such as 2026-11-21, yesterday, today, or tomorrow", lengths: 1...60, example: "tomorrow")
}

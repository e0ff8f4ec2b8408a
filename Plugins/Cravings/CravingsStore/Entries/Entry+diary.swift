// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin

extension Entry {
    /// The name in the list of actions: `craving of 2026-11-27 21:30`.
    var actionName: String {
        "\(kind.rawValue) of \(local.day) \("\(local.time)".prefix(5))"
    }

    /// The day of the diary.
    var diaryDay: CalendarDay {
        switch self {
        case .craving(let entry): DayBoundary.diary.day(of: entry.time, offset: entry.offset)
        case .use(let entry): DayBoundary.diary.day(of: entry.time, offset: entry.offset)
        }
    }
}

extension String {
    /// The text, or nil if it is empty.
    var nonempty: String? { isEmpty ? nil : self }
}

// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import Presentation

extension Entry {
    /// The triggers.
    var triggers: [Trigger] {
        switch self {
        case .craving(let entry): entry.triggers
        case .use(let entry): entry.triggers
        }
    }

    /// Where it happened.
    var place: Place? {
        switch self {
        case .craving(let entry): entry.place
        case .use(let entry): entry.place
        }
    }

    /// The note.
    package var notes: String? {
        switch self {
        case .craving(let entry): entry.notes
        case .use(let entry): entry.notes
        }
    }

    /// Whether the time of day is known.
    var isTimeKnown: Bool {
        switch self {
        case .craving(let entry): entry.isTimeKnown
        case .use(let entry): entry.isTimeKnown
        }
    }

    /// The day of the diary, which begins at 04:00.
    var dayOfDiary: CalendarDay {
        let boundary = DayBoundary(hour: DayBoundary.defaultHour)
        return switch self {
        case .craving(let entry): boundary.day(of: entry.time, offset: entry.offset)
        case .use(let entry): boundary.day(of: entry.time, offset: entry.offset)
        }
    }

    /// The kind with its figure: `craving, intensity 7 (strong, urgent)` or `use, Vape, 3 pulls`.
    func words(_ words: EntryWords) -> String {
        switch self {
        case .craving(let entry): "\(words.craving), \(words.intensity) \(words.text(ofIntensity: entry.intensity))"
        case .use(let entry): "\(words.use), \(entry.method.rawValue), \(entry.method.amountText(entry.amount))"
        }
    }

    /// The triggers and the place in one line; nil without any.
    var circumstances: String? {
        let parts = [triggers.map(\.rawValue).joined(separator: ", "), place?.words ?? ""].filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}

extension UseMethod {
    /// Returns an amount with its unit, such as `1 pull` or `0.5 bowls`.
    func amountText(_ amount: Double) -> String {
        let unit = unit.rawValue
        let isOne = amount == 1 && unit.hasSuffix("s")
        return "\(Self.text(of: amount)) \(isOne ? String(unit.dropLast()) : unit)"
    }
}

extension Place {
    /// The preset, or the coordinates in degrees if they aren't left out.
    var words: String {
        guard let latitude, let longitude else { return kind.rawValue }
        return "\(UseMethod.text(of: latitude)), \(UseMethod.text(of: longitude))"
    }
}

extension String {
    /// The text on one line, such as a note in a list.
    var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension Collection where Element == String {
    /// Returns the shortest beginning of a key that no other key has, of at least 8 characters.
    func shortKey(_ key: String) -> String {
        var length = 8
        while length < key.count, contains(where: { $0 != key && $0.hasPrefix(key.prefix(length)) }) { length += 1 }
        return String(key.prefix(length))
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// What happened to an entry.
enum EntryChange {
    case logged
    case changed
    case removed
}

/// The words around an entry, in English or Ukrainian.
struct EntryWords {
    private let isUkrainian: Bool

    init(_ language: String) { isUkrainian = language.isUkrainian }

    /// A craving.
    var craving: String { isUkrainian ? "тяга" : "craving" }

    /// A use.
    var use: String { isUkrainian ? "вживання" : "use" }

    /// The intensity of a craving.
    var intensity: String { isUkrainian ? "сила" : "intensity" }

    /// The label of the intensity about 15 minutes later.
    var later: String { isUkrainian ? "Через 15 хвилин" : "15 minutes later" }

    /// The label of what happened to an entry.
    func label(_ change: EntryChange) -> String {
        switch change {
        case .logged: isUkrainian ? "Записано" : "Logged"
        case .changed: isUkrainian ? "Змінено" : "Changed"
        case .removed: isUkrainian ? "Вилучено" : "Removed"
        }
    }

    /// Returns an intensity with the name and the word of its band: `7 (strong, urgent)`.
    func text(ofIntensity intensity: Int) -> String {
        let band = IntensityBand(intensity: intensity)
        return "\(intensity) (\(isUkrainian ? Self.ukrainian(band) : "\(band.rawValue), \(band.word)"))"
    }

    /// Returns a sentence for an entry that belongs to the day before its date.
    func belonging(to day: String) -> String {
        isUkrainian
            ? "Належить до \(day), бо день у щоденнику починається о 04:00."
            : "It belongs to \(day), because days begin at 04:00."
    }

    /// Returns a notice in the language.
    func text(of notice: Message) -> String {
        guard isUkrainian else { return notice.text }
        switch notice.code {
        case "cravings.old-entry":
            let days = notice.arguments["days"]?.int ?? 0
            return "Від дати цього запису минуло днів: \(days). Дату можна змінити."
        case "cravings.day-reopened":
            let day = notice.arguments["day"]?.string ?? ""
            return "День \(day) був позначений як день без записів. Тепер у ньому є запис, тому позначку знято."
        case "cravings.own-help-lines-unread":
            return "Ваш власний список зараз не можна прочитати: \(notice.arguments["error"]?.string ?? "")"
        default: return notice.text
        }
    }

    private static func ukrainian(_ band: IntensityBand) -> String {
        switch band {
        case .mild: "слабка, терпима"
        case .moderate: "помірна, неприємна"
        case .strong: "сильна, нагальна"
        case .overwhelming: "нестерпна, криза"
        }
    }
}

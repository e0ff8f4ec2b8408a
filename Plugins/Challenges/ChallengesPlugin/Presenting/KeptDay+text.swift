// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension KeptDay {
    /// Returns everything stored about the day.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.addHeading(record.title)
        text.addQuiet(record.traits.inWords)
        for (name, fact) in facts {
            guard let fact = fact?.onPlainLines, !fact.isEmpty else { continue }
            text.add(name, fact, column: 12)
        }
        if !reasons.isEmpty {
            text.begin("Why this one")
            for reason in reasons { text.add(reason.sentence, indent: 2) }
        }
        return text.text
    }

    private var facts: [(name: String, fact: String?)] {
        let settled = record.completed ?? record.skipped
        let facts: [(String, String?)] = [
            ("key", record.challenge), ("day", "\(record.day), \(record.situation.hour):00"),
            ("weather", record.situation.weather?.rawValue), ("assigned", record.assigned.description),
            ("status", record.status.rawValue + (settled.map { " at \($0)" } ?? "")),
            ("hour", record.completedHour.map { "\($0):00" }),
            ("reminded", record.reminded?.description),
            ("rating", record.rating.map { "\($0) of 5" }), ("minutes", record.completionTime.map(String.init)),
            ("mood", mood), ("shared", record.shared ? "yes" : nil), ("note", record.notes),
            ("photo", photo?.inWords),
        ]
        return facts + left.map { ("left", "\($0.title) [\($0.challenge)]") }
    }

    private var mood: String? {
        switch (record.situation.mood, record.moodAfter) {
        case (let before?, let after?): "\(before) before, \(after) after, of 5"
        case (let before?, nil): "\(before) of 5 before"
        case (nil, let after?): "\(after) of 5 after"
        case (nil, nil): nil
        }
    }
}

extension ChallengePhoto {
    /// The metadata on one line: `image/png, 3 by 2 pixels, 45 bytes, a.png`.
    fileprivate var inWords: String {
        var parts = [mediaType]
        if let width, let height { parts.append("\(width) by \(height) pixels") }
        parts.append("\(byteCount.grouped) \(byteCount == 1 ? "byte" : "bytes")")
        return (parts + [fileName, place, weather?.rawValue].compactMap(\.self)).joined(separator: ", ")
    }
}

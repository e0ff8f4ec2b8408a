// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Something the reader of a chart should know.
public struct ChartWarning: SchemaProviding, Equatable {
    /// What a warning is about.
    public enum Code: String, SchemaProviding, CaseIterable {
        /// No place was given, so there are no houses and angles.
        case noPlace = "no-place"
        /// Several places have the name; the largest was taken.
        case placeChosen = "place-chosen"
        /// The coordinates lie near a zone boundary, or where two zones are in use, or at sea.
        case zoneUncertain = "zone-uncertain"
        /// The house system does not exist at that latitude, and another was used.
        case houseSystemUndefined = "house-system-undefined"
        /// A position is not from the ephemeris asked for.
        case ephemerisFallback = "ephemeris-fallback"
        /// A body could not be computed and is left out.
        case bodyUnavailable = "body-unavailable"
        /// The date may be a Julian one.
        case calendarUnclear = "calendar-unclear"
        /// The date was given as Julian although the place had left that calendar.
        case julianAfterAdoption = "julian-after-adoption"
        /// Local mean time was taken from the zone's main city.
        case localMeanTimeOfZone = "local-mean-time-of-zone"
        /// The time is close to the change from local mean time to standard time.
        case nearStandardTime = "near-standard-time"
        /// The database files a national mean time as local mean time.
        case legalMeanTime = "legal-mean-time"
        /// The database holds no rule for the time.
        case undefinedLocalTime = "undefined-local-time"
        /// The database lacks the history before 1970 of many zones.
        case noBackzone = "no-backzone"

        /// The codes by their words.
        public static let schema = Schema<Self>.enumeration("astrology.ChartWarningCode", "What a warning is about.")
    }

    /// What it is about.
    public var code: Code
    /// One sentence, with what to do.
    public var message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// What a warning looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.ChartWarning", "Something the reader should know.") {
        field("code", \.code, "What it is about.")
        field("message", \.message, "One sentence, with what to do.", .text())
    }
}

extension ChartWarning {
    /// A warning about a local time.
    init(_ warning: TimeWarning) {
        self.init(Code(warning.code), warning.message.asSentence)
    }

    /// What went otherwise than asked: houses, files, bodies.
    static func all(of sky: Sky) -> [ChartWarning] {
        var warnings: [ChartWarning] = []
        if let fallback = sky.houses?.fallback { warnings.append(ChartWarning(.houseSystemUndefined, fallback)) }
        for message in joined(sky.positions.compactMap(\.warning)) {
            warnings.append(ChartWarning(.ephemerisFallback, message))
        }
        for body in sky.unavailable { warnings.append(ChartWarning(.bodyUnavailable, body.message)) }
        return warnings
    }

    /// Messages of the form `Sun: what happened`, those of one cause joined: `Sun, Mars: what happened`.
    private static func joined(_ messages: [String]) -> [String] {
        var causes: [Substring] = []
        var names: [[Substring]] = []
        for message in messages {
            let colon = message.firstIndex(of: ":") ?? message.startIndex
            if let known = causes.firstIndex(of: message[colon...]) {
                names[known].append(message[..<colon])
            } else {
                causes.append(message[colon...])
                names.append([message[..<colon]])
            }
        }
        return zip(names, causes).map { $0.joined(separator: ", ") + $1 }
    }
}

extension ChartWarning {
    /// No place was given.
    static let noPlace = ChartWarning(
        .noPlace, "No place was given: the chart has no houses and angles. Give a place or coordinates.")
}

extension ChartWarning.Code {
    fileprivate init(_ code: TimeWarning.Code) {
        self =
            switch code {
            case .calendarUnclear: .calendarUnclear
            case .julianAfterAdoption: .julianAfterAdoption
            case .localMeanTimeOfZone: .localMeanTimeOfZone
            case .nearStandardTime: .nearStandardTime
            case .legalMeanTime: .legalMeanTime
            case .undefinedLocalTime: .undefinedLocalTime
            case .noBackzone: .noBackzone
            }
    }
}

extension String {
    /// The text with a capital at the beginning and a full stop at the end.
    fileprivate var asSentence: String {
        let begun = prefix(1).uppercased() + dropFirst()
        return hasSuffix(".") ? begun : begun + "."
    }
}

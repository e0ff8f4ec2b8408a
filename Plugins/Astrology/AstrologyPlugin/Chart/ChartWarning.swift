// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A warning about a chart.
@Schema("astrology.ChartWarning")
public struct ChartWarning: SchemaProviding, Equatable {
    /// The subject of a warning.
    public enum Code: String, SchemaProviding, CaseIterable {
        /// The time is unknown, so everything that changes during the day is omitted.
        case timeUnknown = "time-unknown"
        /// No place was given, so there are no houses and angles.
        case noPlace = "no-place"
        /// Several places have the name; the largest was used.
        case placeChosen = "place-chosen"
        /// A named place isn't in the table of places, and has only coordinates.
        case placeUnknown = "place-unknown"
        /// The coordinates are far from the named place, or in another zone than the one given; a sign may be wrong.
        case coordinatesContradictory = "coordinates-contradictory"
        /// The coordinates are near a zone boundary, where two zones are in use, or at sea.
        case zoneUncertain = "zone-uncertain"
        /// The house system isn't available at that place and time, and another was used.
        case houseSystemUndefined = "house-system-undefined"
        /// The source of positions has no houses, so there are no houses and angles.
        case housesUnavailable = "houses-unavailable"
        /// A position isn't from the preferred ephemeris.
        case ephemerisFallback = "ephemeris-fallback"
        /// A body was listed more than once and appears once.
        case bodyRepeated = "body-repeated"
        /// A setting of the request has no effect on this chart.
        case settingWithoutEffect = "setting-without-effect"
        /// A body couldn't be computed; it is omitted, and so is everything that depends on it.
        case bodyUnavailable = "body-unavailable"
        /// The date may be a Julian one.
        case calendarUnclear = "calendar-unclear"
        /// The date is before 1582-10-15 and was read as Julian, because no calendar was given.
        case julianByDefault = "julian-by-default"
        /// The date was given as Julian although the place had left that calendar.
        case julianAfterAdoption = "julian-after-adoption"
        /// Local mean time was taken from the zone's main city.
        case localMeanTimeOfZone = "local-mean-time-of-zone"
        /// The time is close to the change from local mean time to standard time.
        case nearStandardTime = "near-standard-time"
        /// The database files a national mean time as local mean time.
        case legalMeanTime = "legal-mean-time"
        /// The database has no rule for the time.
        case undefinedLocalTime = "undefined-local-time"
        /// The database lacks the history before 1970 of many zones.
        case noBackzone = "no-backzone"
        /// The zone's rule is the mean time of one city, and the place's own differs.
        case cityMeanTime = "city-mean-time"
        /// It isn't established which clocks the territory kept then.
        case territoryUndetermined = "territory-undetermined"
        /// The clocks changed with the territory about that day.
        case territoryChange = "territory-change"
        /// The place is near a former border, with other clocks on the other side.
        case territoryBorder = "territory-border"
        /// The place is near the border of a zone with other clocks.
        case nearZoneBorder = "near-zone-border"
        /// The clocks of the place showed another offset than the one that was specified.
        case clocksDiffer = "clocks-differ"

        /// The schema.
        public static let schema = Schema<Self>.enumeration("astrology.ChartWarningCode", "The subject of a warning.")
    }

    /// Whether the warning is about the positions rather than about the birth, its instant, and its place.
    var concernsPositions: Bool {
        switch code {
        case .ephemerisFallback, .bodyUnavailable, .bodyRepeated, .settingWithoutEffect: true
        default: false
        }
    }

    /// Whether a report says the warning: what it leaves out has sentences of its own.
    var concernsReports: Bool { !concernsPositions && code != .timeUnknown && code != .noPlace }

    /// The subject of the warning.
    public var code: Code
    /// A sentence with the recommended action.
    public var message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension ChartWarning {
    /// Creates a warning about a local time.
    init(_ warning: TimeWarning) {
        self.init(Code(warning.code), warning.message.asSentence)
    }

    /// Returns the warnings about houses, files, and bodies.
    /// - Parameters:
    ///   - sky: The sky of the chart.
    ///   - lights: The Sun and the Moon, even if the chart doesn't list them.
    ///   - houseSystem: The house system that was requested.
    ///   - source: The source of positions.
    static func all(
        of sky: Sky, lights: Lights, houseSystem: HouseSystem?, source: any EphemerisSource
    ) -> [ChartWarning] {
        var warnings: [ChartWarning] = []
        if let houses = sky.houses {
            if let fallback = houses.fallback { warnings.append(ChartWarning(.houseSystemUndefined, fallback)) }
        } else if let houseSystem {
            warnings.append(
                ChartWarning(
                    .housesUnavailable,
                    "\(source.identity.name) has no \(houseSystem.displayName) houses for this place and time: "
                        + "the chart has no houses and angles."))
        }
        for message in joined(sky) { warnings.append(ChartWarning(.ephemerisFallback, message)) }
        for body in sky.unavailable { warnings.append(ChartWarning(.bodyUnavailable, body.message)) }
        if lights.sun == nil {
            warnings.append(
                ChartWarning(
                    .bodyUnavailable,
                    "\(source.identity.name) has no Sun here: the chart has no sect, lunar phase, and lots."))
        }
        if lights.moon == nil {
            warnings.append(
                ChartWarning(
                    .bodyUnavailable, "\(source.identity.name) has no Moon here: the chart has no lunar phase and lots."
                ))
        }
        return warnings
    }

    /// The warnings of positions, each with the names of all bodies that have it: `Sun, Mars: the cause`.
    private static func joined(_ sky: Sky) -> [String] {
        var causes: [String] = []
        var names: [[String]] = []
        for index in sky.positions.indices {
            guard let cause = sky.positions[index].warning else { continue }
            if let known = causes.firstIndex(of: cause) {
                names[known].append(sky.name(at: index))
            } else {
                causes.append(cause)
                names.append([sky.name(at: index)])
            }
        }
        return zip(names, causes).map { "\($0.joined(separator: ", ")): \($1)" }
    }
}

extension ChartWarning {
    /// The time is unknown.
    static func timeUnknown(_ day: UnknownTime) -> ChartWarning {
        let uncertain = day.bodies.filter { !$0.isSignCertain }.map { body in
            "\(body.name) in \(body.signs.map(\.rawValue).joined(separator: " or "))"
        }
        return ChartWarning(
            .timeUnknown,
            "The time is unknown: positions are ranges over the day, and what isn't the same all day is left out: houses, "
                + "angles, sect, lots, and aspects that hold only part of the day."
                + (uncertain.isEmpty ? "" : " The sign is uncertain: \(uncertain.joined(separator: ", "))."))
    }

    /// No place was given.
    static let noPlace = ChartWarning(
        .noPlace, "No place was given: the chart has no houses and angles. Give a place or coordinates.")
}

extension Chart {
    /// The warnings about what was chosen for the birth, its instant, and its place.
    package var birthWarnings: [String] {
        warnings.filter { !$0.concernsPositions && $0.code != .timeUnknown && $0.code != .houseSystemUndefined }
            .map(\.message)
    }
}

extension ChartWarning.Code {
    fileprivate init(_ code: TimeWarning.Code) {
        self =
            switch code {
            case .calendarUnclear: .calendarUnclear
            case .julianByDefault: .julianByDefault
            case .julianAfterAdoption: .julianAfterAdoption
            case .localMeanTimeOfZone: .localMeanTimeOfZone
            case .nearStandardTime: .nearStandardTime
            case .legalMeanTime: .legalMeanTime
            case .undefinedLocalTime: .undefinedLocalTime
            case .noBackzone: .noBackzone
            case .cityMeanTime: .cityMeanTime
            case .territoryUndetermined: .territoryUndetermined
            case .territoryChange: .territoryChange
            case .territoryBorder: .territoryBorder
            case .nearZoneBorder: .nearZoneBorder
            case .clocksDiffer: .clocksDiffer
            }
    }
}

extension String {
    /// The text with an initial capital and a final period.
    fileprivate var asSentence: String {
        let begun = prefix(1).uppercased() + dropFirst()
        return hasSuffix(".") ? begun : begun + "."
    }
}

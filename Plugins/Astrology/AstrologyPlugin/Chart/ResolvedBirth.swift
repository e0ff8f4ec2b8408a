// SPDX-License-Identifier: AGPL-3.0-or-later

public import ComputationKit

/// A birth as it was understood: the moment, the place, and what each was taken from.
public struct ResolvedBirth: Described, Equatable {
    /// The day, in its calendar.
    public var date: CalendarDate
    /// The time of day; nil when it is not known.
    public var time: ClockTime?
    /// The moment as ISO 8601 text in UTC; for an unknown time the middle of the day.
    public var utc: String
    /// The moment as a Julian day of Universal Time; for an unknown time the middle of the day.
    public var julianDay: Double
    /// How far the clocks were ahead of Universal Time.
    public var offset: UTCOffset
    /// Where the zone or offset came from.
    public var zone: ZoneBasis
    /// Geographic latitude in degrees, north positive; nil when the place is not known.
    public var latitude: Double?
    /// Geographic longitude in degrees, east positive; nil when the place is not known.
    public var longitude: Double?
    /// Height above sea level in metres.
    public var altitude: Double?
    /// The place that was found by its name.
    public var place: Place?

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("ResolvedBirth", "A birth as it was understood.") {
        field("date", \.date, "The day, in its calendar.")
        field("time", \.time, "The time of day; absent when it is not known.")
        field(
            "utc", \.utc, "The moment in UTC; for an unknown time the middle of the day.",
            .text(example: "1990-05-15T11:30:00Z"))
        field(
            "julianDay", \.julianDay, "The moment as a Julian day of Universal Time.", .number(-1e7...1e7, .days))
        field("offset", \.offset, "How far the clocks were ahead of Universal Time.")
        field("zone", \.zone, "Where the zone or offset came from.")
        field("latitude", \.latitude, "Geographic latitude, north positive.", .number(-90...90, .degrees))
        field("longitude", \.longitude, "Geographic longitude, east positive.", .number(-180...180, .degrees))
        field("altitude", \.altitude, "Height above sea level.", .number(-12_000...100_000, .metres))
        field("place", \.place, "The place that was found by its name.")
    }

    /// The place as the ephemeris needs it; nil when it is not known.
    var observer: GeographicPosition? {
        guard let latitude, let longitude else { return nil }
        return GeographicPosition(latitude: latitude, longitude: longitude, altitude: altitude ?? 0)
    }
}

/// Which zone or offset a local time was read by, where it came from, and how sure that is.
public struct ZoneBasis: Described, Equatable {
    /// Where a zone came from.
    public enum Source: String, Codable, Sendable, CaseIterable {
        /// The user named the zone.
        case stated
        /// The user stated an offset.
        case offset
        /// The place that was found by name lies in it.
        case place
        /// The coordinates lie in it.
        case coordinates
        /// The user asked for local mean time.
        case localMeanTime
    }

    /// The zone's name, the offset, or `LMT`.
    public var name: String
    /// Where it came from.
    public var source: Source
    /// One sentence that says from what and how sure.
    public var explanation: String
    /// Whether another zone may apply: only coordinates close to a boundary are unsure.
    public var isSure: Bool
    /// Other zones close to the coordinates, nearest first.
    public var alternatives: [String]
    /// How far the nearest zone boundary is, in kilometres; nil when far away or not asked.
    public var boundaryKilometres: Double?

    init(
        _ name: String, _ source: Source, _ explanation: String, isSure: Bool = true, alternatives: [String] = [],
        boundaryKilometres: Double? = nil
    ) {
        self.name = name
        self.source = source
        self.explanation = explanation
        self.isSure = isSure
        self.alternatives = alternatives
        self.boundaryKilometres = boundaryKilometres
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("ZoneBasis", "Which zone was used, and where it came from.") {
        field("name", \.name, "The zone's name, the offset, or LMT.", .text())
        field("source", \.source, "Where it came from.")
        field("explanation", \.explanation, "From what and how sure, in a sentence.", .text())
        field("isSure", \.isSure, "Whether no other zone may apply.", .boolean)
        field("alternatives", \.alternatives, "Other zones close by, nearest first.", .list(of: .text()))
        field(
            "boundaryKilometres", \.boundaryKilometres, "How far the nearest zone boundary is; absent when far.",
            .number(0..., .kilometres))
    }
}

extension ZoneBasis.Source: Described {
    /// The sources by their names.
    public static let shape = Shape<Self>.enumeration("ZoneSource", "Where a zone came from.")
}

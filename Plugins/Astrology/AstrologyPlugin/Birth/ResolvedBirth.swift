// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The resolved instant and place of a birth.
///
/// The sources of both are part of it.
@Schema("astrology.ResolvedBirth")
public struct ResolvedBirth: SchemaProviding, Equatable {
    /// The day, in its calendar.
    public var date: CalendarDate
    /// The time of day; absent if unknown.
    public var time: ClockTime?
    /// The instant in UTC; for an unknown time, the middle of the day.
    ///
    /// ISO 8601 text.
    @Field(.text(example: "1990-05-15T11:30:00Z")) public var utc: String
    /// The instant as a Julian day of Universal Time.
    ///
    /// It is the middle of the day if the time is unknown.
    @Field(.number(-1e7...1e7, .days)) public var julianDay: Double
    /// The offset of the clocks from Universal Time.
    public var offset: UTCOffset
    /// The source of the zone or offset.
    public var zone: ZoneBasis
    /// Geographic latitude, north positive.
    ///
    /// In degrees; `nil` if the place is unknown.
    @Field(.number(-90...90, .degrees)) public var latitude: Double?
    /// Geographic longitude, east positive.
    ///
    /// In degrees; `nil` if the place is unknown.
    @Field(.number(-180...180, .degrees)) public var longitude: Double?
    /// Height above sea level.
    ///
    /// In meters.
    @Field(.number(-12_000...100_000, .meters)) public var altitude: Double?
    /// The place found by its name.
    public var place: Place?
    /// The name of the place as given, if the table of places doesn't have it.
    public var placeName: String?

    /// The place as input for the ephemeris; `nil` if unknown.
    var observer: GeographicPosition? {
        guard let latitude, let longitude else { return nil }
        return GeographicPosition(latitude: latitude, longitude: longitude, altitude: altitude ?? 0)
    }
}

extension ResolvedBirth {
    /// Creates a birth whose time is known.
    init(_ reading: BirthReading, at moment: TimeReading, zone: String?) {
        self.init(reading, utc: moment.utc, julianDay: moment.julianDay, offset: moment.offset, zone: zone)
    }

    /// Creates a birth whose time is unknown: the instant is the middle of the day.
    init(_ reading: BirthReading, on day: LocalDay) {
        let middle = (day.start.julianDay + day.end.julianDay) / 2
        self.init(
            reading, utc: UTCInstant(julianDay: middle).description, julianDay: middle, offset: day.start.offset,
            zone: day.zone)
    }

    private init(_ reading: BirthReading, utc: String, julianDay: Double, offset: UTCOffset, zone: String?) {
        var basis = reading.zone
        if let zone { basis.name = zone }
        self.init(
            date: reading.text.date, time: reading.time, utc: utc, julianDay: julianDay, offset: offset, zone: basis,
            latitude: reading.latitude, longitude: reading.longitude, altitude: reading.birth.altitude,
            place: reading.place, placeName: reading.place == nil ? reading.birth.place : nil)
    }
}

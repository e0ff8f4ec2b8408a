// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The date, time, and place of a birth, as recorded.
///
/// ```swift
/// let birth = Birth(date: "1990-05-15T14:30", place: "Kyiv")
/// ```
public struct Birth: SchemaProviding, Equatable {
    /// The date, optionally with time, offset, and zone: `1990-05-15`, `1990-05-15T14:30+03:00`.
    public var date: String
    /// The time of day, if it isn't part of the date; `nil` if it is, or if it is unknown.
    public var time: ClockTime?
    /// The time zone, such as `Europe/Kyiv`, or `LMT` for local mean time.
    ///
    /// Zones have their names from the tz database.
    public var zone: String?
    /// The offset of the clocks from Universal Time.
    public var offset: UTCOffset?
    /// The birth place, such as Kyiv or "Paris, TX", looked up offline.
    public var place: String?
    /// Geographic latitude, north positive, from -90 to 90 degrees.
    public var latitude: Double?
    /// Geographic longitude, east positive, from -180 to 180 degrees.
    public var longitude: Double?
    /// Height above sea level, for topocentric charts only, in meters.
    public var altitude: Double?
    /// The calendar of the date; by default Julian before 1582-10-15, otherwise Gregorian.
    ///
    /// There is a warning about a Julian default, and about a date that the country may have counted as Julian.
    public var calendar: CalendarSystem?
    /// The occurrence to use if the clocks showed the time twice.
    public var fold: FoldChoice?

    /// Creates a birth; arguments that are omitted are unknown or part of the date.
    public init(
        date: String, time: ClockTime? = nil, zone: String? = nil, offset: UTCOffset? = nil, place: String? = nil,
        latitude: Double? = nil, longitude: Double? = nil, altitude: Double? = nil, calendar: CalendarSystem? = nil,
        fold: FoldChoice? = nil
    ) {
        self.date = date
        self.time = time
        self.zone = zone
        self.offset = offset
        self.place = place
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
        self.calendar = calendar
        self.fold = fold
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "astrology.Birth", "The date, time, and place of a birth, as recorded."
    ) {
        field(
            "date", \.date, "The date, optionally with time, offset, and zone.",
            .text(
                "a date such as 1990-05-15, with a time as in 1990-05-15T14:30 if known",
                pattern: DateTimeText.pattern, lengths: 0...DateTimeText.longestText,
                example: "1990-05-15T14:30", isCheckedWhenRead: true
            ) { text in
                // February 29, 1700 is a day of the Julian calendar, which a separate field can specify.
                refusal { () throws(TimeInputError) in _ = try DateTimeText(parsing: text) }.flatMap { issue in
                    (try? DateTimeText(parsing: text, calendar: .julian)) == nil ? issue : nil
                }
            })
        field("time", \.time, "The time of day, if it isn't part of the date.")
        field(
            "zone", \.zone, "The time zone, such as Europe/Kyiv, or LMT for local mean time.",
            .text(1...60, example: "Europe/Kyiv"))
        field("offset", \.offset, "The offset of the clocks from Universal Time.")
        field(
            "place", \.place, "The birth place, such as Kyiv or \"Paris, TX\", looked up offline.",
            .text(1...120, example: "Kyiv"))
        field("latitude", \.latitude, "Geographic latitude, north positive.", .number(-90...90, .degrees))
        field("longitude", \.longitude, "Geographic longitude, east positive.", .number(-180...180, .degrees))
        field(
            "altitude", \.altitude, "Height above sea level, for topocentric charts.",
            .number(-12_000...100_000, .meters))
        field(
            "calendar", \.calendar,
            "The calendar of the date; by default Julian before 1582-10-15, otherwise Gregorian.")
        field("fold", \.fold, "The occurrence to use if the clocks showed the time twice.")
    }
}

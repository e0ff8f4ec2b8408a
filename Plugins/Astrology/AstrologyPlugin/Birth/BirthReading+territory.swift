// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit

extension BirthReading {
    /// The zones near a place matter before 1950, when borders moved, and since 1900, when clocks were those of countries.
    private static let daysOfMovingBorders = 2_415_021..<2_433_283

    /// The greatest distance to another zone in kilometers at which a place is near its border.
    private static let borderKilometers = 10.0

    /// Returns what the table of territories says about the birth; `nil` if the clocks were specified, or if it says
    /// nothing.
    static func finding(
        _ zone: ZoneBasis, day: CalendarDate, latitude: Double?, longitude: Double?
    ) -> TerritoryFinding? {
        guard zone.source == .place || zone.source == .coordinates, let latitude, let longitude,
            Territories.mayConcern(zone: zone.name, day: day.julianDayNumber)
        else { return nil }
        return Territories.shipped.finding(
            zone: zone.name, latitude: latitude, longitude: longitude, day: day.julianDayNumber)
    }

    /// Returns the warnings about the territory and the border of the zone, if they make a difference.
    func territoryWarnings(
        at time: ClockTime, offset: UTCOffset, using resolver: LocalTimeResolver
    ) -> [TimeWarning] {
        func placed() -> LocalTimeResolver.PlacedTime {
            LocalTimeResolver.PlacedTime(
                local: LocalDateTime(date: text.date, time: time), offset: offset, basis: basis, longitude: longitude,
                place: place?.name ?? "the place")
        }
        if let finding { return resolver.warnings(about: finding, for: placed()) }
        guard zone.source == .place || zone.source == .coordinates, let latitude, let longitude,
            Self.daysOfMovingBorders.contains(text.date.julianDayNumber),
            let guess = ZoneMap.shipped.zone(latitude: latitude, longitude: longitude)
        else { return [] }
        let near = guess.alternatives.filter { $0.distanceKilometers <= Self.borderKilometers && $0.zone != zone.name }
        return resolver.warning(about: near, for: placed()).map { [$0] } ?? []
    }
}

extension ZoneBasis {
    /// Creates the basis of a territory.
    ///
    /// - Parameters:
    ///   - period: The period of the territory.
    ///   - basis: The clocks of the period.
    ///   - today: The zone of the place today.
    ///   - place: The place's name; `nil` if only its coordinates are known.
    init(_ period: TerritoryPeriod, _ basis: TimeBasis, today: ZoneBasis, place: String?) {
        let source = period.source.hasSuffix(".") ? String(period.source.dropLast()) : period.source
        self.init(
            basis.description, .territory,
            "\(today.explanation) \(place ?? "The place") was then \(period.holder), with the clocks of \(basis) "
                + "(\(period.term): \(source)).",
            isSure: today.isSure,
            alternatives: (today.name == basis.description ? [] : [today.name]) + today.alternatives,
            boundaryKilometers: today.boundaryKilometers)
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The parts of a birth: its date and time, its place, and the clocks that showed the time.
///
/// This type parses the input; ``resolution(using:)`` resolves the local time.
struct BirthReading {
    let birth: Birth
    let text: DateTimeText
    let time: ClockTime?
    let place: Place?
    let latitude: Double?
    let longitude: Double?
    let basis: TimeBasis
    let zone: ZoneBasis
    /// What the table of territories says about the place on the day, if the clocks are those of the place.
    let finding: TerritoryFinding?
    /// The warnings about the place and the coordinates.
    private var placeWarnings: [ChartWarning] = []
    /// The zone before the table of territories was applied.
    private let zoneOfToday: ZoneBasis

    /// - Throws: ``ValidationIssue`` or ``ComputationError`` if the birth is contradictory, ambiguous, or incomplete.
    init(_ birth: Birth) throws {
        self.birth = birth
        do {
            text = try DateTimeText(parsing: birth.date, calendar: birth.calendar)
        } catch {
            throw error.issue
        }
        if birth.time != nil, text.time != nil {
            throw ValidationIssue(
                path: "time", expected: "one time of day", got: "one in the date and one in time",
                recoverySuggestion: "remove one of them")
        }
        time = birth.time ?? text.time
        if (birth.latitude == nil) != (birth.longitude == nil) {
            throw ValidationIssue(
                path: birth.latitude == nil ? "latitude" : "longitude",
                expected: "both coordinates or none", got: "one of them",
                recoverySuggestion: "give latitude and longitude")
        }
        let found = try birth.place.map {
            try PlaceChoice.place($0, latitude: birth.latitude, longitude: birth.longitude)
        }
        place = found?.place
        latitude = birth.latitude ?? place?.latitude
        longitude = birth.longitude ?? place?.longitude
        if let others = found?.warning { placeWarnings.append(others) }
        let (clocks, source) =
            try Self.specifiedClocks(birth, text) ?? Self.localClocks(place, latitude: latitude, longitude: longitude)
        if let contradiction = Self.hemisphereWarning(birth, place: place, basis: clocks) {
            placeWarnings.append(contradiction)
        }
        zoneOfToday = source
        finding = Self.finding(source, day: text.date, latitude: latitude, longitude: longitude)
        if let period = finding?.period, let decided = period.rule.basis {
            basis = decided
            zone = ZoneBasis(period, decided, today: source, place: place?.name)
        } else {
            (basis, zone) = (clocks, source)
        }
        try Self.checkCalendar(of: text, in: basis, place: place)
    }

    /// The words for Universal Time, in capitals.
    private static let universalTimes: Set = ["UTC", "GMT", "UT", "Z", "ETC/UTC", "ETC/GMT", "+00:00", "UTC+0"]

    /// Returns the clocks from the zone or offset in the input; `nil` if it has neither.
    private static func specifiedClocks(_ birth: Birth, _ text: DateTimeText) throws -> (TimeBasis, ZoneBasis)? {
        func differ(_ path: String, _ noun: String, _ one: String, _ other: String) -> ValidationIssue {
            ValidationIssue(
                path: path, expected: "one \(noun)", got: "\(one) in the date and \(other) in a separate field",
                recoverySuggestion: "remove one of them")
        }
        if let one = text.zone, let other = birth.zone, one != other {
            throw differ("zone", "zone", one, other)
        }
        if let one = text.offset, let other = birth.offset, one != other {
            throw differ("offset", "offset", "\(one)", "\(other)")
        }
        if text.isUTC, let zone = birth.zone, !Self.universalTimes.contains(zone.uppercased()) {
            throw differ("zone", "zone", "Z, which is Universal Time,", zone)
        }
        let offset = birth.offset ?? text.offset
        if let offset, text.isUTC || (birth.zone ?? text.zone) == nil {
            return (.offset(offset), offset == .zero ? .universalTime : ZoneBasis(stated: offset))
        }
        guard let name = birth.zone ?? text.zone else { return nil }
        let basis: TimeBasis
        do {
            basis = try TimeBasis(parsing: name)
        } catch {
            var issue = error.issue
            issue.path = birth.zone == nil ? "date" : "zone"
            throw issue
        }
        switch basis {
        case .localMeanTime where offset == nil:
            return (basis, ZoneBasis("LMT", .localMeanTime, "Local mean time of the birth longitude was specified."))
        case .zone(let name):
            let source = ZoneBasis(name, .stated, "The zone \(name) was specified.")
            return (offset.map { .zoneWithOffset(name, $0) } ?? basis, source)
        case .offset(let stated) where offset ?? stated == stated,
            .zoneWithOffset(_, let stated) where offset ?? stated == stated:
            return (basis, ZoneBasis(basis.description, .offset, "The offset \(basis) was specified."))
        default:
            throw differ("zone", "offset", offset?.description ?? "none", "\(basis)")
        }
    }

    /// Returns the clocks of the place, or of the coordinates if there is no place.
    static func localClocks(
        _ place: Place?, latitude: Double?, longitude: Double?
    ) throws -> (TimeBasis, ZoneBasis) {
        if let place {
            return (
                .zone(place.timeZone),
                ZoneBasis(place.timeZone, .place, "\(place.name) is in the zone \(place.timeZone) (GeoNames).")
            )
        }
        guard let latitude, let longitude else {
            throw ValidationIssue(
                path: "zone", expected: "a zone, an offset, a place or coordinates", got: "none of them",
                recoverySuggestion:
                    "a local time can't be converted without them: give a place such as Kyiv, a zone such as Europe/Kyiv, "
                    + "or Z at the end of the date for Universal Time")
        }
        guard let guess = ZoneMap.shipped.zone(latitude: latitude, longitude: longitude) else {
            throw ValidationIssue(
                path: "latitude", expected: "a latitude from -90 to 90 and a longitude from -180 to 180 degrees",
                got: "\(latitude), \(longitude)")
        }
        return (.zone(guess.zone), ZoneBasis(guess))
    }

    /// Returns the warnings about the place, the coordinates, and the zone.
    ///
    /// There is none about a zone near others whose clocks showed the same time.
    func warnings(using resolver: LocalTimeResolver) -> [ChartWarning] {
        guard !zoneOfToday.isSure else { return placeWarnings }
        let times = time.map { [$0] } ?? [.midnight, ClockTime(secondOfDay: 86_399)]
        let isSame =
            !zoneOfToday.alternatives.isEmpty
            && times.allSatisfy { time in
                let local = LocalDateTime(date: text.date, time: time)
                let offsets = ([zoneOfToday.name] + zoneOfToday.alternatives).map { zone in
                    resolver.offset(of: .zone(zone), at: local, longitude: longitude)
                }
                return offsets.allSatisfy { $0 == offsets[0] }
            }
        return isSame ? placeWarnings : placeWarnings + [ChartWarning(.zoneUncertain, zoneOfToday.explanation)]
    }

    /// Resolves the local time.
    /// - Throws: ``ValidationIssue`` if the zone is unknown or the longitude is missing, ``ComputationError`` if zone
    ///   data is damaged.
    func resolution(using resolver: LocalTimeResolver) throws -> LocalTimeResolution? {
        guard let time else { return nil }
        var resolution = try mappingErrors { () throws(TimeInputError) in
            try resolver.resolve(
                LocalDateTime(date: text.date, time: time), in: basis, longitude: longitude, fold: birth.fold,
                isCalendarStated: text.isCalendarStated, isBasisStated: zone.source != .territory,
                placeZone: place?.timeZone)
        }
        if let offset = resolution.readings.first?.offset ?? resolution.gap?.before.offset {
            resolution.warnings += territoryWarnings(at: time, offset: offset, using: resolver)
            if let difference = warning(about: offset, at: time, using: resolver) {
                resolution.warnings.append(difference)
            }
        }
        return resolution
    }

    /// Returns the reading to compute with.
    /// - Throws: ``ValidationIssue`` if the resolution is ambiguous.
    func moment(of resolution: LocalTimeResolution) throws -> TimeReading {
        try mappingErrors { () throws(TimeInputError) in try resolution.chosenReading() }
    }

    /// Returns the interval of Universal Time of the day.
    /// - Throws: The errors of ``resolution(using:)``, and ``ValidationIssue`` for a day that was skipped.
    func day(using resolver: LocalTimeResolver) throws -> LocalDay {
        var day = try mappingErrors { () throws(TimeInputError) in
            try resolver.day(
                text.date, in: basis, longitude: longitude, isCalendarStated: text.isCalendarStated,
                isBasisStated: zone.source != .territory, placeZone: place?.timeZone)
        }
        day.warnings += territoryWarnings(at: .midnight, offset: day.start.offset, using: resolver)
        if let difference = warning(about: day.start.offset, at: .midnight, using: resolver) {
            day.warnings.append(difference)
        }
        return day
    }

    private func mappingErrors<Value>(_ body: () throws(TimeInputError) -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            guard error.kind == .input else { throw ComputationError.invalidData("\(error)") }
            var issue = error.issue
            issue.path = path(of: error.field)
            throw issue
        }
    }

    /// Returns the field of the birth that contains the zone or offset.
    private func path(of field: String) -> String {
        switch field {
        case "zone" where birth.zone == nil && text.zone != nil: "date"
        case "time" where birth.time == nil && text.time != nil: "date"
        case "offset" where birth.offset == nil && text.offset != nil: "date"
        default: field
        }
    }
}

extension ValidationIssue {
    /// Runs a closure that reads a part of the input, and prefixes the part's key to the path of every issue it throws.
    static func below<Value>(_ key: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch var issue as ValidationIssue {
            issue.path = "\(key).\(issue.path)"
            throw issue
        }
    }
}

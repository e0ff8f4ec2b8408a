// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

extension LocalTimeResolver {
    /// A local time whose clocks were found by its place, and the offset they were read with.
    struct PlacedTime {
        /// The local time.
        let local: LocalDateTime
        /// The offset the time was read with.
        let offset: UTCOffset
        /// The zone or offset the time was read with.
        let basis: TimeBasis
        /// The longitude in degrees, east positive.
        let longitude: Double?
        /// The name of the place, or `the place`.
        let place: String
    }

    /// Returns the warnings about what the table of territories leaves open, if another answer is another offset.
    func warnings(about finding: TerritoryFinding, for time: PlacedTime) -> [TimeWarning] {
        var warnings: [TimeWarning] = []
        if let period = finding.period, let (months, alternatives) = period.rule.doubt {
            let others = offsets(of: alternatives, differingFrom: time)
            let month = time.local.date.converted(to: .gregorian).month
            if months.contains(month), alternatives.isEmpty || !others.isEmpty {
                warnings.append(
                    TimeWarning(
                        code: .territoryUndetermined,
                        message:
                            "\(time.place) was \(period.holder), and it isn't established which clocks it kept "
                            + "(\(period.source.withoutPeriod)): \(Self.used(time)), and it may have been "
                            + "\(others.isEmpty ? "another offset" : others.listed); \(Self.advice)"))
            }
        }
        for doubt in finding.doubts {
            let others = offsets(of: doubt.bases, differingFrom: time)
            guard !others.isEmpty else { continue }
            switch doubt.reason {
            case .change(let day):
                let date = CalendarDate(uncheckedDayNumber: day, calendar: .gregorian)
                warnings.append(
                    TimeWarning(
                        code: .territoryChange,
                        message:
                            "\(time.place) changed hands about \(date), and it isn't established on which day its "
                            + "clocks changed: \(Self.used(time)), and it may have been \(others.listed); "
                            + Self.advice))
            case .border(let name, let accuracy):
                warnings.append(
                    TimeWarning(
                        code: .territoryBorder,
                        message:
                            "\(time.place) is within \(Int(accuracy)) km of the border of an area with other clocks "
                            + "then (\(name)): \(Self.used(time)), and it may have been \(others.listed); "
                            + Self.advice))
            }
        }
        return warnings
    }

    /// Returns the warning about zones near a place, if their clocks differed by 15 minutes or more.
    ///
    /// - Parameters:
    ///   - zones: The zones with the distance to their border in kilometers.
    ///   - time: The time of the place.
    func warning(about zones: [ZoneGuess.Alternative], for time: PlacedTime) -> TimeWarning? {
        for other in zones {
            guard let offset = offset(of: .zone(other.zone), for: time),
                abs(offset.seconds - time.offset.seconds) >= 900
            else { continue }
            let distance = max(1, Int(other.distanceKilometers.rounded(.up)))
            return TimeWarning(
                code: .nearZoneBorder,
                message:
                    "\(time.place) is \(distance) km from \(other.zone), whose clocks showed \(offset) then: "
                    + "\(Self.used(time)); borders are those of today, so check on which side the place was")
        }
        return nil
    }

    private static func used(_ time: PlacedTime) -> String {
        if case .offset = time.basis { return "\(time.offset) was used" }
        return "\(time.offset) of \(time.basis) was used"
    }

    private static let advice = "check the record, and give the zone or the offset if you know it"

    /// Returns the offsets of other clocks at the same local time, without those of the time itself, in words.
    private func offsets(of bases: [TimeBasis], differingFrom time: PlacedTime) -> [String] {
        var seen = [time.offset]
        var words: [String] = []
        for basis in bases {
            guard let offset = offset(of: basis, for: time), !seen.contains(offset) else { continue }
            seen.append(offset)
            switch basis {
            case .zone(let name): words.append("\(offset) (\(name))")
            case .localMeanTime: words.append("\(offset) (local mean time)")
            default: words.append("\(offset)")
            }
        }
        return words
    }

    private func offset(of basis: TimeBasis, for time: PlacedTime) -> UTCOffset? {
        offset(of: basis, at: time.local, longitude: time.longitude)
    }

    /// Returns the offset of clocks at a local time; the first of two, and `nil` if the clocks aren't known.
    func offset(of basis: TimeBasis, at local: LocalDateTime, longitude: Double?) -> UTCOffset? {
        guard let timeline = try? timeline(basis, longitude: longitude),
            let (readings, gap) = try? readings(of: local, in: timeline)
        else { return nil }
        return readings.first?.offset ?? gap?.before.offset
    }
}

extension String {
    fileprivate var withoutPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension [String] {
    fileprivate var listed: String { joined(separator: " or ") }
}

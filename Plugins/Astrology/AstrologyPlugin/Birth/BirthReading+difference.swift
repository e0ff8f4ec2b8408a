// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

extension BirthReading {
    /// The smallest difference between a specified offset and that of the place's clocks that counts, in seconds.
    private static let smallestDifference = 60

    /// Returns a warning if the zone or the offset was specified, and the clocks of the place showed another time then.
    ///
    /// A zone such as `EST` has no daylight saving time, and an offset may be that of today. Universal Time, written as
    /// `Z`, is never that of a clock at the place.
    func warning(about offset: UTCOffset, at time: ClockTime, using resolver: LocalTimeResolver) -> TimeWarning? {
        guard zone.source == .stated || zone.source == .offset, !text.isUTC,
            let (clocks, local) = try? Self.localClocks(place, latitude: latitude, longitude: longitude), local.isSure
        else { return nil }
        let period = Self.finding(local, day: text.date, latitude: latitude, longitude: longitude)?.period
        if let period, period.rule.doubt != nil { return nil }
        let there = try? resolver.resolve(
            LocalDateTime(date: text.date, time: time), in: period?.rule.basis ?? clocks, longitude: longitude)
        guard let reading = there?.readings.first ?? there?.gap?.before,
            there?.readings.contains(where: { abs($0.offset.seconds - offset.seconds) < Self.smallestDifference })
                != true
        else { return nil }
        // The mean time of one city that the zone has isn't certain at the place, and its own mean time is as good.
        if let longitude, reading.offset.seconds % 900 != 0,
            abs(ZoneTimeline.meanTime(of: longitude, near: offset.seconds) - offset.seconds) < Self.smallestDifference
        {
            return nil
        }
        let name = reading.isLocalMeanTime ? "local mean time" : reading.abbreviation
        return TimeWarning(
            code: .clocksDiffer,
            message:
                "the time was read with \(offset) of the specified \(zone.source == .offset ? "offset" : "zone"), but the "
                + "clocks of \(place?.name ?? "the coordinates") showed \(reading.offset) then (\(name), "
                + "\(there?.zone ?? period?.holder ?? local.name)): check which one the source means")
    }
}

// SPDX-License-Identifier: Apache-2.0

/// A lot (Arabic part): a point as far from the Ascendant as one body is from another.
///
/// By day, Fortune is the distance from the Sun to the Moon, and by night from the Moon to the Sun. Spirit is the
/// reverse (Paulus Alexandrinus, *Introduction* 23; for Fortune also Vettius Valens, *Anthology* II.3).
public enum Lot: String, CaseIterable, Codable, Sendable {
    case fortune = "Part of Fortune"
    case spirit = "Part of Spirit"

    /// The formula of the lots, which can be reversed in a night chart.
    public enum Formula: String, CaseIterable, Codable, Sendable {
        /// The formula is reversed at night, after Paulus and Valens.
        case sect
        /// The day formula is always used, after Ptolemy (*Tetrabiblos* III.10).
        case day
    }

    /// Returns the longitude of the lot, from 0 up to, but not including, 360 degrees.
    ///
    /// By day Fortune is Ascendant + Moon - Sun and Spirit is Ascendant + Sun - Moon.
    /// - Parameters:
    ///   - ascendant: Ecliptic longitude of the Ascendant in degrees.
    ///   - sun: Ecliptic longitude of the Sun in degrees.
    ///   - moon: Ecliptic longitude of the Moon in degrees.
    ///   - sect: Whether the chart is a day or a night chart.
    ///   - formula: Whether the formula depends on the sect.
    public func longitude(
        ascendant: Double, sun: Double, moon: Double, sect: Sect, formula: Formula = .sect
    ) -> Double {
        let arc = Angle.signedDifference(from: sun, to: moon)
        return Angle.normalized(
            addsMoon(sect: sect, formula: formula) ? ascendant + arc : ascendant - arc)
    }

    /// Returns the speed of the lot in longitude, in degrees per day.
    /// - Parameters:
    ///   - ascendant: Speed of the Ascendant in degrees per day.
    ///   - sun: Speed of the Sun in degrees per day.
    ///   - moon: Speed of the Moon in degrees per day.
    ///   - sect: Whether the chart is a day or a night chart.
    ///   - formula: Whether the formula depends on the sect.
    public func speed(
        ascendant: Double, sun: Double, moon: Double, sect: Sect, formula: Formula = .sect
    ) -> Double {
        addsMoon(sect: sect, formula: formula) ? ascendant + moon - sun : ascendant + sun - moon
    }

    private func addsMoon(sect: Sect, formula: Formula) -> Bool {
        let isReversed = formula == .sect && sect == .night
        return (self == .fortune) != isReversed
    }
}

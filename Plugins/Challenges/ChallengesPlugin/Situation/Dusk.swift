// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The end of daylight on a local clock.
///
/// Daylight ends with civil twilight, when the sun is 6 degrees below the horizon.
public enum Dusk {
    /// Returns the hour of dusk on the local clock, 0 to 24: 0 if the day never becomes light, and 24 if it never
    /// becomes dark.
    ///
    /// The sun's declination and the equation of time are the series of Spencer (1971, "Fourier series representation
    /// of the position of the sun"), which give the hour within a few minutes up to the polar circles.
    /// - Parameters:
    ///   - day: The day.
    ///   - position: The position.
    ///   - offset: The offset of the local clock from UTC in hours, east positive.
    public static func hour(on day: CalendarDay, at position: HomePosition, offset: Double) -> Double {
        let firstDay = (try? CalendarDay(year: day.year, month: 1, day: 1)) ?? day
        let angle = 2 * Double.pi * Double(day.daysSince1970 - firstDay.daysSince1970) / 365
        let (first, second, third) = (angle, 2 * angle, 3 * angle)
        let declination =
            0.006918 - 0.399912 * cosine(first) + 0.070257 * sine(first) - 0.006758 * cosine(second)
            + 0.000907 * sine(second) - 0.002697 * cosine(third) + 0.00148 * sine(third)
        let equation =
            (0.000075 + 0.001868 * cosine(first) - 0.032077 * sine(first) - 0.014615 * cosine(second) - 0.040849
                * sine(second)) * 12 / .pi
        let latitude = position.latitude * .pi / 180
        let height = -6 * Double.pi / 180
        let above = sine(height) - sine(latitude) * sine(declination)
        let scale = cosine(latitude) * cosine(declination)
        if above >= scale { return 0 }
        if above <= -scale { return 24 }
        let noon = 12 - position.longitude / 15 + offset - equation
        return min(max(noon + arcCosine(above / scale) * 12 / .pi, 0), 24)
    }

    /// Returns the hour of dusk by the season, where the position is unknown: 19:00 in spring, 21:00 in summer, 18:00 in
    /// fall, and 16:30 in winter.
    ///
    /// Our convention: about the middle of each season at 45 to 50 degrees of latitude, on a clock with summer time, and
    /// on the early side.
    public static func hour(in season: Season) -> Double {
        switch season {
        case .spring: 19
        case .summer: 21
        case .fall: 18
        case .winter: 16.5
        }
    }
}

extension Situation {
    /// The hour of dusk on the local clock: the stated one, or that of the season.
    public var effectiveDusk: Double { dusk ?? Dusk.hour(in: effectiveSeason) }
}

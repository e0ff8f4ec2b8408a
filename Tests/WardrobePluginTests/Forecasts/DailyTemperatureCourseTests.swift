// SPDX-License-Identifier: Apache-2.0

import Testing
import WardrobePlugin

/// Expected values by hand: the mean is 11 °C and the amplitude 6 °C, so after a third of the nine hours up to 15:00,
/// or of the fifteen down to 06:00, the cosine is that of 60°, a half.
@Suite("Daily temperature course")
struct DailyTemperatureCourseTests {
    private let course = DailyTemperatureCourse(coldest: 5, warmest: 17)

    @Test(arguments: [
        (6.0, 5.0), (9, 8), (10.5, 11), (12, 14), (15, 17), (20, 14), (22.5, 11), (25, 8),
        // The same hours on other days
        (1, 8), (-15, 8), (30, 5), (-9, 17),
        // 11 − 6 cos 96°: an hour before midnight, 8 of 15 hours after the maximum.
        (-1, 10.372_829_22),
    ])
    func `the temperature at an hour follows the daily course`(_ hour: Double, _ celsius: Double) {
        #expect(abs(course.temperature(atHour: hour) - celsius) < 1e-8)
    }

    @Test
    func `the extremes are exact`() {
        // 41 and 63 °F.
        let warmest = 155.0 / 9
        let typed = DailyTemperatureCourse(coldest: 5, warmest: warmest)
        let hours = stride(from: 0.0, through: 24, by: 0.25).map { typed.temperature(atHour: $0) }
        #expect(hours.min() == 5 && hours.max() == warmest)
        let flat = DailyTemperatureCourse(coldest: 0.1, warmest: 0.1)
        #expect(flat.temperature(atHour: 3) == 0.1)
    }

    @Test(arguments: [
        // Up in the morning and down at night.
        (9.0, 12.0, 8.0, 14.0), (20, 25, 8, 14),
        // Across the maximum; 11 − 6 cos 20° is 16.64 °C at 16:00, warmer than 12:00.
        (12, 16, 14, 17),
        // Across the minimum; at 22:00 it's 11 + 6 cos 84°.
        (22, 31, 5, 11.627_170_78),
        // Up to an extreme, and from an extreme
        (12, 15, 14, 17), (15, 20, 14, 17), (1, 6, 5, 8), (6, 9, 5, 8),
        // A whole day, and an instant
        (8, 32, 5, 17), (9, 9, 8, 8),
    ])
    func `the mean over some hours follows the daily course`(
        _ start: Double, _ end: Double, _ coldest: Double, _ warmest: Double
    ) {
        let range = course.range(from: start, to: end)
        #expect(abs(range.coldest - coldest) < 1e-8)
        #expect(abs(range.warmest - warmest) < 1e-8)
    }
}

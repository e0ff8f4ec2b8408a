// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing
import WardrobePlugin

@testable import OutfitCommand

@Suite("The weather of a day's waking hours")
struct DayWeatherTests {
    private let day = CalendarDay(daysSince1970: 20_000)

    /// Hours from the day's midnight in UTC on, each as warm as its number.
    private func hours(_ range: Range<Int>, _ change: (inout HourlyWeather, Int) -> Void = { _, _ in })
        -> [HourlyWeather]
    {
        range.map { hour in
            var weather = HourlyWeather(
                time: EventTime(secondsSince1970: (20_000 * 24 + hour) * 3_600), temperature: Double(hour))
            change(&weather, hour)
            return weather
        }
    }

    @Test(
        "From 7 to 22 by the sun, an hour earlier in UTC for every 15 degrees to the east",
        arguments: [
            (0.0, 7.0, 22.0), (15, 6, 21), (-75, 12, 27), (180, -5, 10), (2.35, 7, 21),
        ])
    func span(_ longitude: Double, _ coldest: Double, _ warmest: Double) throws {
        let weather = try #require(DayWeather(of: day, longitude: longitude, in: hours(-24..<48)))
        #expect(weather.coldest == coldest && weather.warmest == warmest)
    }

    @Test("Hours that end within the day are not enough")
    func tooFew() {
        #expect(DayWeather(of: day, longitude: 0, in: hours(0..<21)) == nil)
        #expect(DayWeather(of: day, longitude: 0, in: hours(0..<22)) != nil)
        #expect(DayWeather(of: day, longitude: 0, in: []) == nil)
    }

    @Test("Rain counts where it wets; else what is most frequent")
    func conditions() {
        let dry = hours(0..<24) { weather, hour in
            weather.condition = hour == 12 ? .rainy : .cloudy
            weather.precipitation = hour == 12 ? 0.1 : 0
        }
        #expect(DayWeather(of: day, longitude: 0, in: dry)?.condition == .cloudy)
        let wet = hours(0..<24) { weather, hour in
            weather.condition = hour == 12 ? .rainy : .cloudy
            weather.precipitation = hour == 12 ? 0.2 : 0
        }
        #expect(DayWeather(of: day, longitude: 0, in: wet)?.condition == .rainy)
    }

    @Test("Means of wind and humidity; what was typed stays")
    func applied() throws {
        let sky = hours(0..<24) { weather, hour in
            weather.wind = hour.isMultiple(of: 2) ? 2 : 4
            weather.humidity = 60
        }
        let weather = try #require(DayWeather(of: day, longitude: 0, in: sky))
        // Eight even and eight odd hours from 7 to 22.
        #expect(weather.wind == 3 && weather.humidity == 60)
        let empty = weather.applied(to: OutfitRequest())
        #expect(empty.coldest == 7 && empty.warmest == 22 && empty.temperature == nil && empty.wind == 3)
        let typed = weather.applied(to: OutfitRequest(temperature: 5, wind: 1, condition: .clear))
        #expect(typed.temperature == 5 && typed.coldest == nil && typed.wind == 1 && typed.condition == .clear)
    }
}

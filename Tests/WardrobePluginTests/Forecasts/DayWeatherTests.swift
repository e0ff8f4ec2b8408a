// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing
import WardrobePlugin

@Suite("Weather of a day's waking hours")
struct DayWeatherTests {
    private let day = CalendarDay(daysSince1970: 20_000)

    /// Hours from midnight UTC, each with its number as the temperature.
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

    @Test(arguments: [
        (0.0, 7.0, 22.0), (15, 6, 21), (-75, 12, 27), (180, -5, 10), (2.35, 7, 21),
    ])
    func `a day is 7 to 22 solar time`(
        _ longitude: Double, _ coldest: Double, _ warmest: Double
    ) throws {
        let weather = try #require(DayWeather(of: day, longitude: longitude, in: hours(-24..<48)))
        #expect(weather.coldest == coldest && weather.warmest == warmest)
    }

    @Test
    func `forecasts that end within the day are rejected`() {
        #expect(DayWeather(of: day, longitude: 0, in: hours(0..<21)) == nil)
        #expect(DayWeather(of: day, longitude: 0, in: hours(0..<22)) != nil)
        #expect(DayWeather(of: day, longitude: 0, in: []) == nil)
    }

    @Test
    func `wet conditions win over the most frequent one`() {
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

    @Test
    func `wet conditions count from a probability of 30 %`() {
        func condition(_ probability: Double) -> WeatherCondition? {
            let sky = hours(0..<24) { weather, hour in
                weather.condition = hour == 12 ? .rainy : .cloudy
                weather.precipitation = 0
                weather.precipitationProbability = hour == 12 ? probability : 0
            }
            return DayWeather(of: day, longitude: 0, in: sky)?.condition
        }
        #expect(condition(0.3) == .rainy)
        #expect(condition(0.29) == .cloudy)
        let dry = hours(0..<24) { weather, _ in
            weather.condition = .cloudy
            weather.precipitationProbability = 0.9
        }
        #expect(DayWeather(of: day, longitude: 0, in: dry)?.condition == .cloudy, "the code is not wet")
    }

    @Test
    func `the probability is the maximum of the wet hours, unless given`() throws {
        let probabilities = [11: 0.7, 12: 0.4, 13: 0.5, 23: 1.0]
        let mixed = hours(0..<24) { weather, hour in
            weather.condition = hour == 12 || hour == 13 ? .rainy : .cloudy
            // 23:00 isn't a waking hour.
            weather.precipitationProbability = probabilities[hour, default: 0.1]
        }
        let wet = try #require(DayWeather(of: day, longitude: 0, in: mixed))
        #expect(wet.precipitationProbability == 0.5)
        #expect(wet.applied(to: OutfitRequest()).precipitationProbability == 0.5)
        var typed = OutfitRequest()
        typed.precipitationProbability = 0
        #expect(wet.applied(to: typed).precipitationProbability == 0)
        let dry = hours(0..<24) { weather, hour in
            weather.condition = .cloudy
            weather.precipitationProbability = hour == 11 ? 0.7 : nil
        }
        #expect(DayWeather(of: day, longitude: 0, in: dry)?.precipitationProbability == 0.7)
        let unknown = try #require(DayWeather(of: day, longitude: 0, in: hours(0..<24)))
        #expect(unknown.precipitationProbability == nil)
        #expect(unknown.applied(to: OutfitRequest()).precipitationProbability == nil)
    }

    @Test
    func `wind and humidity are means, unless given`() throws {
        let sky = hours(0..<24) { weather, hour in
            weather.wind = hour.isMultiple(of: 2) ? 2 : 4
            weather.humidity = 60
        }
        let weather = try #require(DayWeather(of: day, longitude: 0, in: sky))
        // Eight even and eight odd hours from 7 to 22
        #expect(weather.wind == 3 && weather.humidity == 60)
        let empty = weather.applied(to: OutfitRequest())
        #expect(empty.coldest == 7 && empty.warmest == 22 && empty.temperature == nil && empty.wind == 3)
        let typed = weather.applied(to: OutfitRequest(temperature: 5, wind: 1, condition: .clear))
        #expect(typed.temperature == 5 && typed.coldest == nil && typed.wind == 1 && typed.condition == .clear)
    }
}

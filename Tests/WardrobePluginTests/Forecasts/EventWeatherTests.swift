// SPDX-License-Identifier: Apache-2.0

import Calendars
import ComputationKit
import Testing
import WardrobePlugin

@Suite("Weather of an event's hours")
struct EventWeatherTests {
    /// 2026-11-21, by `date -u -d 2026-11-21 +%s` and 86,400 seconds a day.
    private let day = CalendarDay(daysSince1970: 20_778)

    /// Returns the only event in a calendar with these lines.
    private func event(_ lines: String...) throws -> CalendarOccurrence {
        let text =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:one\nSUMMARY:Meeting\n\(lines.joined(separator: "\n"))\n"
            + "END:VEVENT\nEND:VCALENDAR\n"
        let reading = try CalendarFile(Array(text.utf8)).occurrences(
            from: day.adding(days: -1), through: day.adding(days: 1))
        try #require(reading.problems == [])
        return try #require(reading.occurrences.first)
    }

    /// Hours from midnight UTC, each with its number as the temperature.
    private func hours(_ range: Range<Int>, _ change: (inout HourlyWeather, Int) -> Void = { _, _ in })
        -> [HourlyWeather]
    {
        range.map { hour in
            var weather = HourlyWeather(
                time: EventTime(secondsSince1970: (20_778 * 24 + hour) * 3_600), temperature: Double(hour))
            change(&weather, hour)
            return weather
        }
    }

    @Test(arguments: [
        ("DTSTART:20261121T090000Z DTEND:20261121T120000Z", 0.0, 8.0, 12.0),
        // Paris is an hour ahead of UTC in November.
        ("DTSTART;TZID=Europe/Paris:20261121T100000 DTEND;TZID=Europe/Paris:20261121T110000", 0, 8, 10),
        // Without a zone, solar time in whole hours of 15 degrees
        ("DTSTART:20261121T090000 DTEND:20261121T100000", 0, 8, 10),
        ("DTSTART:20261121T090000 DTEND:20261121T100000", -75, 13, 15),
        ("DTSTART:20261121T090000 DTEND:20261121T100000", 7.4, 8, 10),
        ("DTSTART:20261121T090000 DTEND:20261121T100000", 7.6, 7, 9),
        // Without a duration, the hour before the start
        ("DTSTART:20261121T093000Z", 0, 9, 9),
        // 7:30 to noon, local time: the hours in between
        ("DTSTART:20261121T083000Z DTEND:20261121T115900Z", 0, 8, 11),
        // Several days get one outfit, for the 24 hours from 8:00 on.
        ("DTSTART:20261121T090000Z DTEND:20261124T170000Z", 0, 8, 32),
        // All-day events: 7 to 22 in solar time
        ("DTSTART;VALUE=DATE:20261121", 0, 7, 22), ("DTSTART;VALUE=DATE:20261121", 15, 6, 21),
    ])
    func `events use the hours from one before the start to the end`(
        _ lines: String, _ longitude: Double, _ coldest: Double, _ warmest: Double
    ) throws {
        let lines = lines.split(separator: " ").joined(separator: "\n")
        let span = WeatherSpan(of: try event(lines), longitude: longitude)
        let weather = try #require(DayWeather(over: span, in: hours(-24..<72)))
        #expect(weather.coldest == coldest && weather.warmest == warmest)
    }

    @Test
    func `a forecast covers the event's days in UTC`() throws {
        let late = WeatherSpan(of: try event("DTSTART:20261121T230000Z", "DTEND:20261122T003000Z"), longitude: 0)
        #expect(late.days == day...day.adding(days: 1))
        let early = WeatherSpan(of: try event("DTSTART:20261121T003000Z", "DTEND:20261121T010000Z"), longitude: 0)
        #expect(early.days == day.adding(days: -1)...day)
        #expect(WeatherSpan(wakingHoursOf: day, longitude: 13.4).days == day...day)
        // 5 hours behind UTC: 12:00 to 03:00 in UTC. 12 hours ahead: from 19:00 on the previous day.
        #expect(WeatherSpan(wakingHoursOf: day, longitude: -75).days == day...day.adding(days: 1))
        #expect(WeatherSpan(wakingHoursOf: day, longitude: 180).days == day.adding(days: -1)...day)
    }

    @Test
    func `forecasts that don't cover the event are rejected`() throws {
        let span = WeatherSpan(of: try event("DTSTART:20261121T230000Z", "DTEND:20261122T003000Z"), longitude: 0)
        #expect(DayWeather(over: span, in: hours(0..<24)) == nil)
        #expect(DayWeather(over: span, in: hours(24..<48)) == nil)
        #expect(DayWeather(over: span, in: []) == nil)
        let weather = try #require(DayWeather(over: span, in: hours(0..<25)))
        #expect(weather.coldest == 22 && weather.warmest == 24)
    }

    @Test
    func `weather of other hours doesn't count`() throws {
        let sky = hours(0..<24) { weather, hour in
            let isOfEvent = (8...12).contains(hour)
            weather.wind = isOfEvent ? 3 : 20
            weather.humidity = isOfEvent ? 60 : 99
            weather.condition = isOfEvent ? (hour == 10 ? .rainy : .cloudy) : .stormy
            weather.precipitation = isOfEvent ? 0.1 : 5
            weather.precipitationProbability = isOfEvent ? (hour == 10 ? 0.3 : 0.1) : 0.9
        }
        let span = WeatherSpan(of: try event("DTSTART:20261121T090000Z", "DTEND:20261121T120000Z"), longitude: 0)
        let weather = try #require(DayWeather(over: span, in: sky))
        #expect(weather.wind == 3)
        #expect(abs((weather.humidity ?? 0) - 60) < 1e-9)
        #expect(weather.condition == .rainy && weather.precipitationProbability == 0.3)
    }

    @Test(arguments: [
        // The cosine from 5 °C at 6:00 to 17 °C at 15:00; see DailyTemperatureCourseTests.
        ("DTSTART:20261121T100000 DTEND:20261121T120000", 8.0, 14.0),
        ("DTSTART:20261121T210000 DTEND:20261122T010000", 8, 14),
        ("DTSTART:20261121T130000 DTEND:20261121T160000", 14, 17),
        // In the event's local time, in any zone
        ("DTSTART:20261121T100000Z DTEND:20261121T120000Z", 8, 14),
        ("DTSTART;TZID=Asia/Tokyo:20261121T100000 DTEND;TZID=Asia/Tokyo:20261121T120000", 8, 14),
        // From an hour before a start at 0:30: 11 + 6 cos 102° at 23:30, then 8 °C at 1:00.
        ("DTSTART:20261121T003000 DTEND:20261121T010000", 8, 9.752_529_855),
        // Two days, and an all-day event
        ("DTSTART:20261121T090000 DTEND:20261123T170000", 5, 17), ("DTSTART;VALUE=DATE:20261121", 5, 17),
    ])
    func `a typed range applies to the event's hours`(_ lines: String, _ coldest: Double, _ warmest: Double) throws {
        let event = try event(lines.split(separator: " ").joined(separator: "\n"))
        let request = OutfitRequest(setting: .outdoors, coldest: 5, warmest: 17).forEvent(event)
        #expect(request.date == event.start.day)
        #expect(request.temperature == nil)
        let range = (try #require(request.coldest), try #require(request.warmest))
        #expect(abs(range.0 - coldest) < 1e-8)
        #expect(abs(range.1 - warmest) < 1e-8)
    }

    @Test
    func `a range under 1 °C becomes its middle`() throws {
        // It's 11 − 6 cos 160° = 16.638 °C at 14:00, and 17 °C at 15:00.
        let event = try event("DTSTART:20261121T150000")
        let request = OutfitRequest(setting: .outdoors, coldest: 5, warmest: 17).forEvent(event)
        let temperature = try #require(request.temperature)
        #expect(abs(temperature - 16.819_077_86) < 1e-8)
        #expect(request.coldest == nil && request.warmest == nil)
        #expect(OutfitRequest(coldest: 5, warmest: 6).joiningNarrowRange().coldest == 5)
        #expect(OutfitRequest(coldest: 5, warmest: 5.5).joiningNarrowRange().temperature == 5.25)
    }

    @Test
    func `typed and room temperatures don't change`() throws {
        let event = try event("DTSTART:20261121T100000Z", "DTEND:20261121T120000Z")
        let one = OutfitRequest(setting: .outdoors, temperature: 9).forEvent(event)
        #expect(one.temperature == 9 && one.coldest == nil && one.date == day)
        let room = OutfitRequest(setting: .indoors, coldest: 19, warmest: 23).forEvent(event)
        #expect(room.coldest == 19 && room.warmest == 23)
        let neither = OutfitRequest(setting: .outdoors).forEvent(event)
        #expect(neither.temperature == nil && neither.coldest == nil && neither.warmest == nil)
    }
}

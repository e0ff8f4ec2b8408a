// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import WardrobePlugin

// One engine runs any plugins, such as this one and one of Almanac's.
let engine = try Engine([ReadingPlugin(), WardrobePlugin()])

// Typed: Swift values in, Swift values out.
let plan = ReadingPlan(pagesLeft: 320, pagesPerDay: 25, start: try CalendarDay("2026-11-21"), daysOff: [.sunday])
let day = try await engine(Reading.finishDay, plan)
print("Finished on \(day.finish), after \(day.readingDays) days")
let bench = try await engine(Wardrobe.windChill, WindChillInput(temperature: -10, wind: 8))
print("A bench in the wind feels like \(Int(bench.celsius.rounded())) °C")

// JSON in, JSON out, through the same code.
print(try await engine.run("reading.finish-day", ["pagesLeft": 40, "pagesPerDay": 25, "start": "2026-11-21"]).text())

// An input that fits the schema can break a rule of the plugin.
do throws(ComputationError) {
    _ = try await engine(
        Reading.finishDay,
        ReadingPlan(pagesLeft: 320, pagesPerDay: 25, start: plan.start, daysOff: Weekday.allCases))
} catch {
    print("\(error.code.rawValue): \(error)")
}

// A plugin's tests expect this list to be empty.
print("Problems: \(await ComputationConformance.problems(of: ReadingPlugin()))")

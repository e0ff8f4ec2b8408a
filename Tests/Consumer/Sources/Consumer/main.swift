// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import ComputationKit
import SwissEphemeris

let engine = try Engine([AstrologyPlugin(sources: .swissEphemeris)])
let birth = Birth(date: "1879-03-14T11:30", place: "Ulm")
let chart = try await engine(Astrology.natalChart, ChartRequest(name: "Albert Einstein", birth: birth))

print(chart.birth.place?.label ?? "", chart.birth.zone.name)
for planet in chart.planets {
    print(planet.name, ZodiacSign.text(longitude: planet.longitude))
}
print(chart.wheel(style: WheelStyle(theme: .light)).svg())

// The same by name, from JSON: for servers, scripts and plugins that are not known beforehand.
let json = try await engine.run(
    "astrology.natal-chart", ["birth": ["date": "1879-03-14T11:30", "place": "Ulm"]])
print(json["provenance"]?.text(pretty: true) ?? "")

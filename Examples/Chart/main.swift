// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import SwissEphemeris

let birth = Birth(date: "1879-03-14T11:30", place: "Ulm")
let chart = try NatalChart(sources: .swissEphemeris).chart(ChartRequest(birth: birth))
for planet in chart.planets { print(planet.name, ZodiacSign.text(longitude: planet.longitude)) }

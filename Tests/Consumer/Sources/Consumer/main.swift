// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import ComputationKit

let engine = try Engine([AstrologyPlugin()])
let chart = try await engine.run("astrology.natal-chart", ["date": "1879-03-14T11:30", "place": "Ulm"])

for planet in chart["planets"]?.array ?? [] {
    print(planet["name"]?.string ?? "", planet["sign"]?.string ?? "", planet["degreeInSign"]?.double ?? 0)
}
print(chart["provenance"]?.text(pretty: true) ?? "")

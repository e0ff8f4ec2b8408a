// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import ExpectedTables
import Testing

@testable import WardrobePlugin

@Suite struct HeatIndexTests {
    /// The published chart is the regression without adjustments; three of its cells differ from the equation.
    @Test func `the heat index equals the chart cell by cell`() throws {
        let chart = try ExpectedTable("heat-index-chart.tsv")
        var (cells, misses) = (0, [String]())
        for row in chart.rows {
            for name in chart.names.dropFirst() {
                guard let expected = row[name], let humidity = Double(name) else { continue }
                cells += 1
                let index = HeatIndex.regression(temperature: row.number("t"), humidity: humidity)
                #expect((index - expected).magnitude <= 1)
                if index.rounded() != expected { misses.append("\(Int(row.number("t")))/\(name)") }
            }
        }
        #expect(cells == 135)
        #expect(misses == ["90/45", "90/70", "94/85"])
    }

    @Test func `the heat index equals the Weather Prediction Center's equations`() throws {
        let table = try ExpectedTable("heat-index.tsv")
        #expect(table.rows.count == 143)
        for row in table.rows {
            let (t, r) = (row.number("t"), row.number("rh"))
            #expect((HeatIndex.simple(temperature: t, humidity: r) - row.number("simple")).magnitude < 1e-4)
            #expect((HeatIndex.regression(temperature: t, humidity: r) - row.number("regression")).magnitude < 1e-4)
            #expect((HeatIndex.adjustment(temperature: t, humidity: r) - row.number("adjustment")).magnitude < 1e-4)
            let index = HeatIndex.fahrenheit(temperature: t, humidity: r)
            #expect((index.value - row.number("index")).magnitude < 1e-4, "\(t) °F, \(r) %")
            #expect((index.method == .simple) == (row.number("simple") < 80))
        }
    }

    @Test(arguments: [
        (79.9, HeatDanger.none), (80, .caution), (90, .extremeCaution), (103, .danger), (124.9, .danger),
        (125, .extremeDanger),
    ])
    func `danger classes follow the chart`(index: Double, danger: HeatDanger) {
        #expect(HeatDanger(fahrenheit: index) == danger)
    }

    @Test func `Celsius and Fahrenheit agree`() async throws {
        let reading = try await checked(HeatIndex(), HeatIndexInput(temperature: 35, humidity: 60))
        let inFahrenheit = try await checked(
            HeatIndex(), HeatIndexInput(temperature: 95, temperatureUnit: .fahrenheit, humidity: 60))
        #expect((reading.celsius - inFahrenheit.celsius).magnitude < 1e-9)
        #expect((reading.fahrenheit - 113.05).magnitude < 0.1)
        #expect(reading.danger == .danger)
    }

    @Test(arguments: [-1.0, 101, .nan])
    func `impossible humidity is rejected`(humidity: Double) async {
        await #expect(throws: ComputationError.self) {
            try await checked(HeatIndex(), HeatIndexInput(temperature: 30, humidity: humidity))
        }
    }
}

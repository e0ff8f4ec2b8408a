// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import ExpectedTables
import Testing

@testable import WardrobePlugin

@Suite struct UTCITests {
    private static func reading(of row: ExpectedTable.Row) async throws -> UTCIReading {
        try await checked(
            UniversalThermalClimateIndex(),
            UTCIInput(
                airTemperature: row.number("tdb"), radiantTemperature: row.number("tr"), wind: row.number("v"),
                humidity: row.number("rh")))
    }

    @Test func grid() async throws {
        let table = try ExpectedTable("utci.tsv")
        #expect(table.rows.count == 480)
        var refused = 0
        for row in table.rows {
            guard let expected = row["utci"] else {
                refused += 1
                await #expect(throws: ComputationError.self) { try await Self.reading(of: row) }
                continue
            }
            let reading = try await Self.reading(of: row)
            #expect((reading.celsius - expected).magnitude < 0.0001)
            #expect(reading.stress.words == row.fields["category"])
        }
        #expect(refused > 0)
    }

    /// The validation table shared by the Python, JavaScript, and R implementations, rounded to 0.1 °C.
    @Test(arguments: [
        (25.0, 27.0, 1.0, 25.2), (19, 24, 1, 20), (19, 14, 1, 16.8), (27, 22, 1, 25.5), (27, 22, 10, 20),
        (27, 22, 16, 15.8), (30, 27, 1, 29.6), (9, 9, 1, 8.7), (25, 25, 1, 24.6),
    ])
    func `UTCI equals the shared validation table`(air: Double, radiant: Double, wind: Double, expected: Double) {
        let utci = UniversalThermalClimateIndex.celsius(air: air, radiant: radiant, wind: wind, humidity: 50)
        #expect((utci - expected).magnitude < 0.1)
    }

    /// Bröde and others (2012) define UTCI as the temperature of reference conditions: shade, 0.5 m/s, 50 % but at most
    /// 20 hPa.
    @Test(arguments: [-40.0, -20, 0, 10, 20, 29])
    func `reference conditions feel as measured`(air: Double) {
        let vapor = min(VaporPressure.hardySaturation(celsius: air) / 2, 20)
        let humidity = vapor / VaporPressure.hardySaturation(celsius: air) * 100
        let utci = UniversalThermalClimateIndex.celsius(air: air, radiant: air, wind: 0.5, humidity: humidity)
        #expect((utci - air).magnitude < 1.6, "the polynomial is accurate to about 1.1 K (root mean square)")
    }

    @Test(arguments: [
        ("wind", UTCIInput(airTemperature: 10, wind: 17.1, humidity: 50)),
        ("airTemperature", UTCIInput(airTemperature: 51, wind: 2, humidity: 10)),
        ("radiantTemperature", UTCIInput(airTemperature: 10, radiantTemperature: 81, wind: 2, humidity: 50)),
        ("radiantTemperature", UTCIInput(airTemperature: 10, radiantTemperature: -21, wind: 2, humidity: 50)),
        ("humidity", UTCIInput(airTemperature: 40, wind: 2, humidity: 90)),
    ])
    func `input outside the model is rejected`(path: String, input: UTCIInput) async {
        await #expect {
            try await checked(UniversalThermalClimateIndex(), input)
        } throws: { error in
            (error as? ComputationError)?.issues.map(\.path) == [path]
        }
    }

    @Test func `calm counts as half a meter per second`() async throws {
        let calm = try await checked(
            UniversalThermalClimateIndex(), UTCIInput(airTemperature: 5, wind: 0, humidity: 50))
        let light = try await checked(
            UniversalThermalClimateIndex(), UTCIInput(airTemperature: 5, wind: 0.5, humidity: 50))
        #expect(calm == light)
        #expect(calm.wind == 0.5)
    }

    /// The limits of the ten categories, each including its upper end.
    @Test(arguments: [
        (-40.0, ThermalStress.extremeColdStress), (-39.99, .veryStrongColdStress), (-27, .veryStrongColdStress),
        (-13, .strongColdStress), (0, .moderateColdStress), (0.01, .slightColdStress), (9, .slightColdStress),
        (26, .noThermalStress), (26.01, .moderateHeatStress), (32, .moderateHeatStress), (38, .strongHeatStress),
        (46, .veryStrongHeatStress), (46.01, .extremeHeatStress),
    ])
    func categories(utci: Double, stress: ThermalStress) {
        #expect(ThermalStress(utci: utci) == stress)
    }
}

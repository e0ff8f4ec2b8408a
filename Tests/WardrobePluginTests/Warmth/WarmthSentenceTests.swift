// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

@Suite struct WarmthSentenceTests {
    private let band = InsulationBand(minimum: 0.72, neutral: 1.08)

    @Test func `sentences use the user's unit`() {
        let celsius = TemperatureUnit.fahrenheit.celsius(55)
        #expect(
            WarmthSentence.comparison(clo: 0.96, with: band, celsius: celsius, in: .fahrenheit, wind: 2)
                == "0.96 clo for the 0.72 to 1.08 needed at 55 °F and a light breeze")
        #expect(
            WarmthSentence.comparison(clo: 0.96, with: band, celsius: celsius, in: .celsius)
                == "0.96 clo for the 0.72 to 1.08 needed at 12.8 °C")
        #expect(
            WarmthSentence.comparison(clo: 1, with: band, celsius: -3, in: .celsius, wind: 0)
                == "1.00 clo for the 0.72 to 1.08 needed at -3 °C and no wind")
    }

    @Test func `a band of one value is one number`() {
        #expect(InsulationBand(minimum: 0, neutral: 0).inWords == "0.00")
        #expect(InsulationBand(minimum: 0.5, neutral: 0.7, maximum: 1.1).inWords == "0.50 to 1.10")
    }
}

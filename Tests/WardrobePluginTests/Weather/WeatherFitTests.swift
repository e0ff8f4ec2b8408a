// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

/// Common-sense orderings; the figures themselves are a convention.
@Suite struct WeatherFitTests {
    private func fit(_ items: [WeatherItem], _ weather: WeatherDemand) -> Double {
        WeatherFit.reading(of: WeatherFitInput(items: items, weather: weather)).value
    }

    private static let rain = WeatherDemand(condition: .rainy, airTemperature: 9)
    private static let snow = WeatherDemand(condition: .snowy, airTemperature: -3)

    @Test(arguments: [Self.rain, Self.snow, WeatherDemand(condition: .stormy, airTemperature: 12)])
    func `waterproof shoes score best in rain, and sandals score worst`(weather: WeatherDemand) throws {
        func value(_ item: WeatherItem?) throws -> Double { try #require(weather.footwear(item)).value }
        let best = try value(WeatherItem(.boots, isWaterproof: true))
        #expect(best == 1)
        for category in [Category.shoes, .sneakers, .heels, .boots] {
            let dry = try value(WeatherItem(category, isWaterproof: true))
            let wet = try value(WeatherItem(category))
            #expect(wet < dry && dry <= best)
        }
        #expect(try value(WeatherItem(.sandals)) == 0)
        #expect(try value(nil) == 0)
        #expect(try value(WeatherItem(.boots)) > value(WeatherItem(.shoes)))
        #expect(try value(WeatherItem(.shoes)) > value(WeatherItem(.heels)))
    }

    @Test func `outer layers protect from rain and wind`() throws {
        let shell = WeatherItem(.jacket, isWaterproof: true)
        let windproof = WeatherItem(.jacket, isWindproof: true)
        let wool = WeatherItem(.coat, fabric: .wool)
        func value(_ weather: WeatherDemand, _ item: WeatherItem?) throws -> Double {
            try #require(weather.outerLayer(item)).value
        }
        #expect(try value(Self.rain, shell) == 1)
        #expect(try value(Self.rain, wool) < 1 && value(Self.rain, wool) > value(Self.rain, nil))
        #expect(try value(Self.snow, wool) > value(Self.rain, wool))
        let wind = WeatherDemand(condition: .clear, airTemperature: 8, wind: 9)
        #expect(try value(wind, windproof) == 1 && value(wind, shell) == 1)
        #expect(try value(wind, WeatherItem(.jacket, fabric: .leather)) == 1)
        #expect(try value(wind, wool) > value(wind, nil))
        let storm = WeatherDemand(condition: .stormy, airTemperature: 8, wind: 15)
        #expect(try value(storm, windproof) < value(storm, shell))
    }

    @Test func `dry calm days need no protection`() {
        let calm = WeatherDemand(condition: .cloudy, airTemperature: 15, wind: 3)
        #expect(calm.footwear(nil) == nil && calm.outerLayer(nil) == nil)
        #expect(fit([WeatherItem(.sandals)], calm) == 1)
        let warmWind = WeatherDemand(condition: .windy, airTemperature: 26, wind: 10)
        #expect(warmWind.outerLayer(nil) == nil)
    }

    @Test func `breathability counts only in heat`() throws {
        let hot = WeatherDemand(condition: .clear, airTemperature: 33, humidity: 60)
        let values = try Fabric.allCases.sorted { $0.breathability < $1.breathability }.map {
            try #require(hot.breathing(WeatherItem(.shirt, fabric: $0))).value
        }
        #expect(values == values.sorted())
        #expect(hot.breathing(WeatherItem(.shirt)) == nil)
        #expect(
            WeatherDemand(condition: .clear, airTemperature: 24).breathing(WeatherItem(.shirt, fabric: .linen)) == nil)
    }

    @Test func `an outfit is as good as its weakest point`() {
        let items = [WeatherItem(.sneakers), WeatherItem(.coat, isWaterproof: true)]
        let reading = WeatherFit.reading(of: WeatherFitInput(items: items, weather: Self.rain))
        #expect(reading.demands.count == 2)
        #expect(reading.value == reading.demands.map(\.value).min())
        #expect(reading.demands.allSatisfy { $0.reason.hasSuffix(".") })
    }
}

// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

/// The words that users type and files contain.
///
/// They never change.
@Suite struct RawValueTests {
    private func words<Words: CaseIterable & RawRepresentable>(_: Words.Type) -> String where Words.RawValue == String {
        Words.allCases.map(\.rawValue).joined(separator: " ")
    }

    @Test func `raw values are the documented words`() {
        #expect(
            words(Category.self)
                == """
                shirt blouse tshirt sweater hoodie jacket coat blazer cardigan pants jeans shorts skirt leggings dress \
                jumpsuit shoes boots sneakers sandals heels accessories scarf hat belt jewelry bag
                """)
        #expect(
            words(Occasion.self)
                == """
                work workPresentation workCasual casual dateNight brunch party wedding formalEvent interview gym athletic \
                loungewear travel outdoor beach
                """)
        #expect(words(Season.self) == "spring summer fall winter allSeason")
        #expect(
            words(Style.self)
                == "minimalist classic trendy edgy bohemian preppy streetwear elegant sporty vintage")
        #expect(
            words(DressCode.self)
                == """
                whiteTie blackTie blackTieOptional cocktailAttire businessProfessional businessCasual smartCasual casual
                """)
        #expect(words(WeatherCondition.self) == "clear partlyCloudy cloudy rainy snowy stormy windy foggy")
        #expect(
            words(Fabric.self) == "cotton polyester wool silk linen denim leather cashmere nylon rayon blend")
        #expect(words(Condition.self) == "new excellent good fair worn damaged")
    }

    @Test func `damaged items are never worn`() {
        #expect(Condition.allCases.filter { !$0.isWearable } == [.damaged])
    }

    @Test(arguments: [
        (1, 52.5, Season.winter), (3, 52.5, .spring), (6, 52.5, .summer), (9, 52.5, .fall), (12, 52.5, .winter),
        (1, -33.9, .summer), (3, -33.9, .fall), (6, -33.9, .winter), (9, -33.9, .spring), (12, -33.9, .summer),
        (7, 1.3, .allSeason), (7, 23.5, .summer),
    ])
    func `seasons depend on the hemisphere`(month: Int, latitude: Double, season: Season) {
        #expect(Season(month: month, latitude: latitude) == season)
    }

    @Test func `seasons match items`() {
        #expect(Season.winter.suits(.winter) && Season.allSeason.suits(.summer) && Season.winter.suits(.allSeason))
        #expect(!Season.winter.suits(.summer))
    }

    @Test func `weather conditions are wet or windy`() {
        #expect(WeatherCondition.allCases.filter(\.isWet) == [.rainy, .snowy, .stormy])
        #expect(WeatherCondition.allCases.filter(\.isWindy) == [.stormy, .windy])
    }
}

// SPDX-License-Identifier: Apache-2.0

import Testing
import TwinsPlugin

@Suite struct SearchTextTests {
    @Test func `words have no case, accents, or apostrophes`() {
        #expect(SearchText.words("Le Père GORIOT, l’été") == ["le", "pere", "goriot", "lete"])
        #expect(SearchText.words("Łódź straße Ærø Việt Ελλάδα") == ["lodz", "strasse", "aero", "viet", "ελλαδα"])
    }

    @Test func `a letter and its accent are the same as the accented letter`() {
        #expect(SearchText.words("cafe\u{0301}") == SearchText.words("caf\u{00E9}"))
        #expect(SearchText.words("и\u{0306}од").first == SearchText.words("йод").first)
    }

    @Test func `a code with separators is also one word`() {
        #expect(
            SearchText.words("ISBN 978-0-14-044913-6") == ["isbn", "978", "0", "14", "044913", "6", "9780140449136"])
        #expect(SearchText.words("science-fiction") == ["science", "fiction"])
    }

    // The examples of the resolution of the Cabinet of Ministers of Ukraine No. 55 of January 27, 2010.
    @Test(arguments: [
        ("алушта", "alushta"), ("борщагівка", "borshchahivka"), ("вишгород", "vyshhorod"), ("гадяч", "hadiach"),
        ("згорани", "zghorany"), ("розгон", "rozghon"), ("ґалаґан", "galagan"), ("єнакієве", "yenakiieve"),
        ("короп'є", "koropie"), ("житомир", "zhytomyr"), ("закарпаття", "zakarpattia"), ("їжакевич", "yizhakevych"),
        ("кадиївка", "kadyivka"), ("йосипівка", "yosypivka"), ("стрий", "stryi"), ("щербухи", "shcherbukhy"),
        ("юрій", "yurii"), ("корюківка", "koriukivka"), ("яготин", "yahotyn"), ("костянтин", "kostiantyn"),
    ])
    func `Ukrainian is romanized by the official table`(word: String, latin: String) throws {
        let token = try #require(SearchText.tokens(word).first)
        #expect(Romanization.ukrainian.romanized(token) == latin)
    }

    // Words of the table of BGN/PCGN 1947, without the signs for ъ and ь.
    @Test(arguments: [
        ("ельцин", "yeltsin"), ("ёлка", "yolka"), ("щедрин", "shchedrin"), ("объезд", "obyezd"),
        ("воробьёв", "vorobyov"),
        ("достоевский", "dostoyevskiy"),
    ])
    func `Russian is romanized by BGN and PCGN`(word: String, latin: String) {
        #expect(Romanization.russian.romanized(word) == latin)
    }
}

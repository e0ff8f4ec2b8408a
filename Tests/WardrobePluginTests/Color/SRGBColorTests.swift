// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct SRGBColorTests {
    @Test(arguments: [
        ("#1F3A5F", "#1F3A5F"), ("1f3a5f", "#1F3A5F"), ("#abc", "#AABBCC"), ("000", "#000000"), (" #FFF ", "#FFFFFF"),
    ]) func `hexadecimal digits are parsed`(text: String, expected: String) throws {
        #expect(try SRGBColor(hex: text).hex == expected)
    }

    @Test(arguments: ["", "#", "#12345", "#1234567", "#GGGGGG", "rgb(1,2,3)", "#12 345", "##123456", "#１２３"])
    func `other text is rejected`(text: String) {
        #expect(throws: ValidationIssue.self) { try SRGBColor(hex: text) }
    }

    @Test func `color names get their hex digits as a suggestion`() {
        #expect(
            throws: ValidationIssue(
                path: "", expected: "a color such as #1F3A5F", got: "\"Light-Steel Blue\"",
                recoverySuggestion: "light steel blue is #B0C4DE")
        ) { try SRGBColor(hex: "Light-Steel Blue") }
        #expect(SRGBColor.schema.erased.inWords == "a color such as #1F3A5F")
    }

    @Test func `colors round-trip through their digits`() throws {
        for red in stride(from: 0, through: 255, by: 15) {
            for green in stride(from: 0, through: 255, by: 17) {
                for blue in stride(from: 0, through: 255, by: 51) {
                    let color = SRGBColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
                    #expect(try SRGBColor(hex: color.hex) == color)
                }
            }
        }
    }

    /// CSS Color Module Level 4, section 6.1, and the xkcd color survey.
    @Test(arguments: [
        ("#000080", "navy"), ("#C19A6B", "camel"), ("#800000", "maroon"), ("#F5F5DC", "beige"),
        ("#708090", "slate gray"),
        ("#660025", "burgundy"), ("#FFFFFF", "white"), ("#010101", "black"),
    ]) func `colors have names`(hex: String, name: String) throws {
        #expect(try SRGBColor(hex: hex).name == name)
    }

    @Test func `the table is complete`() {
        // 148 CSS keywords, minus seven grays in the other spelling and two duplicates, plus 51 words for clothes.
        #expect(ColorName.all.count == ColorName.table.split(separator: "\n").count)
        #expect(ColorName.all.count > 180)
        #expect(Set(ColorName.all.map(\.name)).count == ColorName.all.count)
        #expect(Set(ColorName.all.map(\.color)).count == ColorName.all.count)
        for name in ColorName.all { #expect(name.color.name == name.name) }
    }
}

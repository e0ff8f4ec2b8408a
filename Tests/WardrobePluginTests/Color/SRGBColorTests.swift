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
                path: "", expected: "a color such as #1F3A5F", got: "\"Navy-Blue\"",
                recoverySuggestion: "navy is #01153E")
        ) { try SRGBColor(hex: "Navy-Blue") }
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

    /// Values near those of the xkcd color survey.
    @Test(arguments: [
        ("#02143F", "navy"), ("#C69E5A", "camel"), ("#6A111A", "maroon"), ("#653701", "brown"),
        ("#3E1D02", "chocolate"),
        ("#FFFFFF", "white"), ("#010101", "black"),
    ]) func `colors have names`(hex: String, name: String) throws {
        #expect(try SRGBColor(hex: hex).name == name)
    }

    @Test func `the table is complete`() {
        #expect(ColorName.all.count > 300)
        #expect(Set(ColorName.all.map(\.family)) == Set(ColorFamily.allCases))
        #expect(Set(ColorName.all.map(\.name)).count == ColorName.all.count)
        #expect(Set(ColorName.all.map(\.color)).count == ColorName.all.count)
        for name in ColorName.all {
            #expect(ColorName.color(named: name.name) == name)
            let isOfMaterial = ["wash", "leather", "denim", "cork"].contains { name.name.hasSuffix($0) }
            #expect(isOfMaterial || name.color.name == name.name)
        }
    }
}

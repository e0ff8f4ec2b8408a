// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct SRGBColourTests {
    @Test(arguments: [
        ("#1F3A5F", "#1F3A5F"), ("1f3a5f", "#1F3A5F"), ("#abc", "#AABBCC"), ("000", "#000000"), (" #FFF ", "#FFFFFF"),
    ]) func `hexadecimal digits are read`(text: String, expected: String) throws {
        #expect(try SRGBColour(hex: text).hex == expected)
    }

    @Test(arguments: ["", "#", "#12345", "#1234567", "#GGGGGG", "rgb(1,2,3)", "#12 345", "##123456", "#１２３"])
    func `anything else is refused`(text: String) {
        #expect(throws: Issue.self) { try SRGBColour(hex: text) }
    }

    @Test func `the name of a known colour is answered with its digits`() {
        #expect(
            throws: Issue(
                path: "", expected: "a colour such as #1F3A5F", got: "\"Light-Steel Blue\"",
                hint: "light steel blue is #B0C4DE")
        ) { try SRGBColour(hex: "Light-Steel Blue") }
        #expect(SRGBColour.shape.erased.inWords == "a colour such as #1F3A5F")
    }

    @Test func `every colour of a grid comes back from its digits`() throws {
        for red in stride(from: 0, through: 255, by: 15) {
            for green in stride(from: 0, through: 255, by: 17) {
                for blue in stride(from: 0, through: 255, by: 51) {
                    let colour = SRGBColour(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
                    #expect(try SRGBColour(hex: colour.hex) == colour)
                }
            }
        }
    }

    /// CSS Color Module Level 4, section 6.1, and the xkcd colour survey.
    @Test(arguments: [
        ("#000080", "navy"), ("#C19A6B", "camel"), ("#800000", "maroon"), ("#F5F5DC", "beige"),
        ("#708090", "slate gray"),
        ("#660025", "burgundy"), ("#FFFFFF", "white"), ("#010101", "black"),
    ]) func `colours have names`(hex: String, name: String) throws {
        #expect(try SRGBColour(hex: hex).name == name)
    }

    @Test func `the table is whole`() {
        // 148 keywords of CSS less seven greys in the other spelling and two doubles, and 51 words for clothes.
        #expect(ColourName.all.count == ColourName.table.split(separator: "\n").count)
        #expect(ColourName.all.count > 180)
        #expect(Set(ColourName.all.map(\.name)).count == ColourName.all.count)
        #expect(Set(ColourName.all.map(\.colour)).count == ColourName.all.count)
        for name in ColourName.all { #expect(name.colour.name == name.name) }
    }
}

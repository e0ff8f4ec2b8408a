// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing
import WardrobePlugin

@Suite struct TypedTextTests {
    @Test func `temperatures are parsed with and without a unit, alone and as a range`() throws {
        let read = { (text: String) in try TypedTemperature(text).celsius(assuming: .fahrenheit) }
        #expect(try read("13C").low == 13 && read("13C").high == nil)
        // 32 °F is the freezing point of water.
        #expect(try read("32").low == 0 && read("32F").low == 0)
        #expect(try read("-5..4C") == (-5, 4) && read("41F..63F").low == 5)
        #expect(try read("\u{2212}5 °C").low == -5)
        #expect(try TypedTemperature("41..63F").unit == .fahrenheit && TypedTemperature("55").unit == nil)
    }

    @Test(arguments: ["", "warm", "5..", "1..2..3", "13K", "4..-5C", "100C"])
    func `other text is refused as an air temperature`(text: String) {
        #expect(throws: ValidationIssue.self) { try TypedTemperature(text).celsius(assuming: .celsius) }
    }

    @Test func `a speed requires a unit`() throws {
        #expect(try TypedSpeed("36km/h").metersPerSecond == 10)
        #expect(try TypedSpeed("5 m/s").metersPerSecond == 5 && TypedSpeed("0").metersPerSecond == 0)
        #expect(throws: ValidationIssue.self) { try TypedSpeed("12") }
    }

    @Test func `a share is in percent, and a fraction without a sign is refused as ambiguous`() throws {
        #expect(try TypedShare("30%").percent == 30 && TypedShare("30").percent == 30 && TypedShare("0").percent == 0)
        #expect(try TypedShare("0.5%").percent == 0.5)
        let issue = #expect(throws: ValidationIssue.self) { try TypedShare("0.3") }
        #expect(issue?.recoverySuggestion == "did you mean 30%?")
        #expect(throws: ValidationIssue.self) { try TypedShare("101") }
    }

    @Test func `an activity is a word or a rate`() throws {
        #expect(try TypedActivity("Walking").met == 2.6 && TypedActivity("1.5 met").met == 1.5)
        let issue = #expect(throws: ValidationIssue.self) { try TypedActivity("walkin") }
        #expect(issue?.recoverySuggestion == "did you mean walking?")
    }

    @Test func `a day is a sequence of settings`() throws {
        let settings = try TypedSettings("20min outdoors, 9h 70 indoors, 1.5h 36F outdoors").settings(
            assuming: .fahrenheit)
        #expect(settings.map(\.setting) == [.outdoors, .indoors, .outdoors])
        #expect(settings.map(\.minutes) == [20, 540, 90])
        #expect(settings[0].temperature == nil && settings[1].temperature.map { abs($0 - 21.1) < 0.1 } == true)
        for text in ["", "20min", "outdoors", "25h outdoors", "1h 5..6 outdoors", "1h outdoors,"] {
            #expect(throws: ValidationIssue.self, "\(text)") { try TypedSettings(text) }
        }
    }

    @Test func `a measure is a length or the weight`() throws {
        #expect(try TypedMeasure("chest=96").value == 96 && TypedMeasure("chest=96").measure == .chest)
        #expect(try TypedMeasure("foot-length=10in").value == 25.4)
        #expect(try TypedMeasure("weight=74kg").measure == nil)
        let issue = #expect(throws: ValidationIssue.self) { try TypedMeasure("chst=96") }
        #expect(issue?.recoverySuggestion == "did you mean chest?")
    }

    @Test func `the words of inputs are listed by subject`() async throws {
        let all = try await checked(Words(), WordsInput())
        #expect(all.lists.map(\.subject) == WordSubject.allCases)
        #expect(all.lists.allSatisfy { list in !list.words.isEmpty && list.words.allSatisfy { !$0.meaning.isEmpty } })
        let one = try await checked(Words(), WordsInput(subject: .activities))
        #expect(one.lists.count == 1 && one.lists[0].words.map(\.word).contains("walking"))
        #expect(await ComputationConformance.problems(of: Words()) == [])
    }
}

// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct KaplanMeierTests {
    @Test(arguments: ["leukemia", "simulated", "allEnd"])
    func `curves equal those of statsmodels`(name: String) throws {
        let figure = try StatisticsFixture.scientific("kaplanMeier")[name]
        let curve = KaplanMeier(
            zip(figure["times"].numbers, figure["events"].numbers).map {
                KaplanMeier.Duration(length: $0, isFinished: $1 == 1)
            })
        let expected = figure["steps"].list.filter { $0["finished"].integer > 0 }
        #expect(curve.steps.count == expected.count)
        for (step, figure) in zip(curve.steps, expected) {
            #expect(step.length == figure["length"].number)
            #expect(step.atRisk == figure["atRisk"].integer)
            #expect(step.finished == figure["finished"].integer)
            #expect(abs(step.share - figure["share"].number) < 1e-12)
            guard figure["share"].number > 0 else {
                #expect(step.error == nil && step.low == 0)
                continue
            }
            #expect(isClose(try #require(step.error), figure["error"].number))
            #expect(isClose(step.low, figure["low"].number))
            #expect(isClose(step.high, figure["high"].number))
        }
        #expect(curve.median.length == figure["median"].number)
    }

    /// The published share in remission after 6 weeks is 0.857 with a standard error of 0.0764, and the median is 23 weeks.
    ///
    /// The data: Freireich and others 1963, Blood 21, as in Kalbfleisch and Prentice 2002, table 1.1.
    @Test func `the textbook example has its published figures`() throws {
        let figure = try StatisticsFixture.scientific("kaplanMeier")["leukemia"]
        let curve = KaplanMeier(
            zip(figure["times"].numbers, figure["events"].numbers).map {
                KaplanMeier.Duration(length: $0, isFinished: $1 == 1)
            })
        let step = try #require(curve.step(at: 6.9))
        #expect(abs(step.share - 0.857) < 5e-4)
        #expect(abs(try #require(step.error) - 0.0764) < 5e-5)
        #expect(curve.median.length == 23)
        // The lower end of the share is at most a half from 13 weeks, its upper end never.
        #expect(curve.median.low == 13)
        #expect(curve.median.high == nil)
        #expect(curve.step(at: 5.9) == nil)
        #expect(curve.step(at: 100)?.length == 23)
    }

    /// The mean of finished gaps alone, 2 days, would hide that one gap has lasted for 30.
    @Test func `a running gap counts as longer`() {
        let finished = [1.0, 2, 3].map { KaplanMeier.Duration(length: $0, isFinished: true) }
        let running = KaplanMeier.Duration(length: 30, isFinished: false)
        #expect(KaplanMeier(finished).median.length == 2)
        #expect(KaplanMeier(finished + [running]).median.length == 2)
        #expect(KaplanMeier(finished + [running, running]).median.length == 3)
        #expect(KaplanMeier(finished + Array(repeating: running, count: 4)).median.length == nil)
        #expect(KaplanMeier([running]).steps.isEmpty)
        #expect(KaplanMeier([]).median.length == nil)
    }

    /// Where the curve is flat at a half, the median is its first length.
    @Test func `the median is the first length after which at most half are longer`() {
        let six = [1.0, 2, 2, 3, 5, 8].map { KaplanMeier.Duration(length: $0, isFinished: true) }
        #expect(KaplanMeier(six).median.length == 2)
    }

    @Test func `when nothing is left, the interval reaches from zero to that of the step before`() throws {
        let curve = KaplanMeier([1.0, 2, 3].map { KaplanMeier.Duration(length: $0, isFinished: true) })
        let (last, before) = (try #require(curve.steps.last), curve.steps[1])
        #expect((last.share, last.low, last.high) == (0, 0, before.high))
        let single = try #require(KaplanMeier([KaplanMeier.Duration(length: 4, isFinished: true)]).steps.first)
        #expect((single.share, single.low, single.high) == (0, 0, 1))
    }
}

// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import Testing

/// `isApplying` against real positions one minute apart; see Fixtures/make_applying.py.
@Suite("Aspects of real charts")
struct AspectMotionTests {
    static let everything = AspectSettings(
        types: AspectType.allCases, orbs: [:], parallels: true)

    @Test
    func `aspects of 200 charts have their orbs and apply if the orb shrinks`() throws {
        let finder = AspectFinder(settings: Self.everything)
        let moments = try AspectMoment.all()
        var compared = 0
        var asked = 0
        for moment in moments {
            let found = finder.aspects(among: moment.points) { index in
                asked += 1
                return moment.later[index]
            }
            #expect(found.count == moment.expected.count, "\(moment.testDescription)")
            for (aspect, expected) in zip(found, moment.expected) {
                #expect(aspect.planet1 == expected.first && aspect.planet2 == expected.second)
                #expect(aspect.type == expected.type)
                #expect(abs(aspect.orb - expected.orb) < 1e-6)
                #expect(
                    aspect.isApplying == expected.isApplying,
                    "\(moment.testDescription) \(aspect)")
                compared += 1
            }
        }
        #expect(compared > 15_000)
        #expect(asked > 100, "the fixture no longer reaches the undecided cases")
    }

    @Test
    func `charts outside the polar circles rarely need later positions`() throws {
        let finder = AspectFinder(settings: AspectSettings(set: .all))
        let moments = try AspectMoment.all().filter { $0.kind == "random" }
        var charts = 0
        for moment in moments {
            var asked = false
            // The Vertex near the equator behaves like the Ascendant near the pole and always needs later positions.
            let points = moment.points.filter { $0.name != "Vertex" }
            _ = finder.aspects(among: points) { index in
                asked = true
                return moment.later[index]
            }
            if asked { charts += 1 }
        }
        #expect(Double(charts) < 0.1 * Double(moments.count), "\(charts) of \(moments.count)")
    }

    @Test
    func `speeds decide all clear cases without later positions`() throws {
        let finder = AspectFinder(settings: Self.everything)
        var wrong = 0
        var all = 0
        for moment in try AspectMoment.all() where moment.kind == "random" {
            for (aspect, expected) in zip(finder.aspects(among: moment.points), moment.expected) {
                all += 1
                if aspect.isApplying != expected.isApplying { wrong += 1 }
            }
        }
        #expect(Double(wrong) < 0.005 * Double(all), "\(wrong) of \(all)")
    }

    @Test(arguments: AspectType.allCases)
    func `each aspect type alone gives the same aspects`(_ type: AspectType) throws {
        let finder = AspectFinder(settings: AspectSettings(types: [type]))
        var count = 0
        for moment in try AspectMoment.all() {
            let found = finder.aspects(among: moment.points) { moment.later[$0] }
            let names = Set(found.map { "\($0.planet1)/\($0.planet2)/\($0.isApplying == true)" })
            for expected in moment.expected where expected.type == type {
                #expect(names.contains("\(expected.first)/\(expected.second)/\(expected.isApplying)"))
                count += 1
            }
            #expect(found.allSatisfy { $0.type == type })
        }
        #expect(count > 100)
    }
}

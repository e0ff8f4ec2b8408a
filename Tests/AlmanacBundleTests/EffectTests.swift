// SPDX-License-Identifier: Apache-2.0

import AlmanacBundle
import AlmanacStore
import ComputationKit
import StoreTesting
import Testing

/// Every shipped computation does what its manifest declares and nothing more.
@Suite struct EffectTests {
    @Test(arguments: FilledHome.Age.allCases)
    func `a computation that doesn't write leaves every row, attachment, and schema version as it was`(
        age: FilledHome.Age
    ) async throws {
        let filled = try FilledHome(age)
        let home = filled.home
        let engine = try Engine(AlmanacBundle.plugins(in: home), context: FilledHome.context)
        let before = try filled.contents()
        #expect(age == .missing || before.count == (age == .current ? 6 : 2))
        for computation in engine.computations {
            let effects = computation.manifest.effects
            // Pure computations see no records, whatever their age.
            guard !effects.contains(.writes), age == .current || effects.contains(.reads) else { continue }
            for example in computation.manifest.examples {
                let answer = try await engine.answer(computation.manifest.id, example.input)
                let again = try await engine.answer(computation.manifest.id, example.input)
                #expect(effects.contains(.network) || answer == again, "\(computation.manifest.id), \(example.title)")
                let after = try filled.contents()
                try #require(after == before, "\(computation.manifest.id), \(example.title)")
            }
        }
    }

    @Test(arguments: FilledHome.Age.allCases)
    func `a fixed clock freezes every answer`(age: FilledHome.Age) async throws {
        // Two homes filled alike, so that what writes starts from the same records twice.
        let first = try await answers(FilledHome(age), ofAll: age == .current)
        // The machine's second changes in between.
        try await Task.sleep(for: .milliseconds(1_100))
        let second = try await answers(FilledHome(age), ofAll: age == .current)
        #expect(first.count > (age == .current ? 60 : 8))
        for (id, answer) in first { #expect(second[id] == answer, "\(id)") }
    }

    /// The machine's clock can't be turned, but the context's can: what doesn't declare the clock may not see it.
    @Test func `a computation without the clock answers alike at another time`() async throws {
        let now = try await answers(FilledHome(.current), ofAll: false, writing: false)
        let later = try await answers(
            FilledHome(.current), ofAll: false, writing: false,
            in: Context(clock: Moments.later(seconds: 400 * 86_400), seed: 5))
        let filled = try FilledHome(.current)
        let home = filled.home
        for computation in try Engine(AlmanacBundle.plugins(in: home)).computations
        where !computation.manifest.effects.contains(.clock) {
            for example in computation.manifest.examples {
                let key = "\(computation.manifest.id), \(example.title)"
                #expect(now[key] == later[key], "\(key)")
            }
        }
    }

    /// - Parameters:
    ///   - all: whether to run pure computations as well, whose input is all there is.
    ///   - writing: whether to run those that write, which later ones see.
    private func answers(
        _ filled: FilledHome, ofAll all: Bool, writing: Bool = true, in context: Context = FilledHome.context
    ) async throws -> [String: String] {
        let home = filled.home
        let engine = try Engine(AlmanacBundle.plugins(in: home), context: context)
        var answers: [String: String] = [:]
        for computation in engine.computations {
            let effects = computation.manifest.effects
            // Tests talk to no other machine.
            guard all || effects.contains(.reads), !effects.contains(.network) else { continue }
            guard writing || !effects.contains(.writes) else { continue }
            for example in computation.manifest.examples {
                let id = computation.manifest.id
                answers["\(id), \(example.title)"] = try await engine.answer(id, example.input)
            }
        }
        return answers
    }

    @Test func `a computation over records answers in the clock's time, not the machine's`() async throws {
        let filled = try FilledHome(.current)
        // The clock stands ten years ahead of the records: today's challenge is of that day.
        let context = Context(clock: Moments.later(seconds: 10 * 365.25 * 86_400))
        let home = filled.home
        let engine = try Engine(AlmanacBundle.plugins(in: home), context: context)
        // What lies ahead of the clock is a preview; the machine's own clock is far behind both days.
        for (day, isPreview) in [("2036-11-20", false), ("2036-11-22", true)] {
            let reading = try await engine.run("challenges.assign-today", ["situation": ["day": .string(day)]])
            #expect(reading["isPreview"]?.bool == isPreview, "\(day)")
        }
    }
}

extension Engine {
    /// The output as text, or why the records at hand don't allow one: what an example names isn't there, or what it asks
    /// for can't be made from them.
    fileprivate func answer(_ id: String, _ input: JSONValue) async throws -> String {
        do throws(ComputationError) {
            return try await run(id, input).text()
        } catch {
            guard [.notFound, .refused, .conflict].contains(error.code) else { throw error }
            return error.description
        }
    }
}

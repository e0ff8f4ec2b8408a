// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import CravingsPlugin
import Testing

@Suite struct ExplorationTests {
    private let messages = (0..<5).map { Texts.own("text-\($0)", shown: $0) }
    private let situation = MessageSituation(intensity: 5, explores: true)

    // With 20,000 draws, a share of 0.1 has a standard error of 0.0021, and one of 0.02 of 0.001.
    @Test func `one in ten choices is uniform, and the propensity is the probability of the choice`() {
        let rounds = 20_000
        var (random, chosen): (Int, [String: Int]) = (0, [:])
        for seed in 0..<UInt64(rounds) {
            let selection = Texts.choose(situation, among: messages, seed: seed)
            if selection.isRandom { random += 1 }
            let id = selection.message?.id ?? ""
            chosen[id, default: 0] += 1
            #expect(abs((selection.propensity ?? 0) - (id == "text-0" ? 0.92 : 0.02)) < 1e-12)
            #expect(selection.isRandom || id == "text-0")
        }
        #expect(abs(Double(random) / Double(rounds) - 0.1) < 0.01)
        #expect(abs(Double(chosen["text-0"] ?? 0) / Double(rounds) - 0.92) < 0.01)
        for id in ["text-1", "text-2", "text-3", "text-4"] {
            #expect(abs(Double(chosen[id] ?? 0) / Double(rounds) - 0.02) < 0.005)
        }
    }

    @Test func `the same seed and messages make the same choice`() {
        for seed in 0..<100 as Range<UInt64> {
            #expect(
                Texts.choose(situation, among: messages, seed: seed)
                    == Texts.choose(situation, among: messages.reversed(), seed: seed))
        }
    }

    // A program that always has the same seed would otherwise explore each time or never.
    @Test func `a fixed seed explores at some rounds`() {
        var messages = messages
        var random = 0
        for round in 0..<1_000 {
            let selection = Texts.choose(situation, among: messages)
            if selection.isRandom { random += 1 }
            Texts.show(selection.message, in: &messages, at: round)
        }
        #expect((60...140).contains(random), "\(random)")
    }

    @Test func `without exploration nothing is random`() {
        for seed in 0..<200 as Range<UInt64> {
            let selection = Texts.choose(MessageSituation(intensity: 5), among: messages, seed: seed)
            #expect(!selection.isRandom && selection.propensity == 1 && selection.message?.id == "text-0")
        }
    }

    @Test func `a single message has the propensity 1`() {
        for seed in 0..<50 as Range<UInt64> {
            let propensity = Texts.choose(situation, among: [Texts.own("a")], seed: seed).propensity ?? 0
            #expect(abs(propensity - 1) < 1e-12 && propensity <= 1)
        }
    }
}

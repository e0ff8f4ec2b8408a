// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// A thousand concurrent charts with various conventions have the same bytes as those computed one by one.
@Suite struct ChartThreadTests {
    static let seed: UInt64 = 1_000

    @Test func `concurrent charts equal serial ones`() async throws {
        let engine = try ChartFixture.engine()
        var dice = SplitMix64(state: Self.seed)
        let pool = CelestialBody.named + [.star("Regulus"), .star("Spica")]
        let inputs = (0..<1000).map { _ in
            let seconds = ChartFixture.moment(&dice)
            let bodies: [CelestialBody] = [.sun, .moon] + (0..<4).map { _ in dice.pick(pool) }
            var request = ChartFixture.request(&dice, at: seconds, latitude: -90...90, bodies: bodies)
            switch dice.next() % 16 {
            case 0, 1: request.birth.date = String(request.birth.date.prefix(10))
            case 2: request.sensitivityMinutes = 1
            default: break
            }
            return ChartRequest.schema.json(of: request)
        }
        func text(_ input: JSONValue) async -> String {
            do {
                return try await engine.run("astrology.natal-chart", input).text()
            } catch {
                return "\(error)"
            }
        }
        var serial: [String] = []
        for input in inputs { serial.append(await text(input)) }
        let concurrent = await withTaskGroup(of: (Int, String).self) { group in
            for (index, input) in inputs.enumerated() {
                group.addTask { (index, await text(input)) }
            }
            var texts = [String](repeating: "", count: inputs.count)
            for await (index, text) in group { texts[index] = text }
            return texts
        }
        for (index, expected) in serial.enumerated() {
            #expect(concurrent[index] == expected, "\(inputs[index]), seed \(Self.seed)")
            #expect(expected.hasPrefix("{"), "\(inputs[index]), seed \(Self.seed): \(expected.prefix(300))")
        }
    }
}

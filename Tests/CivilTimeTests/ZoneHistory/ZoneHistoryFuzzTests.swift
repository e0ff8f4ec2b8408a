// SPDX-License-Identifier: Apache-2.0

import TestTiers
import Testing

@testable import CivilTime

/// Damaged and random TZif files: each is rejected with an error, or has a history with valid periods.
@Suite(.slow) struct ZoneHistoryFuzzTests {
    private static let zones = ["Europe/Kyiv", "America/New_York", "Asia/Tehran", "Pacific/Apia", "UTC"]

    @Test func `truncated and altered files are rejected or read safely`() throws {
        let seed = FuzzRounds.seed(9636)
        print("TZif fuzz seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let database = try TimeZoneDatabase.system()
        var accepted = 0
        for name in Self.zones {
            let sound = Machine.bytes(of: "\(database.directory)/\(name)")
            try #require(sound.count > 44)
            for length in stride(from: 0, to: sound.count, by: sound.count > 500 ? 7 : 1) {
                // A file without its last line break is also rejected.
                #expect(throws: CivilTimeError.self) {
                    try ZoneHistory(name: name, tzif: Array(sound[..<length]))
                }
            }
            for _ in FuzzRounds.upTo(2000) {
                var bytes = sound
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let place = Int.random(in: 0..<bytes.count, using: &generator)
                    bytes[place] = UInt8.random(in: 0...255, using: &generator)
                }
                guard let zone = try? ZoneHistory(name: name, tzif: bytes) else { continue }
                accepted += 1
                exercise(zone, &generator)
            }
        }
        print("TZif fuzz: \(accepted) altered files accepted")
        #expect(accepted > 100)
    }

    /// Half of the files have version 1, whose only block is read; the others have a second header, as in versions 2
    /// and 3.
    @Test func `random blocks after a valid header are rejected or read safely`() {
        let seed = FuzzRounds.seed(8536)
        print("TZif block seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        var accepted = [0, 0]
        for round in FuzzRounds.upTo(6000) {
            let kind = round % 2
            let transitions = UInt8.random(in: 0...4, using: &generator)
            let types = UInt8.random(in: 1...3, using: &generator)
            let version = kind == 0 ? 0 : UInt8(ascii: Bool.random(using: &generator) ? "2" : "3")
            var bytes: [UInt8] = []
            for width in kind == 0 ? [4] : [4, 8] {
                bytes += TZifFile.header(version: version, transitions: transitions, types: types, characters: 8)
                bytes += block(transitions: transitions, types: types, width: width, &generator)
            }
            if kind == 1 {
                let footers = ["\n\n", "\nUTC0\n", "\nAAA3BBB,M3.5.0,J300\n"]
                bytes += Array(footers[Int.random(in: 0..<footers.count, using: &generator)].utf8)
            }
            if Int.random(in: 0..<4, using: &generator) == 0 {
                bytes[Int.random(in: 5..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            guard let zone = try? ZoneHistory(name: "Test/Zone", tzif: bytes) else { continue }
            accepted[kind] += 1
            exercise(zone, &generator)
        }
        print("TZif blocks: \(accepted[0]) of version 1 and \(accepted[1]) of versions 2 and 3 accepted")
        #expect(accepted[0] > 100 && accepted[1] > 100)
    }

    /// Transition times in mostly ascending order, type indexes, types, and abbreviations.
    private func block(
        transitions: UInt8, types: UInt8, width: Int, _ generator: inout SeededGenerator
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        for index in 0..<Int(transitions) {
            var time = [UInt8](repeating: 0, count: width)
            time[width - 4] = UInt8(index * 16)
            for place in width - 3..<width { time[place] = UInt8.random(in: 0...255, using: &generator) }
            bytes += time
        }
        for _ in 0..<transitions { bytes.append(UInt8.random(in: 0..<types, using: &generator)) }
        for _ in 0..<types {
            // Offsets up to 18 hours, some of them negative.
            let isNegative = Bool.random(using: &generator)
            bytes += isNegative ? [0xFF, 0xFF] : [0, 0]
            bytes += [UInt8.random(in: 0...255, using: &generator), UInt8.random(in: 0...255, using: &generator)]
            bytes += [UInt8.random(in: 0...1, using: &generator), UInt8.random(in: 0...4, using: &generator)]
        }
        return bytes + Array("AAA\0BBB\0".utf8)
    }

    private func exercise(_ zone: ZoneHistory, _ generator: inout SeededGenerator) {
        for _ in 0..<20 {
            let second = Int.random(in: -400_000_000_000...400_000_000_000, using: &generator)
            let period = zone.period(atSecond: second)
            #expect(period.end > second)
            #expect(period.start <= second)
            var count = 0
            zone.forEachPeriod(aroundLocal: second) { _ in count += 1 }
            #expect(count > 0)
            _ = zone.offsets(ofClock: second)
        }
    }
}

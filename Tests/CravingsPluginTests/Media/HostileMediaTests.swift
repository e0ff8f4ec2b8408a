// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import CravingsPlugin
import TestTiers
import Testing

@Suite struct HostileMediaTests {
    @Test(arguments: MediaFixture.all) func `changed files never trap`(_ fixture: MediaFixture) throws {
        let original = try fixture.bytes()
        let seed = FuzzRounds.seed(0xC4A5_1236)
        var numbers = SeededGenerator(seed: seed)
        for round in FuzzRounds.upTo(300) {
            var bytes = original
            for _ in 0..<Int.random(in: 1...8, using: &numbers) {
                // The beginning has most of the headers.
                let end = Bool.random(using: &numbers) ? min(bytes.count, 300) : bytes.count
                guard end > 0 else { break }
                let place = Int.random(in: 0..<end, using: &numbers)
                switch Int.random(in: 0..<6, using: &numbers) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
                case 1: bytes[place] = 0xFF
                case 2: bytes[place] = 0
                case 3: bytes.remove(at: place)
                case 4: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: place)
                default: bytes.removeSubrange(place...)
                }
            }
            guard let file = MediaFile(bytes: bytes), let seconds = file.duration else { continue }
            #expect(seconds > 0 && seconds <= 1_000_000_000, "\(fixture.name), seed \(seed), round \(round)")
        }
    }

    @Test func `random bytes after a container's first ones never trap`() {
        let seed = FuzzRounds.seed(0xC4A5_1237)
        var numbers = SeededGenerator(seed: seed)
        let beginnings: [[UInt8]] = [
            Array("RIFF\0\0\0\0WAVE".utf8), Array("OggS\0\u{2}".utf8), [0x1A, 0x45, 0xDF, 0xA3],
            [0, 0, 0, 8] + Array("ftyp".utf8), [0, 0, 1, 0] + Array("moov".utf8),
        ]
        for round in FuzzRounds.upTo(400) {
            let count = Int.random(in: 0...600, using: &numbers)
            let bytes =
                beginnings[round % beginnings.count]
                + (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            let seconds = MediaFile(bytes: bytes)?.duration
            #expect(seconds.map { $0 > 0 && $0 <= 1_000_000_000 } ?? true, "seed \(seed), round \(round)")
        }
    }

    // Without a limit on headers, each of these takes minutes or overflows.
    @Test func `counts and sizes that a file can't have are bounded`() {
        let header = BuiltFile.header("mvhd", scale: 1, ticks: 0)
        let sound = BuiltFile.track(1, "soun", scale: 1, ticks: 0)
        let run = BuiltFile.box("trun", [0, 0, 1, 0] + BuiltFile.big(0xFFFF_FFFF, 4))
        let emptySamples = BuiltFile.box("trun", [0, 0, 0, 0] + BuiltFile.big(0xFFFF_FFFF, 4))
        let fragment = BuiltFile.box(
            "moof",
            BuiltFile.box("traf", BuiltFile.box("tfhd", [0, 0, 0, 0] + BuiltFile.big(1, 4)) + run + emptySamples))
        #expect(MediaFile(bytes: BuiltFile.movie(header + sound, after: fragment))?.duration == nil)

        let greatest = BuiltFile.wideHeader("mvhd", scale: 1, ticks: UInt64.max - 1)
        #expect(MediaFile(bytes: BuiltFile.movie(greatest + sound))?.duration == nil)

        let huge: [UInt8] = [0, 0, 0, 1] + Array("free".utf8) + BuiltFile.big(UInt64.max, 8)
        #expect(MediaFile(bytes: BuiltFile.movie(header + sound, after: huge))?.duration == nil)

        let edits = BuiltFile.box("edts", BuiltFile.box("elst", [1, 0, 0, 0] + BuiltFile.big(0xFFFF_FFFF, 4)))
        let edited = BuiltFile.track(1, "soun", scale: 1, ticks: 0, edits: edits)
        #expect(MediaFile(bytes: BuiltFile.movie(header + edited))?.duration == nil)
    }

    @Test func `a file of nothing but empty boxes ends`() {
        let box: [UInt8] = [0, 0, 0, 8] + Array("free".utf8)
        #expect(MediaFile(bytes: Array(repeatElement(box, count: 200_000).joined())) == nil)
        let (header, void): ([UInt8], [UInt8]) = ([0x1A, 0x45, 0xDF, 0xA3, 0x80], [0xEC, 0x80])
        #expect(MediaFile(bytes: header + Array(repeatElement(void, count: 400_000).joined())) == nil)
    }
}

// SPDX-License-Identifier: Apache-2.0

import CravingsPlugin
import Testing

@Suite struct MediaTimeTests {
    private func length(_ bytes: [UInt8]) -> Double? { MediaFile(bytes: bytes)?.duration }

    private let sound = BuiltFile.track(1, "soun", scale: 8_000, ticks: 0)

    // ISO/IEC 14496-12, 8.2.2: duration in units of the timescale; all ones if it can't be determined.
    @Test func `a movie's length is its header's, in both versions`() {
        let narrow = BuiltFile.header("mvhd", scale: 600, ticks: 900)
        let wide = BuiltFile.wideHeader("mvhd", scale: 90_000, ticks: 180_000)
        #expect(length(BuiltFile.movie(narrow + sound)) == 1.5)
        #expect(length(BuiltFile.movie(wide + sound)) == 2)
    }

    @Test(arguments: [0, 0xFFFF_FFFF] as [UInt64]) func `without it, the length is the fragments'`(_ ticks: UInt64) {
        let header = BuiltFile.header("mvhd", scale: 1_000, ticks: ticks)
        let extent = BuiltFile.box("mvex", BuiltFile.box("mehd", [0, 0, 0, 0] + BuiltFile.big(4_250, 4)))
        #expect(length(BuiltFile.movie(header + sound + extent)) == 4.25)
    }

    // 8.16.3: the durations of the segments in units of the index's timescale.
    @Test func `without these, the length is the index's`() {
        let header = BuiltFile.header("mvhd", scale: 1_000, ticks: 0)
        let references = [3_000, 5_000].flatMap { BuiltFile.big(77, 4) + BuiltFile.big($0, 4) + BuiltFile.big(0, 4) }
        let index = BuiltFile.box(
            "sidx",
            [0, 0, 0, 0] + BuiltFile.big(1, 4) + BuiltFile.big(4_000, 4) + BuiltFile.big(0, 8) + BuiltFile.big(0, 2)
                + BuiltFile.big(2, 2) + references)
        #expect(length(BuiltFile.movie(header + sound, after: index)) == 2)
    }

    // 8.6.6: the duration of an edit is in units of the movie's timescale.
    @Test func `without these, the length is the edits'`() {
        let header = BuiltFile.header("mvhd", scale: 1_000, ticks: 0)
        let edits = BuiltFile.box(
            "edts",
            BuiltFile.box(
                "elst",
                [0, 0, 0, 0] + BuiltFile.big(2, 4) + BuiltFile.big(250, 4) + BuiltFile.big(0xFFFF_FFFF, 4)
                    + BuiltFile.big(0x10000, 4) + BuiltFile.big(3_000, 4) + BuiltFile.big(0, 4)
                    + BuiltFile.big(0x10000, 4)))
        let track = BuiltFile.track(1, "soun", scale: 8_000, ticks: 0, edits: edits)
        #expect(length(BuiltFile.movie(header + track)) == 3.25)
    }

    @Test func `without these, the length is the longest track's`() {
        let header = BuiltFile.header("mvhd", scale: 1_000, ticks: 0)
        let tracks =
            BuiltFile.track(1, "soun", scale: 8_000, ticks: 12_000)
            + BuiltFile.track(2, "vide", scale: 30, ticks: 90)
        #expect(length(BuiltFile.movie(header + tracks)) == 3)
    }

    // 8.8.12 and 8.8.8: a fragment begins at its decode time, and a run has a length for each sample or a default.
    @Test func `without these, the length is that of the fragments' samples`() {
        let header = BuiltFile.header("mvhd", scale: 1_000, ticks: 0)
        let standard = BuiltFile.box(
            "mvex",
            BuiltFile.box(
                "trex",
                [0, 0, 0, 0] + BuiltFile.big(1, 4) + BuiltFile.big(1, 4) + BuiltFile.big(800, 4)
                    + BuiltFile.big(0, 8)))
        func fragment(start: UInt64, _ run: [UInt8]) -> [UInt8] {
            BuiltFile.box(
                "moof",
                BuiltFile.box(
                    "traf",
                    BuiltFile.box("tfhd", [0, 0, 0, 0] + BuiltFile.big(1, 4))
                        + BuiltFile.box("tfdt", [0, 0, 0, 0] + BuiltFile.big(start, 4)) + BuiltFile.box("trun", run)))
        }
        // Ten samples of the default, 0.1 s each, and two of 0.25 s with their sizes.
        let first = fragment(start: 16_000, [0, 0, 0, 0] + BuiltFile.big(10, 4))
        let second = fragment(
            start: 24_000,
            [0, 0, 3, 0] + BuiltFile.big(2, 4) + BuiltFile.big(2_000, 4) + BuiltFile.big(1, 4)
                + BuiltFile.big(2_000, 4) + BuiltFile.big(1, 4))
        #expect(length(BuiltFile.movie(header + sound + standard, after: first + second)) == 1.5)
    }

    @Test func `a movie without any length has none`() {
        let header = BuiltFile.header("mvhd", scale: 1_000, ticks: 0)
        let file = MediaFile(bytes: BuiltFile.movie(header + sound, brand: "M4A "))
        #expect(file?.duration == nil && file?.kind == .audio && file?.mediaType == "audio/mp4")
    }

    // RFC 9559: timestamps are in ticks of TimestampScale nanoseconds; those of blocks count from their cluster's.
    @Test func `a live file's length is the end of its last block`() {
        let header = BuiltFile.element(0x1A45_DFA3, BuiltFile.element(0x4282, Array("webm".utf8)))
        let info = BuiltFile.element(0x1549_A966, BuiltFile.element(0x2A_D7B1, BuiltFile.big(2_000_000, 4)))
        let tracks = BuiltFile.element(
            0x1654_AE6B,
            BuiltFile.element(0xAE, BuiltFile.element(0xD7, [1]) + BuiltFile.element(0x83, [2])))
        func cluster(_ ticks: UInt64, _ blocks: [UInt8]) -> [UInt8] {
            BuiltFile.element(0x1F43_B675, BuiltFile.element(0xE7, BuiltFile.big(ticks, 4)) + blocks, hasSize: false)
        }
        let simple = BuiltFile.element(0xA3, [0x81, 0, 50, 0x80, 1, 2, 3])
        let group = BuiltFile.element(
            0xA0, BuiltFile.element(0xA1, [0x81, 0, 100, 0, 1]) + BuiltFile.element(0x9B, [25]))
        let segment = BuiltFile.element(
            0x1853_8067, info + tracks + cluster(0, simple) + cluster(1_000, simple + group), hasSize: false)
        // 1,000 + 100 + 25 ticks of 2 ms.
        let file = MediaFile(bytes: header + segment)
        #expect(file?.duration == 2.25 && file?.mediaType == "audio/webm")
    }

    // The chunk before the data has an odd size and a padding byte.
    @Test func `chunks of WAV begin at even places`() {
        let format: [UInt8] =
            Array("fmt ".utf8) + BuiltFile.little(16, 4) + BuiltFile.little(1, 2) + BuiltFile.little(1, 2)
            + BuiltFile.little(8, 4) + BuiltFile.little(8, 4) + BuiltFile.little(1, 2) + BuiltFile.little(8, 2)
        let odd: [UInt8] = Array("note".utf8) + BuiltFile.little(3, 4) + [1, 2, 3, 0]
        let data: [UInt8] = Array("data".utf8) + BuiltFile.little(12, 4) + [UInt8](repeating: 128, count: 12)
        let head: [UInt8] = Array("RIFF".utf8) + BuiltFile.little(72, 4) + Array("WAVE".utf8)
        #expect(length(head + format + odd + data) == 1.5)
    }
}

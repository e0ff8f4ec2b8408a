// SPDX-License-Identifier: Apache-2.0

import CravingsPlugin
import Testing

@Suite struct MediaFileTests {
    @Test func `the fixtures have every container`() {
        #expect(MediaFixture.all.count == 21)
        #expect(
            Set(MediaFixture.all.map(\.mediaType)) == [
                "video/mp4", "video/quicktime", "audio/mp4", "video/webm", "audio/webm", "video/x-matroska",
                "audio/ogg", "video/ogg", "audio/wav",
            ])
    }

    // ffprobe counts the samples that a player of Opus skips, 6.5 ms here; a live file doesn't state the length of its
    // last frame, 0.2 s here.
    @Test(arguments: MediaFixture.all) func `kind and length are those of ffprobe`(_ fixture: MediaFixture) throws {
        let file = try #require(MediaFile(bytes: try fixture.bytes()))
        #expect(file.mediaType == fixture.mediaType)
        #expect(file.kind.rawValue == fixture.kind)
        let seconds = try #require(file.duration)
        #expect(abs(seconds - fixture.seconds) <= (fixture.isStated ? 0.01 : 0.21), "\(seconds)")
    }

    // RFC 3533, section 4: streams that follow each other are a chain, which is played one after the other.
    @Test func `the links of a chained file are added`() throws {
        let link = try MediaFixture.bytes("sound.opus")
        let once = try #require(MediaFile(bytes: link)?.duration)
        let twice = try #require(MediaFile(bytes: link + link)?.duration)
        #expect(abs(twice - 2 * once) < 1e-9)
    }

    @Test(arguments: ["", "RIFF", "OggS", "\u{1A}E\u{DF}\u{A3}", "GIF89a of some kind", "<html><body></body></html>"])
    func `other files are none of the containers`(_ text: String) {
        #expect(MediaFile(bytes: Array(text.utf8)) == nil)
    }

    @Test func `a file of pictures without a track is none of the containers`() throws {
        let bytes = try MediaFixture.bytes("video-sound.mp4")
        // The beginning, up to the movie box, which is at the end of this file.
        #expect(MediaFile(bytes: Array(bytes.prefix(1_000))) == nil)
    }

    @Test func `the length of a file that was cut is that of what is left, or unknown`() throws {
        for fixture in MediaFixture.all {
            let bytes = try fixture.bytes()
            for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 200)) {
                guard let file = MediaFile(bytes: Array(bytes.prefix(count))), let seconds = file.duration else {
                    continue
                }
                #expect(seconds > 0 && seconds <= fixture.seconds + 0.21, "\(fixture.name), \(count) bytes")
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
    import CravingsPlugin
    import Testing

    @testable import CravingsStore

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    @Suite struct ChildProgramTests {
        private func output(_ script: String, of input: [UInt8] = [1], seconds: Double = 10, maximum: Int = 1_000_000)
            -> [UInt8]?
        {
            ChildProgram(words: ["/bin/sh", "-c", script], seconds: seconds, maximumBytes: maximum).output(of: input)
        }

        private let input = "/proc/self/fd/\(ChildProgram.inputDescriptor)"

        @Test func `a program reads its input as a file and its output is returned`() {
            let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
            #expect(output("cat \(input)", of: bytes) == bytes)
            #expect(output("tail -c 3 \(input)", of: [1, 2, 3, 4]) == [2, 3, 4])
            #expect(output("true") == [])
        }

        @Test func `a program that fails or doesn't exist has no output`() {
            #expect(output("echo a; exit 3") == nil)
            #expect(ChildProgram(words: ["/no/such/program"], seconds: 5, maximumBytes: 10).output(of: [1]) == nil)
        }

        @Test func `a program that takes too long is stopped`() {
            let start = ContinuousClock.now
            #expect(output("exec sleep 60", seconds: 0.3) == nil)
            // It has closed its output, and goes on.
            #expect(output("exec sleep 60 >/dev/null", seconds: 0.3) == nil)
            #expect(start.duration(to: .now) < .seconds(20))
        }

        @Test func `a program that writes too much is stopped`() {
            #expect(output("exec yes", maximum: 100_000) == nil)
            #expect(output("printf 12345", maximum: 5) == Array("12345".utf8))
            #expect(output("printf 123456", maximum: 5) == nil)
        }

        @Test func `a program gets nothing of the environment but the locale`() {
            #expect(
                output("/usr/bin/env -u PWD -u SHLVL -u _ -u OLDPWD -u PATH").map {
                    String(decoding: $0, as: UTF8.self)
                } == "LC_ALL=C\n")
        }
    }

    @Suite struct FFmpegThumbnailerTests {
        private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "CravingsPluginTests").appending(path: "Fixtures")
            .appending(path: "media")

        private func bytes(_ name: String) throws -> [UInt8] {
            Array(try Data(contentsOf: Self.fixtures.appending(path: name)))
        }

        @Test func `without ffmpeg in the path there is no thumbnailer`() {
            #expect(FFmpegThumbnailer(path: "/no/such/folder:bin:") == nil)
            #expect(NoVideoThumbnailer().thumbnail(of: [1, 2, 3], mediaType: "video/mp4") == nil)
        }

        @Test(
            .enabled(if: FFmpegThumbnailer() != nil, "ffmpeg isn't installed"),
            arguments: [
                ("video-sound.mp4", "video/mp4"), ("fragments.mp4", "video/mp4"), ("quicktime.mov", "video/quicktime"),
                ("live.webm", "video/webm"), ("theora.ogv", "video/ogg"),
            ])
        func `a video has a thumbnail in JPEG`(_ name: String, _ mediaType: String) throws {
            let thumbnailer = try #require(FFmpegThumbnailer())
            let picture = try #require(thumbnailer.thumbnail(of: try bytes(name), mediaType: mediaType))
            #expect(picture.starts(with: [0xFF, 0xD8, 0xFF]) && picture.suffix(2) == [0xFF, 0xD9])
            #expect(picture.count < 50_000)
            #expect(thumbnailer.thumbnail(of: try bytes(name), mediaType: mediaType) == picture)
        }

        @Test(.enabled(if: FFmpegThumbnailer() != nil, "ffmpeg isn't installed"))
        func `sound, damaged files, and other types have none`() throws {
            let thumbnailer = try #require(FFmpegThumbnailer())
            #expect(thumbnailer.thumbnail(of: try bytes("sound.m4a"), mediaType: "video/mp4") == nil)
            #expect(thumbnailer.thumbnail(of: Array(repeating: 7, count: 5_000), mediaType: "video/mp4") == nil)
            #expect(thumbnailer.thumbnail(of: try bytes("quicktime.mov"), mediaType: "audio/wav") == nil)
            #expect(thumbnailer.thumbnail(of: [], mediaType: "video/mp4") == nil)
            // A playlist that names a file isn't read as one.
            let playlist = Array("#EXTM3U\n#EXTINF:1,\nfile:///etc/hostname\n".utf8)
            #expect(thumbnailer.thumbnail(of: playlist, mediaType: "video/mp4") == nil)
        }
    }
#endif

// SPDX-License-Identifier: Apache-2.0

package import CravingsPlugin

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Makes a still picture of a video with ffmpeg, a program on the user's machine.
///
/// The video is handed over in memory, so no copy of it is written to a disk. The program may read only that, may not use a
/// network, and is stopped after some seconds. It runs on Linux.
package struct FFmpegThumbnailer: VideoThumbnailer {
    /// The path of the program.
    let program: String
    /// The time limit in seconds.
    let seconds: Double
    /// The maximum size of the picture in bytes.
    let maximumBytes: Int

    /// Finds ffmpeg.
    ///
    /// - Parameters:
    ///   - path: Directories separated by colons; the environment's `PATH` by default. Relative ones are left out.
    ///   - seconds: The time limit for a picture in seconds.
    ///   - maximumBytes: The maximum size of a picture in bytes.
    /// - Returns: `nil` if ffmpeg isn't in one of them, or the system isn't Linux.
    package init?(path: String? = nil, seconds: Double = 5, maximumBytes: Int = 500_000) {
        #if os(Linux)
            let path = path ?? getenv("PATH").map { String(cString: $0) } ?? ""
            let programs = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/ffmpeg" }
            guard let program = programs.first(where: { access($0, X_OK) == 0 }) else { return nil }
            self.program = program
            self.seconds = seconds
            self.maximumBytes = maximumBytes
        #else
            return nil
        #endif
    }

    /// Returns the first picture, at most 480 pixels wide and high, without the video's metadata.
    package func thumbnail(of video: [UInt8], mediaType: String) -> [UInt8]? {
        guard !video.isEmpty, let format = Self.formats[mediaType] else { return nil }
        // The format is stated, so that no other reader of the program runs, such as those of playlists.
        let words = [
            program, "-nostdin", "-hide_banner", "-loglevel", "quiet", "-protocol_whitelist", "file", "-threads", "1",
            "-f", format, "-i", "/proc/self/fd/\(ChildProgram.inputDescriptor)", "-map", "0:v:0", "-frames:v", "1",
            "-map_metadata", "-1", "-vf", "scale=w=480:h=480:force_original_aspect_ratio=decrease", "-flags:v",
            "+bitexact", "-fflags", "+bitexact", "-c:v", "mjpeg", "-f", "image2pipe", "-protocol_whitelist",
            "pipe,file", "pipe:1",
        ]
        let child = ChildProgram(words: words, seconds: seconds, maximumBytes: maximumBytes)
        guard let picture = child.output(of: video), picture.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        return picture
    }

    /// The names of ffmpeg's readers.
    private static let formats = [
        "video/mp4": "mov", "video/quicktime": "mov", "video/webm": "matroska", "video/x-matroska": "matroska",
        "video/ogg": "ogg",
    ]
}

extension FFmpegThumbnailer {
    /// The thumbnailer that uses ffmpeg if it is present; otherwise it makes no pictures.
    package static var ifPresent: any VideoThumbnailer {
        if let found = FFmpegThumbnailer() { found } else { NoVideoThumbnailer() }
    }
}

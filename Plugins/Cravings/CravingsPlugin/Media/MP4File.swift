// SPDX-License-Identifier: Apache-2.0

/// Reads an MP4, MOV, or M4A file: ISO/IEC 14496-12 (ISO base media file format) and Apple's QuickTime File Format.
struct MP4File {
    let bytes: MediaBytes
    var budget = HeaderBudget()
    /// The first brand of the file type.
    var brand: UInt32?
    var hasMovie = false
    var hasPictures = false
    var hasSound = false
    /// Ticks in a second of the movie.
    var movieScale: UInt64 = 0
    /// The movie's length in ticks.
    var movieTicks: UInt64?
    /// The length of a movie in fragments in ticks.
    var fragmentTicks: UInt64?
    /// The lengths of the segments that an index lists in seconds, by the stream.
    var indexLengths: [UInt64: Double] = [:]
    /// The tracks by their number.
    var tracks: [UInt64: MP4Track] = [:]
    /// The maximum number of tracks.
    static let mostTracks = 100

    static func read(_ bytes: MediaBytes) -> MediaFile? {
        // QuickTime files from before 2001 have no file type; they begin with one of the other boxes.
        let first = bytes.code(at: 4)
        let beginnings: [StaticString] = ["ftyp", "moov", "mdat", "wide", "free", "skip"]
        guard beginnings.contains(where: { UInt32(code: $0) == first }) else { return nil }
        var file = MP4File(bytes: bytes)
        file.readFile()
        guard file.hasMovie, file.hasPictures || file.hasSound else { return nil }
        let kind: RecordingKind = file.hasPictures && !file.hasSoundBrand ? .video : .audio
        return MediaFile(mediaType: file.mediaType(of: kind), kind: kind, duration: file.length)
    }

    /// Whether the file type is that of sound, in which a picture track has the pictures of chapters.
    private var hasSoundBrand: Bool {
        ["M4A ", "M4B ", "M4P "].contains { (code: StaticString) in UInt32(code: code) == brand }
    }

    private func mediaType(of kind: RecordingKind) -> String {
        brand == nil || brand == UInt32(code: "qt  ") ? "video/quicktime" : "\(kind.rawValue)/mp4"
    }

    /// The length in seconds: the first that is stated of the movie's, its fragments', the index's, the edits', and the
    /// tracks'; else the end of the last sample of a fragment.
    private var length: Double? {
        let stated = [
            movieTicks.flatMap(movieSeconds), fragmentTicks.flatMap(movieSeconds), indexLengths.values.max(),
            tracks.values.compactMap { movieSeconds($0.editTicks) }.max(), tracks.values.map(\.length).max(),
            tracks.values.map(\.fragmentsLength).max(),
        ]
        return stated.compactMap(\.self).first { $0 > 0 }
    }

    private func movieSeconds(_ ticks: UInt64) -> Double? {
        movieScale > 0 ? Double(ticks) / Double(movieScale) : nil
    }
}

/// What a file says about the time of one of its tracks.
struct MP4Track {
    /// Ticks in a second of the track.
    var scale: UInt64 = 0
    /// The track's length in ticks.
    var ticks: UInt64 = 0
    /// The length of the track's edits in ticks of the movie.
    var editTicks: UInt64 = 0
    /// The length of a sample in ticks, where a fragment states none.
    var sampleTicks: UInt64 = 0
    /// Where the samples of fragments begin and end in ticks.
    var fragments: (start: Double, end: Double)?

    /// The length in seconds; 0 if it isn't stated.
    var length: Double { scale > 0 ? Double(ticks) / Double(scale) : 0 }

    /// The time from the first to the last sample of the fragments in seconds.
    var fragmentsLength: Double {
        guard scale > 0, let fragments else { return 0 }
        return (fragments.end - fragments.start) / Double(scale)
    }
}

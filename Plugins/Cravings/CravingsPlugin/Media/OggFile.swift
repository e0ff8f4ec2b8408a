// SPDX-License-Identifier: Apache-2.0

/// Reads an Ogg file: RFC 3533, with the positions of Opus (RFC 7845), Vorbis (Vorbis I specification, A.2), FLAC, Speex,
/// and Theora (Theora specification, A.2.3).
enum OggFile {
    static func read(_ bytes: MediaBytes) -> MediaFile? {
        guard bytes.has("OggS", at: 0) else { return nil }
        var budget = HeaderBudget()
        var (place, total) = (0, 0.0)
        var link = Link()
        var (hasPictures, hasSound) = (false, false)
        while budget.take(), let page = Page(bytes, at: place) {
            place = page.end
            if page.begins {
                // A stream that begins after another one's content is the next link of a chain.
                if link.hasContent {
                    total += link.length
                    link = Link()
                }
                guard link.streams.count < 100, let stream = OggStream(bytes, at: page.content) else { continue }
                link.streams[page.serial] = stream
                if stream.isVideo { hasPictures = true } else { hasSound = true }
            } else {
                link.note(page)
            }
        }
        guard hasPictures || hasSound else { return nil }
        return MediaFile(
            mediaType: hasPictures ? "video/ogg" : "audio/ogg", kind: hasPictures ? .video : .audio,
            duration: total + link.length)
    }

    /// The streams that are played at the same time.
    private struct Link {
        var streams: [UInt64: OggStream] = [:]
        private var positions: [UInt64: Int64] = [:]

        /// Whether a page after the first ones of the streams was read.
        private(set) var hasContent = false

        mutating func note(_ page: Page) {
            hasContent = true
            // A position of -1 belongs to a page on which no packet ends.
            guard page.position >= 0, streams[page.serial] != nil else { return }
            positions[page.serial] = max(positions[page.serial] ?? 0, page.position)
        }

        /// The length of the longest stream in seconds.
        var length: Double {
            positions.map { serial, position in streams[serial]?.seconds(at: position) ?? 0 }.max() ?? 0
        }
    }

    /// A page of a stream.
    private struct Page {
        let serial: UInt64
        let position: Int64
        let begins: Bool
        let content: Int
        let end: Int

        /// Reads a page; `nil` if there is none, or it isn't all in the file.
        init?(_ bytes: MediaBytes, at place: Int) {
            guard bytes.has("OggS", at: place), bytes[place + 4] == 0, let flags = bytes[place + 5],
                let position = bytes.little(at: place + 6, count: 8),
                let serial = bytes.little(at: place + 14, count: 4), let segments = bytes[place + 26]
            else { return nil }
            content = place + 27 + Int(segments)
            var size = 0
            for segment in 0..<Int(segments) {
                guard let length = bytes[place + 27 + segment] else { return nil }
                size += Int(length)
            }
            end = content + size
            guard end <= bytes.count else { return nil }
            self.serial = serial
            self.position = Int64(bitPattern: position)
            begins = flags & 2 != 0
        }
    }
}

/// The codec of a stream in an Ogg file, which gives its positions a meaning.
private enum OggStream {
    /// Samples from a start, at a rate.
    case sound(start: Int64, rate: Double)
    /// Frames: those up to a key frame, and those since then in the low bits.
    case pictures(shift: UInt64, rate: Double)

    var isVideo: Bool { if case .pictures = self { true } else { false } }

    /// Reads the first packet; `nil` for a stream without sound or pictures.
    init?(_ bytes: MediaBytes, at place: Int) {
        if bytes.has("OpusHead", at: place), let preSkip = bytes.little(at: place + 10, count: 2) {
            // Positions of Opus are at 48 kHz, whatever the rate of the source.
            self = .sound(start: Int64(preSkip), rate: 48_000)
        } else if bytes[place] == 1, bytes.has("vorbis", at: place + 1) {
            self = .sound(start: 0, rate: Double(bytes.little(at: place + 12, count: 4) ?? 0))
        } else if bytes[place] == 0x7F, bytes.has("FLAC", at: place + 1), bytes.has("fLaC", at: place + 9) {
            // 20 bits after the sizes of blocks and frames.
            self = .sound(start: 0, rate: Double((bytes.big(at: place + 27, count: 3) ?? 0) >> 4))
        } else if bytes.has("Speex   ", at: place) {
            self = .sound(start: 0, rate: Double(bytes.little(at: place + 36, count: 4) ?? 0))
        } else if bytes[place] == 0x80, bytes.has("theora", at: place + 1) {
            let frames = Double(bytes.big(at: place + 22, count: 4) ?? 0)
            let seconds = Double(bytes.big(at: place + 26, count: 4) ?? 0)
            let shift = ((bytes.big(at: place + 40, count: 2) ?? 0) >> 5) & 31
            self = .pictures(shift: shift, rate: seconds > 0 ? frames / seconds : 0)
        } else {
            return nil
        }
    }

    /// Returns the time of a position in seconds; 0 if the rate is unknown.
    func seconds(at position: Int64) -> Double {
        switch self {
        case .sound(let start, let rate):
            guard rate > 0 else { return 0 }
            return max(0, Double(position) - Double(start)) / rate
        case .pictures(let shift, let rate):
            guard rate > 0 else { return 0 }
            let sinceKeyFrame = UInt64(bitPattern: position) & (1 << shift - 1)
            return (Double(position >> Int64(shift)) + Double(sinceKeyFrame)) / rate
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

extension MP4File {
    /// A box: its type, and where its content is.
    private struct Box {
        let code: UInt32
        let content: Int
        let end: Int

        func isOf(_ text: StaticString) -> Bool { code == UInt32(code: text) }
    }

    /// Reads the header of a box; `nil` at the end, or if it isn't one.
    private mutating func box(at place: Int, before limit: Int) -> Box? {
        guard place <= limit - 8, budget.take(), let size = bytes.big(at: place, count: 4),
            let code = bytes.code(at: place + 4)
        else { return nil }
        switch size {
        case 0: return Box(code: code, content: place + 8, end: limit)
        case 1:
            guard place <= limit - 16, let wide = bytes.big(at: place + 8, count: 8), wide >= 16 else { return nil }
            return Box(code: code, content: place + 16, end: min(limit, place.adding(wide) ?? limit))
        case 2..<8: return nil
        default: return Box(code: code, content: place + 8, end: min(limit, place.adding(size) ?? limit))
        }
    }

    mutating func readFile() {
        var place = 0
        while let box = box(at: place, before: bytes.count) {
            place = box.end
            if box.isOf("ftyp") {
                brand = bytes.code(at: box.content)
            } else if box.isOf("moov") {
                hasMovie = true
                readMovie(box)
            } else if box.isOf("sidx") {
                readIndex(box)
            } else if box.isOf("moof") {
                readFragment(box)
            }
        }
    }

    private mutating func readMovie(_ movie: Box) {
        var place = movie.content
        while let box = box(at: place, before: movie.end) {
            place = box.end
            if box.isOf("mvhd"), let time = time(box) {
                (movieScale, movieTicks) = time
            } else if box.isOf("trak") {
                readTrack(box)
            } else if box.isOf("mvex") {
                readExtension(box)
            }
        }
    }

    /// Reads the scale and the length of a movie's or a track's header; a length of only ones is unknown.
    private func time(_ box: Box) -> (scale: UInt64, ticks: UInt64)? {
        let isWide = bytes[box.content] == 1
        guard let scale = bytes.big(at: box.content + (isWide ? 20 : 12), count: 4),
            let ticks = bytes.big(at: box.content + (isWide ? 24 : 16), count: isWide ? 8 : 4)
        else { return nil }
        return (scale, ticks == (isWide ? .max : 0xFFFF_FFFF) ? 0 : ticks)
    }

    private mutating func readTrack(_ track: Box) {
        var place = track.content
        var (number, read): (UInt64?, MP4Track) = (nil, MP4Track())
        while let box = box(at: place, before: track.end) {
            place = box.end
            if box.isOf("tkhd") {
                number = bytes.big(at: box.content + (bytes[box.content] == 1 ? 20 : 12), count: 4)
            } else if box.isOf("edts") {
                readEdits(box, &read)
            } else if box.isOf("mdia") {
                readMedia(box, &read)
            }
        }
        guard let number, tracks.count < Self.mostTracks else { return }
        read.sampleTicks = tracks[number]?.sampleTicks ?? 0
        tracks[number] = read
    }

    private mutating func readEdits(_ edits: Box, _ track: inout MP4Track) {
        guard let list = box(at: edits.content, before: edits.end), list.isOf("elst") else { return }
        let isWide = bytes[list.content] == 1
        let (size, width) = isWide ? (20, 8) : (12, 4)
        var place = list.content + 8
        for _ in 0..<(bytes.big(at: list.content + 4, count: 4) ?? 0) {
            guard place <= list.end - size, budget.take(), let ticks = bytes.big(at: place, count: width) else {
                return
            }
            track.editTicks = track.editTicks.addingReportingOverflow(ticks).partialValue
            place += size
        }
    }

    private mutating func readMedia(_ media: Box, _ track: inout MP4Track) {
        var place = media.content
        while let box = box(at: place, before: media.end) {
            place = box.end
            if box.isOf("mdhd"), let time = time(box) {
                (track.scale, track.ticks) = time
            } else if box.isOf("hdlr") {
                if bytes.has("vide", at: box.content + 8) { hasPictures = true }
                if bytes.has("soun", at: box.content + 8) { hasSound = true }
            }
        }
    }

    private mutating func readExtension(_ movie: Box) {
        var place = movie.content
        while let box = box(at: place, before: movie.end) {
            place = box.end
            if box.isOf("mehd") {
                fragmentTicks = bytes.big(at: box.content + 4, count: bytes[box.content] == 1 ? 8 : 4)
            } else if box.isOf("trex"), let number = bytes.big(at: box.content + 4, count: 4),
                tracks[number] != nil || tracks.count < Self.mostTracks
            {
                tracks[number, default: MP4Track()].sampleTicks = bytes.big(at: box.content + 12, count: 4) ?? 0
            }
        }
    }

    /// Reads an index of segments; those that refer to another index are in that one.
    private mutating func readIndex(_ index: Box) {
        let start = index.content + (bytes[index.content] == 1 ? 28 : 20)
        guard let stream = bytes.big(at: index.content + 4, count: 4),
            let scale = bytes.big(at: index.content + 8, count: 4), scale > 0,
            let count = bytes.big(at: start + 2, count: 2),
            indexLengths[stream] != nil || indexLengths.count < Self.mostTracks
        else { return }
        var (place, ticks) = (start + 4, 0.0)
        for _ in 0..<count {
            guard place <= index.end - 12, budget.take(), let reference = bytes.big(at: place, count: 4),
                let duration = bytes.big(at: place + 4, count: 4)
            else { break }
            if reference >> 31 == 0 { ticks += Double(duration) }
            place += 12
        }
        indexLengths[stream, default: 0] += ticks / Double(scale)
    }
}

// MARK: Fragments

extension MP4File {
    private mutating func readFragment(_ fragment: Box) {
        var place = fragment.content
        while let box = box(at: place, before: fragment.end) {
            place = box.end
            if box.isOf("traf") { readTrackFragment(box) }
        }
    }

    private mutating func readTrackFragment(_ fragment: Box) {
        var place = fragment.content
        var number: UInt64?
        var (sampleTicks, start, ticks): (UInt64?, Double?, Double) = (nil, nil, 0)
        while let box = box(at: place, before: fragment.end) {
            place = box.end
            let flags = bytes.big(at: box.content + 1, count: 3) ?? 0
            if box.isOf("tfhd") {
                number = bytes.big(at: box.content + 4, count: 4)
                let skipped = (flags & 1 != 0 ? 8 : 0) + (flags & 2 != 0 ? 4 : 0)
                if flags & 8 != 0 { sampleTicks = bytes.big(at: box.content + 8 + skipped, count: 4) }
            } else if box.isOf("tfdt") {
                start = bytes.big(at: box.content + 4, count: bytes[box.content] == 1 ? 8 : 4).map { Double($0) }
            } else if box.isOf("trun") {
                let standard = sampleTicks ?? number.flatMap { tracks[$0]?.sampleTicks } ?? 0
                ticks += readRun(box, flags: flags, sampleTicks: standard)
            }
        }
        guard let number, var track = tracks[number], ticks > 0 else { return }
        let begin = start ?? track.fragments?.end ?? 0
        let known = track.fragments ?? (begin, begin)
        track.fragments = (min(known.start, begin), max(known.end, begin + ticks))
        tracks[number] = track
    }

    /// Returns the length of the samples of a run in ticks.
    private mutating func readRun(_ run: Box, flags: UInt64, sampleTicks: UInt64) -> Double {
        guard let count = bytes.big(at: run.content + 4, count: 4) else { return 0 }
        let size = [0x100, 0x200, 0x400, 0x800].reduce(0) { flags & $1 != 0 ? $0 + 4 : $0 }
        var place = run.content + 8 + (flags & 1 != 0 ? 4 : 0) + (flags & 4 != 0 ? 4 : 0)
        guard flags & 0x100 != 0 else { return Double(count) * Double(sampleTicks) }
        var ticks = 0.0
        for _ in 0..<count {
            guard place <= run.end - size, budget.take(), let sample = bytes.big(at: place, count: 4) else { break }
            ticks += Double(sample)
            place += size
        }
        return ticks
    }
}

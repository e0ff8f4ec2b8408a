// SPDX-License-Identifier: Apache-2.0

/// Reads a WebM or Matroska file: EBML (RFC 8794) and Matroska (RFC 9559).
struct MatroskaFile {
    private enum ID {
        static let header: UInt64 = 0x1A45_DFA3
        static let documentType: UInt64 = 0x4282
        static let segment: UInt64 = 0x1853_8067
        static let info: UInt64 = 0x1549_A966
        static let timestampScale: UInt64 = 0x2A_D7B1
        static let duration: UInt64 = 0x4489
        static let tracks: UInt64 = 0x1654_AE6B
        static let trackEntry: UInt64 = 0xAE
        static let trackNumber: UInt64 = 0xD7
        static let trackType: UInt64 = 0x83
        static let defaultDuration: UInt64 = 0x23_E383
        static let cluster: UInt64 = 0x1F43_B675
        static let timestamp: UInt64 = 0xE7
        static let simpleBlock: UInt64 = 0xA3
        static let blockGroup: UInt64 = 0xA0
        static let block: UInt64 = 0xA1
        static let blockDuration: UInt64 = 0x9B
        /// The elements of a segment, which end a cluster of unknown size.
        static let ofSegment: Set<UInt64> = [
            info, tracks, cluster, 0x114D_9B74, 0x1C53_BB6B, 0x1254_C367, 0x1941_A469, 0x1043_A770,
        ]
    }

    private let bytes: MediaBytes
    private var budget = HeaderBudget()
    private var isWebM = false
    /// Nanoseconds of a tick.
    private var scale = 1_000_000.0
    /// The length in ticks that the file states.
    private var statedTicks: Double?
    private var hasPictures = false
    private var hasSound = false
    /// Nanoseconds of a frame, by the track's number.
    private var frameLengths: [UInt64: Double] = [:]
    private var clusterTicks = 0.0
    /// The end of the last block in nanoseconds.
    private var lastEnd = 0.0

    private init(_ bytes: MediaBytes) { self.bytes = bytes }

    static func read(_ bytes: MediaBytes) -> MediaFile? {
        guard bytes.big(at: 0, count: 4) == ID.header else { return nil }
        var file = MatroskaFile(bytes)
        file.readFile()
        guard file.hasPictures || file.hasSound else { return nil }
        let type = file.isWebM ? "webm" : "x-matroska"
        let kind: RecordingKind = file.hasPictures ? .video : .audio
        let stated = file.statedTicks.map { $0 * file.scale / 1e9 }
        return MediaFile(
            mediaType: "\(kind.rawValue)/\(type)", kind: kind,
            duration: stated.flatMap { $0 > 0 ? $0 : nil } ?? file.lastEnd / 1e9)
    }

    // MARK: Elements

    /// An element: its id, and where its content is; the end of an element of unknown size is that of its parent.
    private struct Element {
        let id: UInt64
        let content: Int
        let end: Int
        let hasUnknownSize: Bool
    }

    /// Reads the header of an element; `nil` at the end, or if it isn't one.
    private mutating func element(at place: Int, before limit: Int) -> Element? {
        guard place < limit, budget.take(), let (id, idCount) = number(at: place, keepsMarker: true), idCount <= 4,
            let (size, sizeCount) = number(at: place + idCount, keepsMarker: false)
        else { return nil }
        let content = place + idCount + sizeCount
        guard content <= limit else { return nil }
        let isUnknown = size == UInt64(1) << (7 * UInt64(sizeCount)) - 1
        let end = isUnknown ? limit : min(limit, content.adding(size) ?? limit)
        return Element(id: id, content: content, end: end, hasUnknownSize: isUnknown)
    }

    /// Returns a number of variable length and its count of bytes.
    private func number(at place: Int, keepsMarker: Bool) -> (value: UInt64, count: Int)? {
        guard let first = bytes[place], first > 0 else { return nil }
        let count = first.leadingZeroBitCount + 1
        guard let value = bytes.big(at: place, count: count) else { return nil }
        return (keepsMarker ? value : value & (UInt64(1) << (7 * UInt64(count)) - 1), count)
    }

    private func unsigned(_ element: Element) -> UInt64? {
        bytes.big(at: element.content, count: element.end - element.content)
    }

    private func float(_ element: Element) -> Double? {
        switch element.end - element.content {
        case 4:
            bytes.big(at: element.content, count: 4).map {
                Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0)))
            }
        case 8: bytes.big(at: element.content, count: 8).map { Double(bitPattern: $0) }
        default: nil
        }
    }

    // MARK: The file

    private mutating func readFile() {
        var place = 0
        while let element = element(at: place, before: bytes.count) {
            switch element.id {
            case ID.header: readHeader(element)
            case ID.segment: readSegment(element)
            default: break
            }
            place = element.end
        }
    }

    private mutating func readHeader(_ header: Element) {
        var place = header.content
        while let element = element(at: place, before: header.end) {
            if element.id == ID.documentType { isWebM = bytes.has("webm", at: element.content) }
            place = element.end
        }
    }

    private mutating func readSegment(_ segment: Element) {
        var place = segment.content
        while let element = element(at: place, before: segment.end) {
            place = element.end
            switch element.id {
            case ID.info: readInfo(element)
            case ID.tracks: readTracks(element)
            case ID.cluster: place = readCluster(element)
            default: break
            }
            // The length is known, and so are the tracks, which come before the clusters.
            if element.id == ID.cluster, let statedTicks, statedTicks > 0 { return }
        }
    }

    private mutating func readInfo(_ info: Element) {
        var place = info.content
        while let element = element(at: place, before: info.end) {
            switch element.id {
            case ID.timestampScale: if let value = unsigned(element), value > 0 { scale = Double(value) }
            case ID.duration: statedTicks = float(element)
            default: break
            }
            place = element.end
        }
    }

    private mutating func readTracks(_ tracks: Element) {
        var place = tracks.content
        while let entry = element(at: place, before: tracks.end) {
            place = entry.end
            guard entry.id == ID.trackEntry else { continue }
            var (number, frameLength): (UInt64?, UInt64?) = (nil, nil)
            var inner = entry.content
            while let element = element(at: inner, before: entry.end) {
                switch element.id {
                case ID.trackNumber: number = unsigned(element)
                case ID.defaultDuration: frameLength = unsigned(element)
                case ID.trackType:
                    switch unsigned(element) {
                    case 1: hasPictures = true
                    case 2: hasSound = true
                    default: break
                    }
                default: break
                }
                inner = element.end
            }
            if let number, let frameLength, frameLengths.count < 1_000 { frameLengths[number] = Double(frameLength) }
        }
    }

    /// Reads the times of a cluster's blocks, and returns the place of the next element of the segment.
    private mutating func readCluster(_ cluster: Element) -> Int {
        var place = cluster.content
        clusterTicks = 0
        while let element = element(at: place, before: cluster.end) {
            if cluster.hasUnknownSize, ID.ofSegment.contains(element.id) { return place }
            switch element.id {
            case ID.timestamp: clusterTicks = Double(unsigned(element) ?? 0)
            case ID.simpleBlock: note(block: element, length: nil)
            case ID.blockGroup: readGroup(element)
            default: break
            }
            place = element.end
        }
        return cluster.end
    }

    private mutating func readGroup(_ group: Element) {
        var place = group.content
        var (block, length): (Element?, UInt64?) = (nil, nil)
        while let element = element(at: place, before: group.end) {
            switch element.id {
            case ID.block: block = element
            case ID.blockDuration: length = unsigned(element)
            default: break
            }
            place = element.end
        }
        if let block { note(block: block, length: length.map { Double($0) * scale }) }
    }

    /// Notes the end of a block, whose time is in ticks after that of the cluster.
    ///
    /// - Parameter length: The length in nanoseconds, if it is stated.
    private mutating func note(block: Element, length: Double?) {
        guard let (track, count) = number(at: block.content, keepsMarker: false),
            let time = bytes.big(at: block.content + count, count: 2), block.content + count + 2 <= block.end
        else { return }
        let ticks = clusterTicks + Double(Int16(truncatingIfNeeded: time))
        lastEnd = max(lastEnd, ticks * scale + (length ?? frameLengths[track] ?? 0))
    }
}

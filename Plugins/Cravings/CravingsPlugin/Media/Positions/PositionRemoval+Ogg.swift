// SPDX-License-Identifier: Apache-2.0

/// Ogg (RFC 3533), with the comments of Vorbis, Opus (RFC 7845), Theora, FLAC, and Speex, which have the same form.
extension PositionRemoval {
    private struct Page {
        let start: Int
        let serial: Int
        let content: Int
        let segments: [UInt8]

        var end: Int { content + segments.reduce(0) { $0 + Int($1) } }
    }

    /// The second packet of a stream, in which its comments are.
    private struct Packet {
        var index = 0
        /// The place in the file of each byte.
        var places: [Int] = []
        var isComplete = false
    }

    /// The size of the largest packet of comments that is read.
    private static let largestPacket = 1_000_000

    mutating func removeFromOgg() {
        var packets: [Int: Packet] = [:]
        var pages: [Page] = []
        var place = 0
        while budget.take(), let page = page(at: place) {
            place = page.end
            var packet = packets[page.serial] ?? Packet()
            if !packet.isComplete {
                pages.append(page)
                read(page, into: &packet)
                packets[page.serial] = packet
            }
        }
        for packet in packets.values where packet.isComplete { removeComments(of: packet.places) }
        if count > 0 { for page in pages { writeChecksum(of: page) } }
    }

    private func page(at place: Int) -> Page? {
        guard has("OggS", at: place), let serial = little(at: place + 14, count: 4),
            let count = big(at: place + 26, count: 1),
            place + 27 + count <= bytes.count
        else { return nil }
        let page = Page(
            start: place, serial: serial, content: place + 27 + count,
            segments: Array(bytes[place + 27..<place + 27 + count]))
        return page.end <= bytes.count ? page : nil
    }

    private func read(_ page: Page, into packet: inout Packet) {
        var place = page.content
        for segment in page.segments {
            if packet.index == 1, packet.places.count < Self.largestPacket {
                packet.places += place..<place + Int(segment)
            }
            place += Int(segment)
            guard segment < 255 else { continue }
            if packet.index == 1 {
                packet.isComplete = true
                return
            }
            packet.index += 1
        }
    }

    private mutating func removeComments(of places: [Int]) {
        let packet = places.map { bytes[$0] }
        func number(at place: Int) -> Int? {
            guard place <= packet.count - 4 else { return nil }
            return packet[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        // FLAC has the header of a block, Speex nothing.
        let prefixes: [(text: [UInt8], length: Int)] = [
            (Array("OpusTags".utf8), 8), ([3] + Array("vorbis".utf8), 7), ([0x81] + Array("theora".utf8), 7), ([4], 4),
            ([0x84], 4), ([], 0),
        ]
        guard let prefix = prefixes.first(where: { packet.starts(with: $0.text) }),
            let vendor = number(at: prefix.length), let total = number(at: prefix.length + 4 + vendor)
        else { return }
        var place = prefix.length + 8 + vendor
        for _ in 0..<total {
            guard budget.take(), let length = number(at: place), place + 4 + length <= packet.count else { return }
            let comment = packet[place + 4..<place + 4 + length]
            place += 4 + length
            guard let equal = comment.firstIndex(of: UInt8(ascii: "=")), Self.isPosition(comment[..<equal]) else {
                continue
            }
            let value = comment[equal...].dropFirst()
            guard value.contains(where: { $0 != UInt8(ascii: " ") }) else { continue }
            for index in value.indices { bytes[places[index]] = UInt8(ascii: " ") }
            count += 1
        }
    }

    /// Writes the checksum of a page: CRC-32 with the polynomial 0x04C11DB7, not reflected, from 0.
    private mutating func writeChecksum(of page: Page) {
        write([0, 0, 0, 0], at: page.start + 22)
        var value: UInt32 = 0
        for byte in bytes[page.start..<page.end] {
            value ^= UInt32(byte) << 24
            for _ in 0..<8 { value = value & 0x8000_0000 != 0 ? value << 1 ^ 0x04C1_1DB7 : value << 1 }
        }
        write((0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }, at: page.start + 22)
    }
}

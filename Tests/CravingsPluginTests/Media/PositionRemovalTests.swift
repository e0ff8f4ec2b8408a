// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import CravingsPlugin

/// Files with positions, built by hand after the specifications: ISO/IEC 14496-12, QuickTime File Format, 3GPP TS 26.244,
/// RFC 9559, RFC 3533 with RFC 7845, and RIFF with iXML.
@Suite struct PositionRemovalTests {
    /// Independence Square in Kyiv, in the form of ISO 6709.
    private static let place = "+50.4501+030.5234/"

    private static func hasPlace(_ bytes: [UInt8]) -> Bool {
        let (text, coordinates) = (Array(Self.place.utf8), BuiltFile.big(0x001E_861E, 4))
        return (0..<bytes.count).contains { bytes[$0...].starts(with: text) || bytes[$0...].starts(with: coordinates) }
    }

    /// A file without its positions is as long, has the same sound and pictures, and is read as the same.
    private static func check(_ bytes: [UInt8], count: Int, media: [UInt8] = [], _ comment: Comment? = nil) {
        #expect(hasPlace(bytes), comment)
        let removal = PositionRemoval(from: bytes)
        #expect(removal.count == count && removal.bytes.count == bytes.count, comment)
        #expect(!hasPlace(removal.bytes), comment)
        #expect(MediaFile(bytes: removal.bytes) == MediaFile(bytes: bytes) && MediaFile(bytes: bytes) != nil, comment)
        guard !media.isEmpty else { return }
        let places = { (bytes: [UInt8]) in (0..<bytes.count).filter { bytes[$0...].starts(with: media) } }
        #expect(places(removal.bytes) == places(bytes) && places(bytes).count == 1, comment)
        // Nothing is left to remove.
        #expect(PositionRemoval(from: removal.bytes).count == 0, comment)
    }

    // MARK: MP4 and QuickTime

    private static let header = BuiltFile.header("mvhd", scale: 1_000, ticks: 3_000)
    private static let video = BuiltFile.track(1, "vide", scale: 1_000, ticks: 3_000)
    private static let samples = Array("the samples of the pictures".utf8)

    private static func movie(_ boxes: [UInt8], brand: String = "isom") -> [UInt8] {
        BuiltFile.movie(header + video + boxes, after: BuiltFile.box("mdat", samples), brand: brand)
    }

    /// A box whose type begins with ©, 0xA9, as in the user data of QuickTime.
    private static func userText(_ type: [UInt8], _ text: String) -> [UInt8] {
        let content = BuiltFile.big(UInt64(text.utf8.count), 2) + BuiltFile.big(0x15C7, 2) + Array(text.utf8)
        return BuiltFile.big(UInt64(content.count + 8), 4) + type + content
    }

    private static let xyz: [UInt8] = [0xA9, 0x78, 0x79, 0x7A]

    /// 3GPP TS 26.244, 8.10: longitude, latitude, and altitude as numbers of 16 and 16 bits.
    private static let loci =
        BuiltFile.big(0, 4) + [0x15, 0xC7] + Array("Kyiv\0".utf8) + [0] + BuiltFile.big(0x001E_861E, 4)
        + BuiltFile.big(0x0032_7339, 4) + BuiltFile.big(0, 4) + Array("Earth\0\0".utf8)

    private static func metadata(isQuickTime: Bool) -> [UInt8] {
        let names = ["com.apple.quicktime.make", "com.apple.quicktime.location.ISO6709"]
        let keys = names.flatMap { name in
            BuiltFile.big(UInt64(name.utf8.count + 8), 4) + Array("mdta".utf8) + Array(name.utf8)
        }
        func item(_ number: UInt64, _ value: String) -> [UInt8] {
            let data = BuiltFile.box("data", BuiltFile.big(1, 4) + BuiltFile.big(0, 4) + Array(value.utf8))
            return BuiltFile.big(UInt64(data.count + 8), 4) + BuiltFile.big(number, 4) + data
        }
        let handler = BuiltFile.box("hdlr", BuiltFile.big(0, 8) + Array("mdta".utf8) + BuiltFile.big(0, 13))
        return BuiltFile.box(
            "meta",
            (isQuickTime ? [] : BuiltFile.big(0, 4)) + handler
                + BuiltFile.box("keys", BuiltFile.big(0, 4) + BuiltFile.big(2, 4) + keys)
                + BuiltFile.box("ilst", item(1, "Camera") + item(2, place)))
    }

    @Test func `user data of a movie and of a track`() {
        let user = BuiltFile.box("udta", Self.userText(Self.xyz, Self.place) + BuiltFile.big(0, 4))
        Self.check(Self.movie(user), count: 1, media: Self.samples)
        let inTrack = BuiltFile.box("trak", BuiltFile.box("udta", Self.userText(Self.xyz, Self.place)))
        Self.check(Self.movie(inTrack, brand: "qt  "), count: 1, media: Self.samples)
        Self.check(Self.movie(BuiltFile.box("udta", BuiltFile.box("loci", Self.loci))), count: 1, media: Self.samples)
    }

    @Test(arguments: [true, false]) func `a list of metadata with keys`(_ isQuickTime: Bool) {
        let bytes = Self.movie(Self.metadata(isQuickTime: isQuickTime))
        Self.check(bytes, count: 1, media: Self.samples)
        // Other items stay.
        let left = PositionRemoval(from: bytes).bytes
        #expect((0..<left.count).contains { left[$0...].starts(with: Array("Camera".utf8)) })
    }

    @Test func `what follows the samples and what is in a fragment`() {
        let user = BuiltFile.box("udta", Self.userText(Self.xyz, Self.place))
        let bytes =
            BuiltFile.box("ftyp", Array("isom".utf8) + BuiltFile.big(0, 4)) + BuiltFile.box("mdat", Self.samples)
            + BuiltFile.box("moov", Self.header + Self.video + user)
        Self.check(bytes, count: 1, media: Self.samples)
    }

    @Test func `XMP with a position`() {
        let uuid: [UInt8] = [
            0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
        ]
        let xmp = Array("<rdf:Description exif:GPSLatitude='50,27.006N' note='\(Self.place)'/>".utf8)
        let bytes = Self.movie([]) + BuiltFile.box("uuid", uuid + xmp)
        Self.check(bytes, count: 1, media: Self.samples)
        let other = Self.movie([]) + BuiltFile.box("uuid", uuid + Array("<rdf:Description/>".utf8))
        #expect(PositionRemoval(from: other).bytes == other)
    }

    @Test func `a track of data is reported`() {
        let bytes = Self.movie(BuiltFile.track(2, "meta", scale: 1_000, ticks: 3_000))
        let removal = PositionRemoval(from: bytes)
        #expect(removal.hasDataTrack && removal.bytes == bytes)
        #expect(!PositionRemoval(from: Self.movie(Self.metadata(isQuickTime: true))).hasDataTrack)
    }

    // MARK: Matroska

    private static func tag(_ name: String, _ value: String, _ nested: [UInt8] = []) -> [UInt8] {
        BuiltFile.element(
            0x67C8,
            BuiltFile.element(0x45A3, Array(name.utf8)) + BuiltFile.element(0x4487, Array(value.utf8)) + nested)
    }

    @Test(
        arguments: [true, false],
        ["LOCATION", "location-eng", "COM.APPLE.QUICKTIME.LOCATION.ISO6709", "RECORDING_LOCATION"])
    func `tags of Matroska`(_ hasSize: Bool, _ name: String) {
        let info = BuiltFile.element(0x1549_A966, BuiltFile.element(0x4489, BuiltFile.big(Double(3_000).bitPattern, 8)))
        let track = BuiltFile.element(
            0x1654_AE6B, BuiltFile.element(0xAE, BuiltFile.element(0xD7, [1]) + BuiltFile.element(0x83, [1])))
        let cluster = BuiltFile.element(
            0x1F43_B675, BuiltFile.element(0xE7, [0]) + BuiltFile.element(0xA3, [0x81, 0, 0, 0] + Self.samples),
            hasSize: hasSize)
        let long = String(repeating: "a", count: 200)
        let tags = BuiltFile.element(
            0x1254_C367,
            BuiltFile.element(0xBF, [1, 2, 3, 4])
                + BuiltFile.element(
                    0x7373,
                    Self.tag("ENCODER", "kept") + Self.tag(name, Self.place) + Self.tag("GPS_TRACK", long + Self.place)
                        + Self.tag("PLACE", "kept too", Self.tag(name, Self.place))))
        let bytes =
            BuiltFile.element(0x1A45_DFA3, BuiltFile.element(0x4282, Array("matroska".utf8)))
            + BuiltFile.element(0x1853_8067, info + track + cluster + tags)
        Self.check(bytes, count: 3, media: Self.samples)
        let left = PositionRemoval(from: bytes).bytes
        for text in ["kept", "kept too", "ENCODER"] {
            #expect((0..<left.count).contains { left[$0...].starts(with: Array(text.utf8)) })
        }
        // The checksum (0xBF) became Void (0xEC).
        #expect(!(0..<left.count).contains { left[$0...].starts(with: [0xBF, 1, 0, 0, 0, 0, 0, 0, 4]) })
    }

    // MARK: Ogg

    /// The checksum of RFC 3533, section 6: polynomial 0x04C11DB7, bit by bit.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = 0
        for byte in bytes {
            for bit in (0..<8).reversed() {
                let carry = value >> 31 ^ UInt32(byte >> bit & 1)
                value = value << 1 ^ (carry == 1 ? 0x04C1_1DB7 : 0)
            }
        }
        return value
    }

    private static func page(_ flags: UInt8, position: UInt64, number: UInt64, _ packets: [[UInt8]]) -> [UInt8] {
        let segments = packets.flatMap { packet in
            [UInt8](repeating: 255, count: packet.count / 255) + [UInt8(packet.count % 255)]
        }
        let front = Array("OggS".utf8) + [0, flags] + BuiltFile.little(position, 8) + BuiltFile.little(7, 4)
        let rest = [UInt8(segments.count)] + segments + packets.flatMap(\.self)
        let sum = checksum(front + BuiltFile.little(number, 4) + [0, 0, 0, 0] + rest)
        return front + BuiltFile.little(number, 4) + BuiltFile.little(UInt64(sum), 4) + rest
    }

    private static func opus(_ comments: [String]) -> [UInt8] {
        func text(_ text: String) -> [UInt8] { BuiltFile.little(UInt64(text.utf8.count), 4) + Array(text.utf8) }
        let head = Array("OpusHead".utf8) + [1, 1] + BuiltFile.little(0, 2) + BuiltFile.little(48_000, 4) + [0, 0, 0]
        let tags =
            Array("OpusTags".utf8) + text("vendor") + BuiltFile.little(UInt64(comments.count), 4)
            + comments.flatMap(text)
        return page(2, position: 0, number: 0, [head]) + page(0, position: 0, number: 1, [tags])
            + page(4, position: 96_000, number: 2, [samples])
    }

    @Test func `comments of Ogg, with the checksums of their pages`() throws {
        let long = String(repeating: "b", count: 400)
        let bytes = Self.opus(["TITLE=\(long)", "location=\(Self.place)", "GEO_POINT=\(Self.place)", "ARTIST=kept"])
        Self.check(bytes, count: 2, media: Self.samples)
        let left = PositionRemoval(from: bytes).bytes
        // Each page has the checksum of its bytes with zeros in place of it.
        let starts = (0..<left.count).filter { left[$0...].starts(with: Array("OggS".utf8)) }
        for (start, end) in zip(starts, starts.dropFirst() + [left.count]) {
            var page = Array(left[start..<end])
            let stated = page[22..<26].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            page.replaceSubrange(22..<26, with: [0, 0, 0, 0])
            #expect(Self.checksum(page) == stated)
        }
        #expect((0..<left.count).contains { left[$0...].starts(with: Array("ARTIST=kept".utf8)) })
    }

    // MARK: WAV

    @Test func `texts of WAV`() {
        func chunk(_ code: String, _ content: [UInt8]) -> [UInt8] {
            let padding: [UInt8] = content.count.isMultiple(of: 2) ? [] : [0]
            return Array(code.utf8) + BuiltFile.little(UInt64(content.count), 4) + content + padding
        }
        let format = chunk(
            "fmt ",
            BuiltFile.little(1, 2) + BuiltFile.little(1, 2) + BuiltFile.little(8, 4) + BuiltFile.little(8, 4)
                + BuiltFile.little(1, 2) + BuiltFile.little(8, 2))
        for (texts, count) in [
            (chunk("LIST", Array("INFO".utf8) + chunk("ICMT", Array("at \(Self.place) today".utf8))), 1),
            (
                chunk(
                    "iXML", Array("<LOCATION_GPS>50.4501, 30.5234 \(Self.place)</LOCATION_GPS><SCENE>1</SCENE>".utf8)),
                1
            ),
            (chunk("_PMX", Array("<x exif:GPSLongitude='30,31.4E' note='\(Self.place)'/>".utf8)), 1),
            (chunk("bext", Array("\(Self.place) and -12.5+170.25".utf8)), 2),
        ] {
            let chunks = Array("WAVE".utf8) + format + texts + chunk("data", Self.samples)
            Self.check(
                Array("RIFF".utf8) + BuiltFile.little(UInt64(chunks.count), 4) + chunks, count: count,
                media: Self.samples)
        }
    }

    @Test func `a number that isn't a position stays`() {
        let text = Array("+12-345, 1+2, +1.5, 2026-11-26, +380.44".utf8)
        var removal = PositionRemoval(from: [])
        removal.bytes = text
        removal.removeTexts(in: text.indices)
        #expect(removal.count == 0 && removal.bytes == text)
    }

    // MARK: Real and damaged files

    @Test(arguments: MediaFixture.all) func `a file without positions stays as it is`(_ fixture: MediaFixture) throws {
        let bytes = try fixture.bytes()
        let removal = PositionRemoval(from: bytes)
        #expect(removal.bytes == bytes && removal.count == 0 && !removal.hasDataTrack)
    }

    @Test func `damaged files never trap and keep their size`() throws {
        let seed = FuzzRounds.seed(0xC4A5_2001)
        var numbers = SeededGenerator(seed: seed)
        let user = BuiltFile.box("udta", Self.userText(Self.xyz, Self.place) + BuiltFile.box("loci", Self.loci))
        let files = [
            Self.movie(user + Self.metadata(isQuickTime: true)), Self.movie(Self.metadata(isQuickTime: false)),
            Self.opus(["LOCATION=\(Self.place)"]), try MediaFixture.bytes("live.webm"),
            try MediaFixture.bytes("wide.wav"),
        ]
        for round in FuzzRounds.upTo(1_000) {
            var bytes = files[round % files.count]
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                let place = Int.random(in: 0..<min(bytes.count, 600), using: &numbers)
                bytes[place] =
                    [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &numbers)]
                    .randomElement(using: &numbers) ?? 0
            }
            bytes.removeLast(Int.random(in: 0..<min(bytes.count, 200), using: &numbers))
            #expect(PositionRemoval(from: bytes).bytes.count == bytes.count, "seed \(seed), round \(round)")
        }
    }
}

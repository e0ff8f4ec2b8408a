// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import StoreTesting
import TestTiers
import Testing

@testable import AlmanacStore

@Suite struct PictureMetadataTests {
    private static let names = ["jpg", "png", "gif", "webp", "heic"]
    /// A word in every kind of metadata of the fixtures, which `Fixtures/metadata/make-metadata` wrote.
    private static let planted = Array("zqxjk".utf8)

    private static func file(_ name: String) throws -> [UInt8] {
        let folder = "\(#filePath)".replacing("PictureMetadataTests.swift", with: "Fixtures/metadata")
        return try readFile("\(folder)/picture.\(name)")
    }

    @Test(arguments: names) func `pictures are stored without metadata`(name: String) throws {
        let bytes = try Self.file(name)
        #expect(bytes.occurrences(of: Self.planted) > 0, "the fixture has metadata")
        let picture = try Picture(bytes)
        #expect(picture.bytes.occurrences(of: Self.planted) == 0)
        let size = try #require(picture.dimensions)
        #expect([size.width, size.height] == [24, 16])
        #expect(try Picture(picture.bytes).bytes == picture.bytes, "nothing is left to remove")
    }

    @Test(arguments: ["jpg", "png", "webp"]) func `the orientation is kept`(name: String) throws {
        let bytes = try Picture(Self.file(name)).bytes
        let header = Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: header) })
        #expect(ExifOrientation.value(inTIFF: bytes[start...]) == 6)
    }

    @Test(arguments: ["jpg", "heic"]) func `a truncated file is refused or loses its metadata`(name: String) throws {
        let bytes = try Self.file(name)
        var refused = 0
        for count in 12..<bytes.count {
            guard let picture = try? Picture(Array(bytes.prefix(count))) else {
                refused += 1
                continue
            }
            #expect(picture.bytes.occurrences(of: Self.planted) == 0, "\(count) bytes of it")
        }
        #expect(refused > 0)
    }

    /// Each extent names the whole file, so that overwriting each would take 65,535 times its size.
    @Test func `many extents of the same bytes are overwritten once`() throws {
        func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
            let size = UInt32(content.count + 8)
            return withUnsafeBytes(of: size.bigEndian) { Array($0) } + Array(name.utf8) + content
        }
        let entry = box("infe", [2, 0, 0, 0, 0, 1, 0, 0] + Array("Exif".utf8) + [0])
        let items = box("iinf", [0, 0, 0, 0, 0, 1] + entry)
        let extent: [UInt8] = [0, 0, 0, 200, 0x7F, 0xFF, 0xFF, 0xFF]
        let extents = [UInt8]((0..<65_535).map { _ in extent }.joined())
        let locations = box("iloc", [0, 0, 0, 0, 0x44, 0, 0, 1, 0, 1, 0, 0, 0xFF, 0xFF] + extents)
        let file = box("ftyp", Array("heic".utf8)) + box("meta", [0, 0, 0, 0] + items + locations)
        let picture = try Picture(file)
        #expect(picture.bytes.prefix(200) == file.prefix(200) && picture.bytes.dropFirst(200).allSatisfy { $0 == 0 })
    }

    @Test(arguments: names) func `truncated and altered files never trap`(name: String) throws {
        let bytes = try Self.file(name)
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in FuzzRounds.upTo(400) {
            var altered = Array(bytes.prefix(Int.random(in: 12...bytes.count, using: &generator)))
            for _ in 0..<3 {
                altered[Int.random(in: 12..<max(13, altered.count), using: &generator) % altered.count] =
                    UInt8.random(in: 0...255, using: &generator)
            }
            _ = try? Picture(altered)
        }
    }
}

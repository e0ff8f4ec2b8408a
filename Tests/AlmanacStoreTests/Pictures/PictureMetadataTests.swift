// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import StoreTesting
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

    @Test(arguments: names) func `truncated and altered files never trap`(name: String) throws {
        let bytes = try Self.file(name)
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            var altered = Array(bytes.prefix(Int.random(in: 12...bytes.count, using: &generator)))
            for _ in 0..<3 {
                altered[Int.random(in: 12..<max(13, altered.count), using: &generator) % altered.count] =
                    UInt8.random(in: 0...255, using: &generator)
            }
            _ = try? Picture(altered)
        }
    }
}

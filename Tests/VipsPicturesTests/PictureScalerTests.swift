// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import VipsPictures

@Suite struct PictureScalerTests {
    /// `Fixtures/make-pictures` made them.
    private static func picture(_ name: String) throws -> Picture {
        let folder = "\(#filePath)".replacing("PictureScalerTests.swift", with: "Fixtures")
        return try Picture(readFile("\(folder)/\(name)"))
    }

    private static func size(_ picture: Picture?) -> [Int] {
        picture?.dimensions.map { [$0.width, $0.height] } ?? []
    }

    /// The longest side of 3000 × 2000 becomes 2048, and Exif orientation 6 swaps the sides.
    @Test func `a photo is scaled and turned upright`() throws {
        let photo = try Self.picture("photo.jpg")
        let prepared = PictureScaler.vips.prepare(photo, keepsOriginal: false)
        #expect(Self.size(prepared.photo) == [1365, 2048])
        #expect(prepared.photo.mediaType == "image/jpeg")
        #expect(prepared.sizes.isScaled && prepared.sizes.originalBytes == photo.bytes.count)
        #expect(prepared.sizes.bytes == prepared.photo.bytes.count && prepared.sizes.bytes < photo.bytes.count)
        #expect([prepared.sizes.width, prepared.sizes.height] == [1365, 2048])
        #expect(Self.size(prepared.thumbnail) == [171, 256])
        #expect(try #require(prepared.thumbnail).bytes.count <= 30_000)
    }

    @Test func `an original is kept, with a thumbnail`() throws {
        let photo = try Self.picture("photo.jpg")
        let prepared = PictureScaler.vips.prepare(photo, keepsOriginal: true)
        #expect(prepared.photo == photo && !prepared.sizes.isScaled)
        #expect(Self.size(prepared.thumbnail) == [171, 256])
    }

    @Test func `transparent pictures stay PNG, and their thumbnails are JPEG`() throws {
        let prepared = PictureScaler.vips.prepare(try Self.picture("clear.png"), keepsOriginal: false)
        #expect(prepared.photo.mediaType == "image/png")
        #expect(prepared.thumbnail?.mediaType == "image/jpeg")
        #expect(Self.size(prepared.thumbnail) == [256, 128])
    }

    @Test func `a copy that would be larger isn't stored`() throws {
        let photo = try Self.picture("small.webp")
        let prepared = PictureScaler.vips.prepare(photo, keepsOriginal: false)
        #expect(prepared.sizes.bytes <= photo.bytes.count)
        // 3000 × 100 pixels: versions of libvips round 8.53 up or down.
        #expect([[256, 8], [256, 9]].contains(Self.size(prepared.thumbnail)))
    }

    @Test func `a photo that can't be read is stored as it is`() throws {
        let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        let broken = try Picture(header + [0, 0, 0x40, 0, 0, 0, 0x40, 0, 8, 2, 0, 0, 0])
        let prepared = PictureScaler.vips.prepare(broken, keepsOriginal: false)
        #expect(prepared.photo == broken && prepared.thumbnail == nil && !prepared.sizes.isReadable)
        #expect(prepared.sizes.inWords == "16384 × 16384 pixels, 29 bytes, stored as it is, without a thumbnail")
    }

    /// A scaled copy of half a picture would lose what another program may still read.
    @Test func `half a photo is stored as it is, and said to be`() throws {
        let whole = try Self.picture("photo.jpg")
        let half = try Picture(whole.bytes.prefix(whole.bytes.count / 2) + [0xFF, 0xD9])
        let prepared = PictureScaler.vips.prepare(half, keepsOriginal: false)
        #expect(prepared.photo == half && prepared.thumbnail == nil && !prepared.sizes.isReadable)
    }

    @Test func `without a scaler, photos are stored as they are`() throws {
        let photo = try Self.picture("photo.jpg")
        let prepared = PictureScaler.none.prepare(photo, keepsOriginal: false)
        #expect(prepared.photo == photo && prepared.thumbnail == nil && !prepared.sizes.isReadable)
    }
}

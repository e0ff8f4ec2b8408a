// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import ExpectedTables
import StoreTesting
import TestTiers
import Testing

@Suite struct PictureTests {
    /// The first bytes according to each format's specification.
    private static let beginnings: [(String, [UInt8])] = [
        ("image/jpeg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]),
        ("image/png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        ("image/gif", ascii("GIF89a")), ("image/gif", ascii("GIF87a")),
        ("image/webp", ascii("RIFF\u{1}\0\0\0WEBPVP8 ")),
        ("image/heic", ascii("\0\0\0\u{18}ftypheic")), ("image/avif", ascii("\0\0\0\u{20}ftypavif")),
    ]
    private static let others: [[UInt8]] = [
        [], ascii("%PDF-1.7"), ascii("RIFF....WAVE"), [0xFF, 0xD8], ascii("GIF90a"),
    ]

    private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// Pictures from real encoders with their display sizes, both written by `Fixtures/make-pictures.py`.
    private static func fixtures() throws -> [(name: String, bytes: [UInt8], size: [Int])] {
        let folder = "\(#filePath)".replacing("PictureTests.swift", with: "Fixtures")
        return try ExpectedTable("sizes.tsv").rows.map { row in
            let size = [row.number("width"), row.number("height")].map { Int($0) }
            return (row.text("file"), try readFile("\(folder)/\(row.text("file"))"), size)
        }
    }

    private func size(_ bytes: [UInt8]) throws -> [Int] {
        try Picture(bytes).dimensions.map { [$0.width, $0.height] } ?? []
    }

    @Test(arguments: beginnings) func `pictures are recognized by their first bytes`(mediaType: String, bytes: [UInt8])
        throws
    {
        #expect(try Picture(bytes).mediaType == mediaType)
        #expect(try size(bytes) == [])
    }

    @Test(arguments: others) func `other files are rejected`(bytes: [UInt8]) {
        #expect(throws: ValidationIssue.self) { try Picture(bytes) }
    }

    @Test func `JPEG, PNG, and GIF files have their dimensions`() throws {
        // ITU-T T.81: start of image, an application segment of 4 bytes, a baseline frame of 2 x 3 pixels.
        let jpeg: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 2, 1, 1, 0x11, 0,
        ]
        #expect(try size(jpeg) == [2, 3])
        for count in 3..<18 { #expect(try size(Array(jpeg.prefix(count))) == []) }
        let png = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Self.ascii("IHDR")
        #expect(try size(png + [0, 0, 2, 0x80, 0, 0, 1, 0xE0]) == [640, 480])
        #expect(try size(png + [0, 0, 2, 0x80, 0, 0, 1]) == [])
        #expect(try size(png + [0xFF, 0, 2, 0x80, 0, 0, 1, 0xE0]) == [], "more than a million is damage")
        #expect(try size(Self.ascii("GIF89a") + [0x40, 0x01, 0xF0, 0x00]) == [320, 240])
        #expect(try size(Self.ascii("GIF89a") + [0x40]) == [])
    }

    @Test func `WebP, HEIC, and AVIF files have their display dimensions`() throws {
        let fixtures = try Self.fixtures()
        #expect(fixtures.count == 17)
        for (name, bytes, expected) in fixtures { #expect(try size(bytes) == expected, "\(name)") }
    }

    @Test func `truncated files have their dimensions or none`() throws {
        for (name, bytes, expected) in try Self.fixtures() {
            for count in 12..<bytes.count {
                // A truncated file whose metadata can't be removed is refused.
                let got = (try? size(Array(bytes.prefix(count)))) ?? []
                #expect(got == [] || got == expected, "\(name), \(count) bytes of it")
            }
        }
    }

    @Test func `damage changes only the dimensions`() throws {
        let seed = FuzzRounds.seed(20_261_121)
        var generator = SeededGenerator(seed: seed)
        var read = 0
        for (name, bytes, _) in try Self.fixtures() {
            // The first bytes determine the format.
            for place in 12..<bytes.count {
                for value in [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &generator)] {
                    var damaged = bytes
                    damaged[place] = value
                    read += expectPlausible(damaged, "\(name), \(value) at \(place), seed \(seed)")
                }
            }
            for round in FuzzRounds.upTo(2_000) {
                var damaged = bytes
                for _ in 0..<Int.random(in: 2...12, using: &generator) {
                    damaged[Int.random(in: 12..<damaged.count, using: &generator)] = .random(
                        in: 0...255, using: &generator)
                }
                damaged.removeLast(Int.random(in: 0...damaged.count / 2, using: &generator))
                read += expectPlausible(damaged, "\(name), round \(round), seed \(seed)")
            }
        }
        #expect(read > 10_000, "seed \(seed)")
    }

    /// - Returns: 1 if the file still has dimensions, else 0.
    private func expectPlausible(_ bytes: [UInt8], _ comment: String) -> Int {
        let size = (try? size(bytes)) ?? []
        #expect(size.allSatisfy { 1...1_000_000 ~= $0 }, "\(comment)")
        return size.isEmpty ? 0 : 1
    }

    @Test func `oversized boxes are read only to the end of the file`() throws {
        let beginning: [UInt8] = [0, 0, 0, 12] + Self.ascii("ftypheic")
        let name = Self.ascii("meta")
        let sizes: [[UInt8]] = [
            [0xFF, 0xFF, 0xFF, 0xFF] + name, [0, 0, 0, 1] + name + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
            [0, 0, 0, 1] + name + [0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 1] + name,
            [0, 0, 0, 7] + name, [0, 0, 0, 0] + name,
        ]
        for size in sizes { #expect(try self.size(beginning + size) == []) }
        // A million empty boxes, and a list with a stated count of four billion entries.
        let boxes = Array(String(repeating: "\0\0\0\u{8}free", count: 1_000_000).utf8)
        #expect(try size(beginning + boxes) == [])
        let list: [UInt8] = [0, 0, 0, 16] + Self.ascii("ipma") + [0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]
        let groups: [UInt8] = [0, 0, 0, 32] + Self.ascii("iprp") + [0, 0, 0, 8] + Self.ascii("ipco") + list
        let item: [UInt8] = [0, 0, 0, 14] + Self.ascii("pitm") + [0, 0, 0, 0, 0, 1]
        #expect(try size(beginning + [0, 0, 0, 58] + name + [0, 0, 0, 0] + item + groups) == [])
    }
}

// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing
import WardrobePlugin
import WardrobeStore

@Suite struct PhotoTests {
    /// The first bytes that each format's specification sets.
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

    @Test(arguments: beginnings) func `pictures are known by their first bytes`(mediaType: String, bytes: [UInt8])
        throws
    {
        #expect(try Photo(bytes).mediaType == mediaType)
    }

    @Test(arguments: others) func `other files are refused`(bytes: [UInt8]) {
        #expect(throws: Issue.self) { try Photo(bytes) }
    }

    @Test func `a photo comes back with its type, and a new one takes its place`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        try closet.add(Samples.item("a"))
        let photo = try Photo([0xFF, 0xD8, 0xFF, 1, 2, 3])
        let first = try closet.setPhoto(photo, ofItem: "a")
        #expect(first.thumbnail == nil)
        #expect(try closet.photo(try #require(first.photo)) == photo)
        let second = try closet.setPhoto(Samples.picture("new"), thumbnail: Samples.picture("small"), ofItem: "a")
        #expect(try closet.photo(try #require(first.photo)) == nil)
        #expect(try closet.photo(try #require(second.thumbnail)) == Samples.picture("small"))
        #expect(refusedPaths { try closet.setPhoto(photo, ofItem: "b") } == ["item"])
        #expect(try closet.item("a") == second)
    }
}

// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import StoreTesting
import Testing
import WardrobePlugin
import WardrobeStore

@Suite struct PhotoTests {
    @Test func `a photo comes back with its type, and a new one takes its place`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        try closet.add(Samples.item("a"))
        let photo = try Picture([0xFF, 0xD8, 0xFF, 1, 2, 3])
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

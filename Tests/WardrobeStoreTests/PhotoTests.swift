// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct PhotoTests {
    @Test func `photos keep their type and are replaced`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        try records.add(Samples.item("a"))
        let photo = try Picture([0xFF, 0xD8, 0xFF, 1, 2, 3])
        let first = try records.setPhoto(photo, ofItem: "a")
        #expect(first.thumbnail == nil)
        #expect(try records.photo(try #require(first.photo)) == photo)
        let second = try records.setPhoto(Samples.picture("new"), thumbnail: Samples.picture("small"), ofItem: "a")
        #expect(try records.photo(try #require(first.photo)) == nil)
        #expect(try records.photo(try #require(second.thumbnail)) == Samples.picture("small"))
        #expect(refusedPaths { try records.setPhoto(photo, ofItem: "b") } == ["item"])
        #expect(try records.item("a") == second)
    }
}

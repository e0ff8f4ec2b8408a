// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct ArchiveTests {
    @Test func `export, erasure, and import restore the challenges`() throws {
        let test = try TestHome()
        let archive = try TestHome()
        let book = try test.book()
        try Samples.fill(book)
        let before = try Samples.Everything(book)
        let seedName = try book.write { try $0.person.seedName() }
        #expect(before.challenges.count == 13 && before.log.count == 3 && before.examples.count == 3)
        #expect(before.photos.count == 1 && before.pictures.count == 1 && before.feedback.count == 1)
        #expect(before.configuration.count == 2 && before.packs.count == 1 && before.model.events == 4)
        try book.store.close()

        try test.stores.export(to: "\(archive.path)/all.tar")
        try test.stores.erase()
        let empty = try test.book()
        #expect(try empty.challenges().isEmpty && empty.log().isEmpty && empty.packs().isEmpty)
        #expect(try !empty.statement().isStated)
        try empty.store.close()

        try test.stores.import(from: "\(archive.path)/all.tar")
        let again = try test.book()
        #expect(try Samples.Everything(again) == before)
        var filter = ChallengeFilter()
        filter.text = "museum"
        #expect(try again.challenges(filter).map(\.id) == ["learning-museum"], "the index is there again")
        let name = try again.write { try $0.person.seedName() }
        #expect(name == seedName, "the person's choices go on as before")
    }

    @Test func `erasure leaves no byte of text or photos`() throws {
        let test = try TestHome()
        let book = try test.book()
        try Samples.fill(book)
        let day = try #require(try book.log().last { $0.photo != nil }).day
        try book.amend(on: day, AmendInput(photo: Samples.photo("photo \(Planting.word)")))
        let planting = try Planting(in: book.store)
        #expect(planting.columns.count > 25 && planting.missed == [])
        try book.store.close()

        let found = try test.files(with: Planting.word)
        #expect(found.contains { $0.hasSuffix("challenges.sqlite") })
        #expect(found.filter { $0.contains("/attachments/") }.count == 1)
        try test.stores.erase(plugin: "challenges")
        #expect(try test.files(with: Planting.word) == [])
    }
}

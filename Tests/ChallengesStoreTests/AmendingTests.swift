// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct AmendingTests {
    private let book: ChallengeRecords
    private let saturday: CalendarDay

    init() throws {
        book = try Samples.book()
        saturday = try day("2026-11-21")
    }

    @Test func `amendments teach the same as the final record`() throws {
        let other = try Samples.book()
        try book.today(Situation(day: saturday))
        try book.complete(on: saturday, CompleteInput(rating: 1))
        let before = try book.learnedModel()
        var amendment = AmendInput()
        (amendment.rating, amendment.mood) = (5, 4)
        try book.amend(on: saturday, amendment)
        try other.today(Situation(day: saturday))
        try other.complete(on: saturday, CompleteInput(rating: 5, mood: 4))
        #expect(try book.learnedModel() == other.learnedModel())
        #expect(try book.learnedModel() != before)
        #expect(try book.trainingExamples().map(\.outcome) == [.ratedHigh])
    }

    @Test func `photos are replaced, and rejected amendments change nothing`() throws {
        try book.today(Situation(day: saturday))
        try book.complete(on: saturday, CompleteInput(rating: 3, photo: Samples.photo("first")))
        let first = try book.kept(on: saturday)
        var amendment = AmendInput()
        amendment.photo = try Samples.photo("second")
        amendment.minutes = 0
        #expect(refusedPaths { try book.amend(on: saturday, amendment) } == ["minutes"])
        #expect(try book.kept(on: saturday) == first)
        amendment.minutes = 20
        let record = try book.amend(on: saturday, amendment)
        #expect(record.completionTime == 20 && record.rating == 3)
        let hash = try #require(record.photo)
        #expect(try book.picture(hash) == Samples.picture("second"))
        #expect(try book.kept(on: saturday).photo == book.photo(ofRecord: record.id))
    }

    @Test func `only completed challenges can be amended`() throws {
        #expect(errorCode { try book.amend(on: saturday, AmendInput(rating: 3)) } == .notFound)
        #expect(errorCode { try book.kept(on: saturday) } == .notFound)
        try book.today(Situation(day: saturday))
        #expect(errorCode { try book.amend(on: saturday, AmendInput(rating: 3)) } == .conflict)
        try book.skip(on: saturday)
        #expect(errorCode { try book.amend(on: saturday, AmendInput(rating: 3)) } == .conflict)
    }
}

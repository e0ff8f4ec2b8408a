// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import TwinsPlugin

@Suite struct ConflictTests {
    private func book(_ day: Int, _ change: (inout BookDetails) -> Void = { _ in }) -> Twin {
        var details = BookDetails(title: "Dune")
        details.tags = ["old", "shared"]
        details.pages = 600
        change(&details)
        var twin = Twin(id: "dune", details: .book(details))
        twin.updated = Timestamp(secondsSince1970: CalendarDay.test(2026, 11, day).daysSince1970 * 86_400)
        return twin
    }

    private func merge(
        _ local: Twin?, _ remote: Twin?, _ ancestor: Twin?, answers: [ConflictAnswer] = []
    ) throws -> ConflictResolution {
        let result = try ResolveConflict.reading(
            of: ResolveConflictInput(
                local: [local].compactMap { $0 }, remote: [remote].compactMap { $0 },
                ancestor: [ancestor].compactMap { $0 }, answers: answers))
        // Both copies get the same result, whichever is called local.
        let swapped = answers.map {
            ConflictAnswer(twin: $0.twin, field: $0.field, take: $0.take == .local ? .remote : .local)
        }
        let other = try ResolveConflict.reading(
            of: ResolveConflictInput(
                local: [remote].compactMap { $0 }, remote: [local].compactMap { $0 },
                ancestor: [ancestor].compactMap { $0 }, answers: swapped))
        #expect(other.merged == result.merged)
        #expect(other.questions.map(\.field) == result.questions.map(\.field))
        return result
    }

    private func details(_ resolution: ConflictResolution) -> BookDetails? {
        if case .book(let book)? = resolution.merged.first?.details { book } else { nil }
    }

    @Test func `changes of different fields are both taken`() throws {
        let result = try merge(book(2) { $0.pages = 604 }, book(3) { $0.author = "Frank Herbert" }, book(1))
        #expect(details(result)?.pages == 604)
        #expect(details(result)?.author == "Frank Herbert")
        #expect(result.isComplete && result.decisions.isEmpty)
        #expect(result.merged[0].updated == book(3).updated)
    }

    @Test func `of a field that both changed the newer version wins`() throws {
        let result = try merge(book(2) { $0.pages = 604 }, book(3) { $0.pages = 612 }, book(1))
        #expect(details(result)?.pages == 612)
        #expect(result.decisions.map(\.field) == ["details.pages"])
        #expect(result.decisions.map(\.taken) == [.remote])
        #expect(result.isComplete)
    }

    @Test func `at the same time the version that sorts last is taken`() throws {
        #expect(details(try merge(book(2) { $0.pages = 604 }, book(2) { $0.pages = 612 }, book(1)))?.pages == 612)
    }

    /// The original rule checks the time first and so loses the older edit (specification 003, SyncConflictResolver).
    @Test(arguments: [(2, 3), (3, 2), (2, 2)]) func `critical fields are asked whatever the time`(
        local: Int, remote: Int
    ) throws {
        let result = try merge(
            book(local) { ($0.notes, $0.personalRating, $0.readingStatus) = ("slow", 3, .reading) },
            book(remote) { ($0.notes, $0.personalRating, $0.readingStatus) = ("great", 5, .dnf) }, book(1))
        #expect(
            Set(result.questions.map(\.field)) == ["details.notes", "details.personalRating", "details.readingStatus"])
        #expect(!result.isComplete)
        let question = try #require(result.questions.first { $0.field == "details.notes" })
        #expect(question.local == "slow" && question.remote == "great" && question.ancestor == .null)
    }

    @Test func `a critical field that one side changed isn't asked`() throws {
        let result = try merge(book(2) { $0.notes = "slow" }, book(3) { $0.pages = 1 }, book(1))
        #expect(result.isComplete && details(result)?.notes == "slow" && details(result)?.pages == 1)
        let same = try merge(book(2) { $0.notes = "slow" }, book(3) { $0.notes = "slow" }, book(1))
        #expect(same.isComplete && details(same)?.notes == "slow")
    }

    @Test func `an answer decides`() throws {
        let answer = ConflictAnswer(twin: "dune", field: "details.notes", take: .local)
        let result = try merge(
            book(2) { $0.notes = "slow" }, book(3) { $0.notes = "great" }, book(1), answers: [answer])
        #expect(result.isComplete && details(result)?.notes == "slow")
    }

    @Test func `an answer without a question is refused`() {
        let answer = ConflictAnswer(twin: "dune", field: "details.pages", take: .local)
        #expect(throws: ComputationError.self) {
            try ResolveConflict.reading(
                of: ResolveConflictInput(local: [book(2)], remote: [book(3)], ancestor: [book(1)], answers: [answer]))
        }
    }

    @Test func `tags have the additions of both and lack what either removed`() throws {
        let result = try merge(
            book(2) { $0.tags = ["shared", "b"] }, book(3) { $0.tags = ["old", "shared", "a"] }, book(1))
        #expect(details(result)?.tags == ["shared", "a", "b"])
        #expect(result.decisions.map(\.taken) == [.both])
    }

    @Test func `without an ancestor every difference is a change on both sides`() throws {
        let result = try merge(book(2) { $0.notes = "slow" }, book(3) { $0.pages = 7 }, nil)
        #expect(result.questions.map(\.field) == ["details.notes"])
        #expect(details(result)?.pages == 7)
        #expect(details(result)?.tags == ["old", "shared"])
    }

    @Test func `a thing that one side removed and the other changed is kept`() throws {
        let kept = try merge(nil, book(3) { $0.pages = 7 }, book(1))
        #expect(kept.merged.count == 1 && kept.removed.isEmpty)
        #expect(kept.decisions.map(\.message.code) == ["twins.changed-kept"])
        let removed = try merge(nil, book(3), book(1))
        #expect(removed.merged.isEmpty && removed.removed.map(\.id) == ["dune"])
        let added = try merge(nil, book(3), nil)
        #expect(added.merged.count == 1 && added.decisions.isEmpty)
    }

    @Test func `items are merged by key`() throws {
        func twin(_ items: [InventoryItem], _ day: Int) -> Twin {
            var twin = book(day)
            twin.items = items
            return twin
        }
        func item(_ id: String, _ change: (inout InventoryItem) -> Void = { _ in }) -> InventoryItem {
            var item = InventoryItem(id: id, twin: "dune")
            change(&item)
            return item
        }
        let result = try merge(
            twin([item("a") { $0.spot = "left" }, item("new")], 2),
            twin([item("a") { $0.tags = ["x"] }, item("b") { $0.notes = "torn" }], 3),
            twin([item("a"), item("b")], 1))
        #expect(result.merged[0].items.map(\.id) == ["a", "b", "new"])
        #expect(result.merged[0].items[0].spot == "left" && result.merged[0].items[0].tags == ["x"])
        #expect(result.decisions.map(\.field) == ["items[b]"])
    }

    @Test func `changes that contradict each other are asked as a whole`() throws {
        func lent(_ key: String, _ borrower: String, _ day: Int) -> Twin {
            var twin = book(day)
            var item = InventoryItem(id: "a", twin: "dune")
            item.loans = [Loan(id: key, item: "a", borrower: borrower, lent: .test(2026, 11, 1))]
            twin.items = [item]
            return twin
        }
        var ancestor = book(1)
        ancestor.items = [InventoryItem(id: "a", twin: "dune")]
        let result = try merge(lent("1", "Ana", 2), lent("2", "Ben", 3), ancestor)
        #expect(result.questions.map(\.field) == [""])
        #expect(result.merged[0].items[0].loans.map(\.borrower) == ["Ben"])
        let answer = ConflictAnswer(twin: "dune", field: "", take: .local)
        let answered = try merge(lent("1", "Ana", 2), lent("2", "Ben", 3), ancestor, answers: [answer])
        #expect(answered.isComplete && answered.merged[0].items[0].loans.map(\.borrower) == ["Ana"])
    }

    /// Merging a version with itself, or with the ancestor, gives the version.
    @Test func `unchanged copies merge to themselves`() throws {
        let changed = book(2) { ($0.pages, $0.notes) = (1, "n") }
        for (local, remote) in [(changed, changed), (changed, book(1)), (book(1), changed)] {
            let result = try merge(local, remote, book(1))
            #expect(result.merged == [changed] && result.isComplete && result.decisions.isEmpty)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import AlmanacStore

@Suite struct ListPageTests {
    private let days: [Line] = (1...9).map { Line(day: $0 / 3, id: "k\($0)") }

    @Test(arguments: [1, 2, 4, 9, 100])
    func `the pages of a list contain every record once`(limit: Int) throws {
        var read: [Line] = []
        var cursor: String?
        repeat {
            let page = try page(of: days.shuffled(), limit: limit, after: cursor)
            #expect(page.elements.count <= limit)
            read += page.elements
            cursor = page.cursor
        } while cursor != nil
        #expect(read.map(\.id) == ["k9", "k6", "k7", "k8", "k3", "k4", "k5", "k1", "k2"])
    }

    @Test func `a list continues after the last record, even if records were added or removed`() throws {
        let first = try page(of: days, limit: 3)
        #expect(first.elements.map(\.id) == ["k9", "k6", "k7"])
        let changed =
            days.filter { $0.id != "k7" && $0.id != "k9" } + [Line(day: 5, id: "k0"), Line(day: 2, id: "k75")]
        let second = try page(of: changed, limit: 3, after: first.cursor)
        #expect(second.elements.map(\.id) == ["k75", "k8", "k3"])
        let emptied = try page(of: days.filter { $0.day == 3 }, limit: 3, after: second.cursor)
        #expect(emptied.elements.isEmpty && emptied.cursor == nil)
    }

    @Test func `a cursor is rejected for another list, for other filters, and if it is altered`() throws {
        let cursor = try #require(try page(of: days, limit: 3).cursor)
        #expect(throws: Never.self) { try page(of: days, limit: 1, after: cursor) }
        let changed = String(cursor.dropLast()) + (cursor.hasSuffix("0") ? "1" : "0")
        for refused in [
            refusal { try page(of: days, limit: 3, after: cursor, list: "notes.my-drafts") },
            refusal { try page(of: days, limit: 3, after: cursor, text: "tea") },
            refusal { try page(of: days, limit: 3, after: changed) },
            refusal { try page(of: days, limit: 3, after: String(cursor.dropLast())) },
            refusal { try page(of: days, limit: 3, after: cursor.uppercased()) },
            refusal { try page(of: days, limit: 3, after: "") },
        ] {
            #expect(refused?.code == .refused)
            #expect(
                refused?.issues.map { "\($0)" } == [
                    "cursor: expected the cursor of an earlier answer with the same filters and order, "
                        + "got a cursor of another list"
                ])
        }
    }

    @Test func `a cursor for any sort text is valid for the schema`() throws {
        let long = String(repeating: "\u{1F9E5}", count: 5_000)
        let names = ["a\"b", "a\n", "", long, long + "1", long + "2", "é", "\u{202E}x"]
        let lines = names.map { Line(day: 0, id: $0) }
        var read: [String] = []
        var input = LinesInput(limit: 1)
        repeat {
            let page = try ListPage(lines, of: LinesInput.list, for: input, limit: 1, after: input.cursor) {
                [.ascending($0.id), .descending($0.id), .ascending(Int.max)]
            }
            read += page.elements.map(\.id)
            input.cursor = page.cursor
            #expect(LinesInput.schema.issues(of: input).isEmpty)
        } while input.cursor != nil && read.count < 20
        #expect(read.count == names.count && Set(read) == Set(names))
    }

    @Test func `greatest first is the reverse of smallest first`() throws {
        let numbers = [Int.min, -1, 0, 1, Int.max]
        let page = try ListPage(numbers, of: LinesInput.list, for: LinesInput(), limit: 9, after: nil) {
            [.descending($0)]
        }
        #expect(page.elements == numbers.reversed() && page.cursor == nil)
    }

    private func page(
        of lines: [Line], limit: Int, after cursor: String? = nil, list: String = "notes.my-lines", text: String? = nil
    ) throws(ComputationError) -> ListPage<Line> {
        let input = LinesInput(text: text, limit: limit, cursor: cursor)
        return try ListPage(
            lines, of: ComputationKey<LinesInput, LinesInput>(list), for: input, limit: limit, after: cursor
        ) { [.descending($0.day), .ascending($0.id)] }
    }

    private func refusal(_ body: () throws -> ListPage<Line>) -> ComputationError? {
        do {
            _ = try body()
            return nil
        } catch {
            return error as? ComputationError
        }
    }
}

private struct Line: Hashable {
    let day: Int
    let id: String
}

private struct LinesInput: SchemaProviding {
    static let list = ComputationKey<LinesInput, LinesInput>("notes.my-lines")

    var text: String?
    var limit = 10
    var cursor: String?

    static let schema = Schema<Self>.object("notes.LinesInput", "Which lines are listed.") {
        field("text", \.text, "A text that a line has.", .text(1...20, example: "tea"))
        field("limit", \.limit, "The most lines to list.", .integer(1...100), default: 10)
        field("cursor", \.cursor, "The cursor of an earlier answer.", .cursor)
    }
}

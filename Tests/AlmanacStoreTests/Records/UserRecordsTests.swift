// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Synchronization
import Testing

@Suite struct UserRecordsTests {
    private let book: Notebook

    init() throws { book = try Notebook.inMemory(clock: Moments.clock) }

    @Test func `today is the latest day that has begun on Earth`() throws {
        // Days begin first in Kiribati's Line Islands, at UTC+14: there it is 22:00 on the 21st.
        #expect(book.today == (try day("2026-11-21")))
        #expect(try Notebook.inMemory(clock: Moments.later(seconds: 7_199)).today == day("2026-11-21"))
        #expect(try Notebook.inMemory(clock: Moments.later(seconds: 7_200)).today == day("2026-11-22"))
    }

    @Test func `today follows the clock's time zone`() throws {
        // 2026-11-21T08:00Z: still the 20th in Honolulu (UTC-10), and the 21st on the Line Islands.
        func today(_ offset: String) throws -> CalendarDay {
            let zone = LocalZone(offset: try UTCOffset(offset))
            return try Notebook.inMemory(clock: Moments.clock.inZone(zone)).today
        }
        #expect(try today("-10:00") == day("2026-11-20"))
        #expect(try today("+14:00") == day("2026-11-21"))
        #expect(try today("+16:00") == day("2026-11-22"))
    }

    @Test func `future days depend on the context's time zone`() async throws {
        let access = LazyRecords(try Notebook.inMemory(clock: Moments.clock))
        func today(_ offset: String) async throws -> CalendarDay {
            let context = Context(clock: Moments.clock, zone: LocalZone(offset: try UTCOffset(offset)))
            return try await access.reading(in: context) { $0.today }
        }
        #expect(try await today("-10:00") == day("2026-11-20"))
        #expect(try await today("+16:00") == day("2026-11-22"))
    }

    @Test func `keys sort by creation time and repeat with the same seed`() throws {
        func keys(_ seed: UInt64) throws -> [String] {
            let book = try Notebook.inMemory(clock: Moments.clock, keys: RecordKeys(SeededGenerator(seed: seed)))
            return (1...100).map { _ in book.newKey() }
        }
        #expect(try keys(1) == keys(1) && keys(1) != keys(2))
        #expect(try Set(keys(1)).count == 100)
        let later = try Notebook.inMemory(clock: Moments.later(seconds: 0.001)).newKey()
        #expect(try keys(1).allSatisfy { $0 < later })
        // RFC 9562, 5.7: 48 bits of milliseconds, 1,795,248,000,000 at this moment, then the version.
        let milliseconds = String(1_795_248_000_000, radix: 16)
        let digits = String(repeating: "0", count: 12 - milliseconds.count) + milliseconds
        #expect(book.newKey().hasPrefix("\(digits.prefix(8))-\(digits.suffix(4))-7"))
    }

    @Test func `a rejected record lists every problem`() throws {
        try book.read { try $0.check(Note(day: day("2026-11-21"), words: ["a", "b"])) }
        let note = try Note(day: day("2026-11-22"), words: ["", "a\0b", "a\0b"])
        let paths = ["words[0]", "day", "words[2]", "words[1]", "words[2]"]
        #expect(try book.read { $0.issues(of: note).map(\.path) } == paths)
        #expect(refusedPaths { try book.read { try $0.check(note) } } == paths)
    }

    @Test func `records round-trip through text, with defaults for missing fields`() throws {
        let note = try Note(day: day("2026-11-21"), words: ["milk"], isPinned: true)
        let text = StoredText<Notebook>.text(of: note)
        #expect(try StoredText<Notebook>.value(Note.self, from: text, of: "note") == note)
        let old = #"{"day":"2026-11-21","words":["milk"]}"#
        #expect(try StoredText<Notebook>.value(Note.self, from: old, of: "note").isPinned == false)
        for damaged in ["", "{}", #"{"day":"2026-02-30","words":["milk"]}"#, "[1]"] {
            let told = refusalText { try StoredText<Notebook>.value(Note.self, from: damaged, of: "note") }
            #expect(told.hasPrefix("The records of notes have a note that this program can't read: "), "\(told)")
            #expect(refusal { try StoredText<Notebook>.value(Note.self, from: damaged, of: "note") } == .corrupt)
        }
    }

    @Test func `records are found by key, name or key prefix`() throws {
        let name = RecordName(noun: "note")
        let notes = [("ab-1", ["Milk", "Lait"]), ("ab-2", ["Bread"]), ("cd-1", ["bread"])].map { (key: $0, names: $1) }
        for text in ["ab-1", "milk", "LAIT"] { #expect(try name.key(text, among: notes) == "ab-1") }
        #expect(try name.key("C", among: notes) == "cd-1")
        #expect(try name.key("bread", among: notes) == "cd-1" && name.whole.key("Bread", among: notes) == "ab-2")
        #expect(
            refusalText { try name.key("BREAD", among: notes) }.contains(
                "\"BREAD\", which matches 2 (use the key of one of them: Bread (ab-2), bread (cd-1))"))
        #expect(refusalText { try name.key("ab", among: notes) }.contains("\"ab\", which matches 2"))
        #expect(refusalText { try name.key("Milc", among: notes) }.contains("did you mean \"Milk\"?"))
        #expect(refusalText { try name.key("", among: notes) }.contains("expected the name or key of an existing note"))
        #expect(refusalText { try name.key("x", among: []) }.contains("there are none yet"))
        #expect(!refusalText { try name.key("cd-2", among: notes) }.contains("cd-1"))
        let words = RecordName(noun: "note", path: "notes", hasWordKeys: true)
        #expect(refusalText { try words.key("cd-2", among: [notes[2]]) }.contains("did you mean \"cd-1\"?"))
        #expect(refusedPaths { try words.key("cd-2", among: notes) } == ["notes"])
    }

    @Test func `a record that is removed needs its whole name or key`() throws {
        let name = RecordName(noun: "note").whole
        let notes = [
            ("0198c3a0-1", ["Grandmother's wedding ring"]), ("0198c3a1-2", ["Bread"]), ("ef-1", ["Breadboard"]),
        ]
        .map { (key: $0, names: $1) }
        for text in ["0198c3a0-1", "grandmother's wedding RING", "0198c3a0"] {
            #expect(try name.key(text, among: notes) == "0198c3a0-1")
        }
        #expect(
            try name.key("bread", among: notes) == "0198c3a1-2", "a whole name, although another one begins with it")
        for text in ["wed", "0198c3a", "Grand"] where text != "0198c3a" {
            let error = #expect(throws: ComputationError.self) { try name.key(text, among: notes) }
            #expect(error?.code == .refused && error?.issues.first?.candidate?.value == "0198c3a0-1")
            #expect(error?.issues.first?.recoverySuggestion == "did you mean \"Grandmother's wedding ring\"?")
        }
        #expect(refusalText { try name.key("0198c3a", among: notes) }.contains("which matches 2"))
        #expect(refusalText { try name.key("bre", among: notes) }.contains("which matches 2"))
        #expect(refusalText { try name.key("", among: notes) }.contains("expected the name or key of an existing note"))
        let words = RecordName(noun: "challenge", hasWordKeys: true).whole
        let error = #expect(throws: ComputationError.self) {
            try words.key("count-le", among: [("count-leaves", ["Count leaves"])])
        }
        #expect(error?.code == .refused && error?.issues.first?.candidate?.value == "count-leaves")
    }

    @Test func `records are opened once on first use, and failures are reported`() async throws {
        let count = Mutex(0)
        let access = LazyRecords<Notebook> { _ in
            let number = count.withLock { count in
                count += 1
                return count
            }
            if number == 1 { throw StoreError(.newerVersion, "made by a newer version") }
            return try Notebook.inMemory(clock: Moments.clock)
        }
        #expect(count.withLock(\.self) == 0)
        let context = Context(clock: Moments.clock)
        let failure = await #expect(throws: ComputationError.self) {
            try await access.reading(in: context) { $0.today }
        }
        #expect(failure?.code == .invalidData && failure?.message == "made by a newer version")
        for _ in 1...3 { _ = try await access.reading(in: context) { $0.today } }
        #expect(count.withLock(\.self) == 2)
        // An error of the closure is rethrown; an error of the store becomes a ComputationError.
        let refused = await #expect(throws: ComputationError.self) {
            try await access.reading(in: context) { _ in throw ComputationError(.refused, "no") }
        }
        #expect(refused?.code == .refused && refused?.message == "no")
        let busy = await #expect(throws: ComputationError.self) {
            try await access.reading(in: context) { _ in throw StoreError(.busy, "in use") }
        }
        #expect(busy?.message == "in use")
    }
}

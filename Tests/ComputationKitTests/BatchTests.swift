// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import ComputationKit

@Suite struct BatchTests {
    let engine: Engine

    init() throws { engine = try Engine([SlowPlugin(), WeatherPlugin()]) }

    private func lines(_ texts: [String]) -> AsyncStream<BatchLine> {
        AsyncStream { continuation in
            for text in texts { continuation.yield(.text(Array(text.utf8))) }
            continuation.finish()
        }
    }

    @Test func `a batch keeps the order of its rows`() async throws {
        let delays = (0..<200).map { ($0 * 7919) % 13 }
        var answers: [Int] = []
        for try await row in try engine.batch(
            "slow.echo", over: lines(delays.map { "{\"milliseconds\":\($0)}" }))
        {
            answers.append(try #require(row.json["milliseconds"]?.int))
        }
        #expect(answers == delays)
    }

    @Test func `an invalid row becomes an error on its line`() async throws {
        var rows: [JSONValue] = []
        let texts = [
            #"{"temperature": 24, "humidity": 65}"#, "", #"{"temperature": 999}"#, "{oops",
            #"{"temperature": 20, "humidity": 50}"#,
        ]
        for try await row in try engine.batch("weather.dew-point", over: lines(texts)) {
            rows.append(row.json)
        }
        #expect(rows.count == 4)
        #expect(rows[0]["dewPoint"] != nil)
        #expect(rows[1]["line"] == 3)
        #expect(rows[1]["error"]?["issues"]?.array?.count == 2)
        #expect(rows[2]["error"]?["code"] == "invalid-json")
        #expect(rows[2]["error"]?["message"] == "column 2: expected a key in double quotes, got \"o\"")
        #expect(rows[2]["line"] == 4)
        #expect(rows[3]["dewPoint"] != nil)
    }

    @Test func `a batch reads only as far ahead as its width`() async throws {
        let source = CountingLines(total: 10_000)
        var iterator = try engine.batch("slow.echo", over: source, width: 8).makeAsyncIterator()
        for _ in 0..<3 { _ = try await iterator.next() }
        try await Task.sleep(for: .milliseconds(50))
        // Three rows consumed, eight running, and one line read that waits for its permit.
        #expect(source.read <= 12)
    }

    @Test func `a batch writes the result of each line before it needs the next`() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: BatchLine.self)
        var iterator = try engine.batch("slow.echo", over: stream).makeAsyncIterator()
        for delay in 1...3 {
            continuation.yield(.text(Array("{\"milliseconds\":\(delay)}".utf8)))
            #expect(try await iterator.next()?.json["milliseconds"] == .integer(Int64(delay)))
        }
        continuation.finish()
        #expect(try await iterator.next() == nil)
    }

    @Test func `cancellation ends running rows`() async throws {
        let engine = engine
        let input = lines((0..<50).map { _ in "{\"milliseconds\":60000}" })
        let task = Task {
            var codes: [ComputationError.Code] = []
            for try await row in try engine.batch("slow.echo", over: input) {
                if case .failure(let failure) = row.result { codes.append(failure.code) }
            }
            return codes
        }
        try await Task.sleep(for: .milliseconds(30))
        task.cancel()
        let codes = try? await task.value
        #expect((codes ?? []).allSatisfy { $0 == .cancelled })
    }

    @Test func `ending a batch early cancels running rows`() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: Bool.self)
        let waiting = AnyComputation(
            manifest: Manifest(id: "slow.wait", summary: "Waits.", examples: [Example("Go", ["milliseconds": 0])]),
            input: Delay.schema.erased, output: Delay.schema.erased
        ) { input, _ in
            guard input["milliseconds"] != 0 else { return input }
            continuation.yield(false)
            do {
                try await Task.sleep(for: .milliseconds(input["milliseconds"]?.int ?? 0))
            } catch {
                continuation.yield(Task.isCancelled)
                throw error
            }
            return input
        }
        let engine = try Engine([ListedPlugin(name: "slow", computations: [waiting])])
        let input = lines(["{\"milliseconds\":0}"] + (0..<5).map { _ in "{\"milliseconds\":20000}" })
        var iterator = events.makeAsyncIterator()
        for try await _ in try engine.batch("slow.wait", over: input) {
            // All five have begun before the batch ends.
            for _ in 0..<5 { _ = await iterator.next() }
            break
        }
        for _ in 0..<5 { #expect(await iterator.next() == true) }
    }

    @Test func `progress is reported for each row`() async throws {
        let seen = Mutex<[Int]>([])
        let context = Context { progress in seen.withLock { $0.append(progress.completed) } }
        let input = lines((0..<5).map { "{\"milliseconds\":\($0)}" })
        for try await _ in try engine.batch("slow.echo", over: input, in: context) {}
        #expect(seen.withLock(\.self) == [1, 2, 3, 4, 5])
    }

    private func throwDice(
        _ texts: some Sequence<String>, seed: UInt64 = 1, by field: String?
    ) async throws -> [JSONValue] {
        let engine = try Engine([DicePlugin()])
        var rows: [JSONValue] = []
        for try await row in try engine.batch(
            "dice.roll", over: lines(Array(texts)), identifiedBy: field, in: Context(seed: seed))
        {
            rows.append(row.json)
        }
        return rows
    }

    @Test func `a row's seed is that of its id, in any order and any part of the batch`() async throws {
        let texts = (0..<100).map { "{\"row\":\($0)}" }
        let whole = try await throwDice(texts, by: "row")
        #expect(Set(whole).count == 100)
        #expect(whole.map { $0["row"]?.int } == Array(0..<100))
        #expect(try await throwDice(texts.reversed(), by: "row") == whole.reversed())
        let parts = [texts[..<31], texts[31..<62], texts[62...]]
        var joined: [JSONValue] = []
        for part in parts { joined += try await throwDice(part, by: "row") }
        #expect(joined == whole)
        let values = Set(whole.map { $0["value"] })
        let others = try await throwDice(texts, seed: 2, by: "row").map { $0["value"] }
        #expect(values.isDisjoint(with: others))
    }

    @Test func `a row without an id has the seed of its text`() async throws {
        let rows = try await throwDice(["{}", " {}\t", "{ }"], by: nil)
        #expect(rows[0] == rows[1] && rows[0] != rows[2])
    }

    @Test func `a row whose id is missing fails, and a name that is in use is refused`() async throws {
        let rows = try await throwDice(["{}", "{\"row\":\"a\",\"sides\":0}"], by: "row")
        #expect(rows[0]["error"]?["message"] == "The line has no member \"row\", which identifies it.")
        #expect(rows[1]["row"] == "a" && rows[1]["error"] != nil)
        for name in ["error", "value"] {
            #expect(throws: ComputationError.self) {
                try Engine([DicePlugin()]).batch("dice.roll", over: lines([]), identifiedBy: name)
            }
        }
    }

    /// The values of the reference implementation by Fowler, Noll, and Vo (isthe.com/chongo/tech/comp/fnv).
    @Test(
        arguments: [
            ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
        ] as [(String, UInt64)])
    func `rows are hashed by FNV-1a`(text: String, hash: UInt64) {
        #expect(text.utf8.fowlerNollVoHash == hash)
    }

    @Test func `a batch accepts lines as strings`() async throws {
        let strings = AsyncStream { continuation in
            for delay in 0..<3 { continuation.yield("{\"milliseconds\":\(delay)}") }
            continuation.finish()
        }
        var answers: [Int?] = []
        for try await row in try engine.batch("slow.echo", over: strings) {
            answers.append(row.json["milliseconds"]?.int)
        }
        #expect(answers == [0, 1, 2])
    }

    @Test func `errors for long lines have both lengths`() async throws {
        let stream = AsyncStream { continuation in
            continuation.yield(BatchLine.tooLong(length: 10_000_000, limit: 1_048_576))
            continuation.finish()
        }
        var iterator = try engine.batch("slow.echo", over: stream).makeAsyncIterator()
        let row = try #require(try await iterator.next())
        #expect(
            row.json["error"]?["message"]
                == "The line has 10000000 bytes, more than the limit of 1048576. Put one input on each line."
        )
    }
}

/// A sequence of lines that counts the lines it returned.
private final class CountingLines: AsyncSequence, Sendable {
    typealias Element = BatchLine
    private let count = Mutex(0)
    private let total: Int

    init(total: Int) { self.total = total }

    var read: Int { count.withLock(\.self) }

    struct Iterator: AsyncIteratorProtocol {
        let lines: CountingLines
        mutating func next() async -> BatchLine? {
            let number = lines.count.withLock { count in
                count += 1
                return count
            }
            return number <= lines.total ? .text(Array("{\"milliseconds\":0}".utf8)) : nil
        }
    }

    func makeAsyncIterator() -> Iterator { Iterator(lines: self) }
}

private struct Delay: SchemaProviding {
    var milliseconds: Int
    static let schema = Schema<Delay>.object("Delay", "How long to wait.") {
        field("milliseconds", \.milliseconds, "How long.", .integer(0...60_000))
    }
}

private struct Echo: Computation {
    let manifest = Manifest(
        id: "slow.echo", summary: "Waits and echoes.", examples: [Example("Short", ["milliseconds": 1])])
    func run(_ input: Delay, in context: Context) async throws -> Delay {
        try await Task.sleep(for: .milliseconds(input.milliseconds))
        return input
    }
}

private struct ListedPlugin: Plugin {
    let manifest: PluginManifest
    let computations: [AnyComputation]

    init(name: String, computations: [AnyComputation]) {
        manifest = PluginManifest(
            name: name, title: "Listed", summary: "Made for a test.", version: "1.0.0", license: "Apache-2.0")
        self.computations = computations
    }
}

private struct SlowPlugin: Plugin {
    let manifest = PluginManifest(
        name: "slow", title: "Slow", summary: "Takes its time.", version: "1.0.0", license: "Apache-2.0")
    var computations: [AnyComputation] {
        Echo()
    }
}

private struct Roll: SchemaProviding {
    var value: Double
    static let schema = Schema<Roll>.object("dice.Roll", "A roll.") {
        field("value", \.value, "From 0 up to 1.", .number(0..<1))
    }
}

private struct RollDice: Computation {
    let manifest = Manifest(id: "dice.roll", summary: "Rolls.", examples: [Example("Once", [:])])
    func run(_ input: Nothing, in context: Context) async throws -> Roll {
        var numbers = context.randomNumbers
        return Roll(value: Double.random(in: 0..<1, using: &numbers))
    }
}

private struct DicePlugin: Plugin {
    let manifest = PluginManifest(
        name: "dice", title: "Dice", summary: "Rolls.", version: "1.0.0", license: "Apache-2.0")
    var computations: [AnyComputation] { RollDice() }
}

// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Glibc
import Synchronization
import Testing

/// The resources of a run besides its input: effects in nested calls, the deadline, the zone, keys, and seeds.
@Suite struct ContextTests {
    private let noon = Context(
        clock: .fixed(Timestamp(secondsSince1970: 1_700_000_000)), zone: LocalZone("Test/East") { _ in 10 * 3_600 },
        seed: 7)

    private func engine(_ computations: AnyComputation...) throws -> Engine {
        try Engine([Listed(computations)])
    }

    @Test func `a pure computation can't call one that reads the clock`() async throws {
        let engine = try engine(.clock, .caller("test.pure", of: "test.clock"))
        let failure = await #expect(throws: ComputationError.self) {
            try await engine.run("test.pure", [:], in: noon)
        }
        #expect(failure?.message == "test.pure has an effect that its manifest doesn't declare: clock.")
        #expect(failure?.code == .internalError)
    }

    @Test func `a computation that declares the clock can call one that reads it`() async throws {
        let engine = try engine(.clock, .caller("test.caller", of: "test.clock", effects: .clock))
        #expect(try await engine.run("test.caller", [:], in: noon) == ["seconds": 1_700_000_000])
    }

    @Test func `the input of a nested call is validated`() async throws {
        let strict = AnyComputation(Strict())
        let engine = try engine(strict, .caller("test.caller", of: "test.strict", passing: ["x": 11]))
        let failure = await #expect(throws: ComputationError.self) {
            try await engine.run("test.caller", [:], in: noon)
        }
        // The calling computation gave the wrong input, not the user.
        #expect(failure?.code == .internalError && failure?.computation == "test.caller")
        #expect(failure?.issues.map(\.path) == ["x"])
    }

    @Test func `a nested call of an unknown computation is an error`() async throws {
        let engine = try engine(.caller("test.caller", of: "test.strct"), AnyComputation(Strict()))
        let failure = await #expect(throws: ComputationError.self) { try await engine.run("test.caller", [:]) }
        #expect(failure?.message == "There is no computation \"test.strct\". Did you mean test.strict?")
    }

    @Test func `a run can call a typed computation by its key`() async throws {
        let engine = try engine(AnyComputation(Strict()), AnyComputation(Twice()))
        #expect(try await engine.run("test.twice", ["x": 2]) == ["x": 4])
    }

    @Test func `the time zone determines the day`() async throws {
        // 2023-11-14T22:13:20Z is November 15 ten hours east.
        let day = AnyComputation(
            manifest: Manifest(id: "test.day", summary: "Today.", examples: [Example("Now", [:])], effects: .clock),
            input: .nothing, output: .any("day")
        ) { _, context in
            ["day": .string(try context.today().description)]
        }
        #expect(try await engine(day).run("test.day", [:], in: noon) == ["day": "2023-11-15"])
    }

    @Test func `new keys need the writes effect and are the same for the same source`() async throws {
        func keys(_ effects: Effects) throws -> AnyComputation {
            AnyComputation(
                manifest: Manifest(
                    id: "test.key", summary: "A key.", examples: [Example("One", [:])], effects: effects),
                input: .nothing, output: .any("key")
            ) { _, context in ["key": .string(try context.newRecordKey())] }
        }
        let context = {
            Context(clock: .fixed(Timestamp(secondsSince1970: 1)), keys: RecordKeys(SeededGenerator(seed: 3)))
        }
        let writing = try engine(keys(.writes))
        let first = try await writing.run("test.key", [:], in: context())
        #expect(try await writing.run("test.key", [:], in: context()) == first)
        let failure = await #expect(throws: ComputationError.self) {
            try await engine(keys(.reads)).run("test.key", [:], in: context())
        }
        #expect(failure?.message == "test.key has an effect that its manifest doesn't declare: writes.")
    }

    @Test func `a deadline ends a run`() async throws {
        let endless = AnyComputation(
            manifest: Manifest(id: "test.endless", summary: "Never ends.", examples: [Example("Go", [:])]),
            input: .nothing, output: .nothing
        ) { _, context in
            while true { try context.checkCancellation() }
        }
        // A fixed clock doesn't stop it.
        let context = Context(
            clock: .fixed(Timestamp(secondsSince1970: 0)), deadline: .now + .milliseconds(20))
        let failure = await #expect(throws: ComputationError.self) {
            try await engine(endless).run("test.endless", [:], in: context)
        }
        #expect(failure?.code == .deadline && failure?.exitCode == 75)
    }

    @Test func `a pool runs more computations than threads, and nested calls share a slot`()
        async throws
    {
        let computations: [AnyComputation] = [
            .caller("test.outer", of: "test.middle"), .caller("test.middle", of: "test.inner"),
            AnyComputation(
                manifest: Manifest(id: "test.inner", summary: "One.", examples: [Example("Go", [:])]),
                input: .nothing, output: .any("n")
            ) { _, _ in
                await Task.yield()
                return ["n": 1]
            },
        ]
        let engine = try Engine([Listed(computations)], executor: .pool(width: 2))
        let sum = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<200 { group.addTask { try await engine.run("test.outer", [:])["n"]?.int ?? 0 } }
            return try await group.reduce(0, +)
        }
        #expect(sum == 200)
    }

    @Test func `a computation that calls its own engine keeps its slot`() async throws {
        let holder = EngineHolder()
        let computations: [AnyComputation] = [
            AnyComputation(
                manifest: Manifest(id: "test.again", summary: "Calls the engine.", examples: [Example("Go", [:])]),
                input: .nothing, output: .any("n")
            ) { _, _ in
                try await holder.engine.withLock(\.self)?.run("test.inner", [:]) ?? [:]
            },
            AnyComputation(
                manifest: Manifest(id: "test.inner", summary: "One.", examples: [Example("Go", [:])]),
                input: .nothing, output: .any("n")
            ) { _, _ in ["n": 1] },
        ]
        let engine = try Engine([Listed(computations)], executor: .pool(width: 1))
        holder.engine.withLock { $0 = engine }
        #expect(try await engine.run("test.again", [:]) == ["n": 1])
    }

    @Test func `a safe computation can't call a destructive one`() async throws {
        let erase = AnyComputation(
            manifest: Manifest(
                id: "test.erase", summary: "Erases.", examples: [Example("All", [:])],
                effects: [.writes, .destructive]), input: .nothing, output: .nothing
        ) { _, _ in [:] }
        let engine = try engine(erase, .caller("test.safe", of: "test.erase", effects: .writes))
        let failure = await #expect(throws: ComputationError.self) { try await engine.run("test.safe", [:]) }
        #expect(failure?.message == "test.safe has an effect that its manifest doesn't declare: destructive.")
        #expect(try await engine.run("test.erase", [:]) == [:])
    }

    @Test func `cancellation, a deadline, or a full queue ends the wait for a slot`()
        async throws
    {
        let (stream, release) = AsyncStream.makeStream(of: Void.self)
        let started = AsyncStream.makeStream(of: Void.self)
        let blocking = AnyComputation(
            manifest: Manifest(id: "test.block", summary: "Waits.", examples: [Example("Go", [:])]),
            input: .nothing, output: .nothing
        ) { _, _ in
            started.continuation.yield()
            for await _ in stream { break }
            return [:]
        }
        let engine = try Engine([Listed([blocking])], executor: .pool(width: 1, queueLimit: 1))
        let first = Task { try await engine.run("test.block", [:]) }
        for await _ in started.stream { break }
        let second = Task { try await engine.run("test.block", [:]) }
        second.cancel()
        let failure = await #expect(throws: ComputationError.self) { try await second.value }
        #expect(failure?.code == .cancelled)

        let hurried = Context(deadline: .now + .milliseconds(20))
        let late = await #expect(throws: ComputationError.self) {
            try await engine.run("test.block", [:], in: hurried)
        }
        #expect(late?.code == .deadline)

        let codes = await withTaskGroup(of: ComputationError.Code?.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    do throws(ComputationError) {
                        _ = try await engine.run("test.block", [:])
                        return nil
                    } catch {
                        return error.code
                    }
                }
            }
            // One of them waits, so the other one is rejected.
            let first = await group.next() ?? nil
            group.cancelAll()
            return [first, await group.next() ?? nil]
        }
        #expect(codes == [.busy, .cancelled])
        release.finish()
        #expect(try await first.value == [:])
    }
}

struct Listed: Plugin {
    let manifest = PluginManifest(
        name: "test", title: "Test", summary: "Made for tests.", version: "1.0.0", license: "Apache-2.0")
    let computations: [AnyComputation]
    init(_ computations: [AnyComputation]) { self.computations = computations }
}

extension AnySchema {
    static var nothing: AnySchema { Nothing.schema.erased }

    /// An object with one member.
    fileprivate static func any(_ name: String) -> AnySchema {
        let json: JSONValue = [
            "type": "object", "additionalProperties": false, "properties": [name: [:]], "required": [.string(name)],
        ]
        return (try? AnySchema(jsonSchema: json)) ?? .nothing
    }
}

extension AnyComputation {
    fileprivate static var clock: AnyComputation {
        AnyComputation(
            manifest: Manifest(
                id: "test.clock", summary: "The time.", examples: [Example("Now", [:])], effects: .clock),
            input: .nothing, output: .any("seconds")
        ) { _, context in
            ["seconds": .number(try context.now().secondsSince1970)]
        }
    }

    fileprivate static func caller(
        _ id: String, of other: String, effects: Effects = .pure, passing input: JSONValue = [:]
    ) -> AnyComputation {
        AnyComputation(
            manifest: Manifest(id: id, summary: "Calls \(other).", examples: [Example("Go", [:])], effects: effects),
            input: .nothing, output: AnySchema.open
        ) { _, context in
            try await context.run(other, input)
        }
    }
}

extension AnySchema {
    /// An object with any members.
    fileprivate static var open: AnySchema {
        (try? AnySchema(
            jsonSchema: [
                "type": "object", "additionalProperties": false,
                "properties": ["seconds": [:], "n": [:], "x": [:]],
            ])) ?? .nothing
    }
}

private final class EngineHolder: Sendable {
    let engine = Mutex<Engine?>(nil)
}

private struct Digit: SchemaProviding {
    var x: Int
    static let schema = Schema<Digit>.object("test.Digit", "A digit.") {
        field("x", \.x, "The digit.", .integer(0...9))
    }
}

private struct Strict: Computation {
    static let key = ComputationKey<Digit, Digit>("test.strict")
    let manifest = Manifest(id: Strict.key.id, summary: "A digit.", examples: [Example("One", ["x": 1])])
    func run(_ input: Digit, in context: Context) async throws -> Digit { input }
}

private struct Twice: Computation {
    let manifest = Manifest(id: "test.twice", summary: "Doubles.", examples: [Example("One", ["x": 1])])
    func run(_ input: Digit, in context: Context) async throws -> Digit {
        let one = try await context.call(Strict.key, input)
        let other = try await context.call(Strict.key, input)
        return Digit(x: one.x + other.x)
    }
}

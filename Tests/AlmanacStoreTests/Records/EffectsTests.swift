// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import ComputationTesting
import Dispatch
import GRDB
import StoreTesting
import Testing

/// The store enforces the effects that a computation's manifest declares.
@Suite struct EffectsTests {
    private let test: TestHome
    private let records: LazyRecords<Notebook>

    init() throws {
        test = try TestHome()
        let home = test.home
        records = LazyRecords(forReading: { try .opened(in: home, $0) }) { try Notebook.open(in: home, $0) }
    }

    /// A plugin whose only computation has effects and does some work.
    private func plugin(
        _ effects: Effects, _ body: @escaping @Sendable (Context) async throws(ComputationError) -> Void
    ) throws -> any Plugin {
        let nothing = try AnySchema(jsonSchema: ["type": "object", "additionalProperties": false, "properties": [:]])
        let computation = AnyComputation(
            manifest: Manifest(id: "notes.probe", summary: "Probes.", examples: [Example("Go", [:])], effects: effects),
            input: nothing, output: nothing
        ) { _, context throws(ComputationError) in
            try await body(context)
            return [:]
        }
        struct Alone: Plugin {
            let manifest = PluginManifest(
                name: "notes", title: "Notes", summary: "Notes.", version: "1.0.0", license: "Apache-2.0")
            let computations: [AnyComputation]
        }
        return Alone(computations: [computation])
    }

    /// Runs work as a computation with effects, and returns its error.
    private func run(
        _ effects: Effects, _ body: @escaping @Sendable (Context) async throws(ComputationError) -> Void
    ) async throws -> ComputationError? {
        let engine = try Engine([plugin(effects, body)])
        do throws(ComputationError) {
            _ = try await engine.run("notes.probe", [:])
            return nil
        } catch {
            return error
        }
    }

    private static let insertion = "INSERT INTO note (id, words) VALUES ('a', 'milk')"

    private static func executing(_ sql: String) -> @Sendable (Notebook) throws -> Void {
        { book in try book.store.write { db in try db.execute(sql: sql) } }
    }

    private func notes() async throws -> Int {
        try await records.reading(in: Context()) { book in
            try book.store.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM note") ?? 0 }
        }
    }

    /// An error `cancelled` means that nothing was saved.
    @Test func `a change that is cancelled while it runs isn't saved`() async throws {
        try await records.writing(in: Context()) { _ in }
        let (started, start) = AsyncStream<Void>.makeStream()
        let isCancelled = DispatchSemaphore(value: 0)
        let change = Task { [records] in
            try await records.writing(in: Context()) { book in
                start.yield()
                isCancelled.wait()
                try Self.executing(Self.insertion)(book)
            }
        }
        for await _ in started { break }
        change.cancel()
        isCancelled.signal()
        let error = await #expect(throws: ComputationError.self) { try await change.value }
        #expect(error?.code == .cancelled)
        #expect(try await notes() == 0)
    }

    @Test(arguments: [false, true])
    func `a computation that reads can't write`(exists: Bool) async throws {
        if exists { try await records.writing(in: Context()) { _ in } }
        let error = try await run(.reads) { [records] context throws(ComputationError) in
            try await records.reading(in: context, Self.executing(Self.insertion))
        }
        #expect(error?.message == "notes.probe has an effect that its manifest doesn't declare: writes.")
        #expect(try await notes() == 0)
    }

    /// A missing store is read as a copy, which would lose the change.
    @Test func `records opened for reading can't be changed, even by a computation that writes`() async throws {
        let error = try await run(.writes) { [records] context throws(ComputationError) in
            try await records.reading(in: context, Self.executing(Self.insertion))
        }
        #expect(error?.message == "The records were opened for reading and can't be changed.")
        #expect(try await notes() == 0)
    }

    @Test func `a pure computation can't use records`() async throws {
        for effects in [Effects.pure, .clock] {
            let reading = try await run(effects) { [records] context throws(ComputationError) in
                try await records.reading(in: context) { _ in }
            }
            let writing = try await run(effects) { [records] context throws(ComputationError) in
                try await records.writing(in: context, Self.executing(Self.insertion))
            }
            #expect(reading?.code == .internalError && writing?.code == .internalError)
        }
        #expect(try await notes() == 0)
    }

    @Test(arguments: ["DELETE FROM note WHERE id = 'a'", "DELETE FROM note"])
    func `only a destructive computation removes rows`(removal: String) async throws {
        try await records.writing(in: Context(), Self.executing(Self.insertion))
        let error = try await run(.writes) { [records] context throws(ComputationError) in
            try await records.writing(in: context, Self.executing(removal))
        }
        #expect(error?.message == "notes.probe has an effect that its manifest doesn't declare: destructive.")
        #expect(try await notes() == 1)
        let destructive = try await run([.writes, .destructive]) { [records] context throws(ComputationError) in
            try await records.writing(in: context, Self.executing(removal))
        }
        #expect(destructive == nil)
        #expect(try await notes() == 0)
    }

    @Test(arguments: [
        (Effects.pure, "reads"), (Effects.reads, "writes"), (Effects.writes, "destructive"),
        (Effects([.writes, .destructive]), ""),
    ])
    func `the conformance kit reports an effect on records that isn't declared`(
        effects: Effects, undeclared: String
    ) async throws {
        try await records.writing(in: Context(), Self.executing(Self.insertion))
        let plugin = try plugin(effects) { [records] context throws(ComputationError) in
            if undeclared == "reads" { return try await records.reading(in: context) { _ in } }
            try await records.writing(in: context, Self.executing("DELETE FROM note"))
        }
        let problems = await ComputationConformance.problems(of: plugin)
            .filter { $0.description.contains("its manifest doesn't declare") }
        #expect(problems.isEmpty == undeclared.isEmpty, "\(problems)")
        #expect(problems.allSatisfy { $0.description.contains(undeclared) })
    }
}

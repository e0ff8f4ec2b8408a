// SPDX-License-Identifier: Apache-2.0

package import ComputationKit
internal import Synchronization

/// What the commands of one run of a program share: the engine they call, what time it is, and the keys of new records.
///
/// A command never makes an engine or opens a store. The program's `main` composes the engine, and the commands find it here.
package struct CommandSession: Sendable {
    /// The session of the running program.
    @TaskLocal package static var current = CommandSession()

    /// What time it is: the machine's clock, or what `--now` says.
    package let clock: WallClock
    /// Whether commands print the call they would send and don't send it (`--show-call`).
    package let showsCalls: Bool
    /// Where the keys of new records come from: random numbers, or those of the seed that `--key-seed` says.
    package let keys: RecordKeys
    private let composed: ComposedEngine

    private init() {
        clock = .system
        keys = RecordKeys()
        showsCalls = false
        composed = ComposedEngine { throw ComputationError(.internalError, "There is no engine.") }
    }

    /// Takes the options of a session, which no help shows, out of a program's arguments.
    ///
    /// - Throws: ``ComputationError`` for `--now` without an instant, or `--key-seed` without a number.
    init(
        taking arguments: inout [String], engine: @escaping @Sendable () throws -> Engine
    ) throws(ComputationError) {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        var options = arguments[..<end]
        var (now, keySeed, showsCalls, kept) = (Timestamp?.none, UInt64?.none, false, [String]())
        while let argument = options.popFirst() {
            switch argument {
            case "--show-call": showsCalls = true
            case "--now": now = try Self.instant(options.popFirst() ?? "")
            case _ where argument.hasPrefix("--now="): now = try Self.instant(String(argument.dropFirst(6)))
            case "--key-seed": keySeed = try Self.seed(options.popFirst() ?? "")
            case _ where argument.hasPrefix("--key-seed="): keySeed = try Self.seed(String(argument.dropFirst(11)))
            default: kept.append(argument)
            }
        }
        arguments = kept + arguments[end...]
        clock = now.map(WallClock.fixed) ?? .system
        keys = keySeed.map { RecordKeys(SeededGenerator(seed: $0)) } ?? RecordKeys()
        self.showsCalls = showsCalls
        composed = ComposedEngine(engine)
    }

    private static func seed(_ text: String) throws(ComputationError) -> UInt64 {
        if let seed = UInt64(text) { return seed }
        throw ComputationError(
            .invalidInput, "--key-seed: expected a whole number from 0 to \(UInt64.max), got \(text.quoted())")
    }

    private static func instant(_ text: String) throws(ComputationError) -> Timestamp {
        do {
            return try Timestamp(text)
        } catch {
            throw ComputationError(
                .invalidInput, "--now: expected an instant such as 2026-11-22T09:30:00Z, got \(text.quoted())")
        }
    }

    /// The engine, which is made when a command first needs it.
    ///
    /// - Throws: what making it throws.
    package func engine() throws -> Engine { try composed.engine() }
}

/// An engine that is made once.
private final class ComposedEngine: Sendable {
    private let make: @Sendable () throws -> Engine
    private let made = Mutex<Result<Engine, any Error>?>(nil)

    init(_ make: @escaping @Sendable () throws -> Engine) { self.make = make }

    func engine() throws -> Engine {
        try made.withLock { made in
            let result = made ?? Result { try make() }
            made = result
            return result
        }.get()
    }
}

// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Synchronization

/// The state that the commands of a program share: the engine, the clock, and the source of record keys.
///
/// Commands never create an engine or open a store. The program's `main` passes the engine to the session.
public struct CommandSession: Sendable {
    /// The session of the running program.
    @TaskLocal package static var current = CommandSession()

    /// The clock: the system's, or one fixed at the instant of `--now`.
    public let clock: WallClock
    /// Whether commands print their call to the engine instead of running it (`--show-call`).
    public let showsCalls: Bool
    /// The source of the keys of new records: random numbers, or a generator with the seed of `--key-seed`.
    public let keys: RecordKeys
    /// Returns the catalog of the user's language, `nil` for English; `nil` if the program has only English texts.
    let language: (@Sendable (Engine) async -> MessageCatalog?)?
    private let composed: ComposedEngine

    private init() {
        clock = .system
        keys = RecordKeys()
        showsCalls = false
        language = nil
        composed = ComposedEngine { throw ComputationError(.internalError, "No engine is configured.") }
    }

    /// Removes the hidden options of a session from a program's arguments and applies them.
    ///
    /// - Throws: `ComputationError` if `--now` has no valid instant, or `--key-seed` no valid number.
    init(
        taking arguments: inout [String], engine: @escaping @Sendable () throws -> Engine,
        language: (@Sendable (Engine) async -> MessageCatalog?)? = nil
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
        self.language = language
        composed = ComposedEngine(engine)
    }

    /// Refuses `--show-call` in a command that doesn't show its call and would do its work instead.
    package func refuseShownCall() throws(ComputationError) {
        guard showsCalls else { return }
        throw ComputationError(
            .invalidInput, "--show-call: expected a command that shows its call, got one that doesn't; nothing was done"
        )
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

    /// Returns the engine, which is created on first use.
    ///
    /// - Throws: The error of its creation.
    public func engine() throws -> Engine { try composed.engine() }
}

/// An engine that is created once.
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

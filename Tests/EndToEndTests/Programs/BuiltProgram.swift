// SPDX-License-Identifier: AGPL-3.0-or-later

import Dispatch
import Glibc

/// A program of the build folder that the running test bundle came from.
enum BuiltProgram: String {
    case astro, almanac, challenge, outfit

    /// The build folder: the one with the test bundle's own executable.
    static let folder: String = {
        let candidates = [realPath("/proc/self/exe"), CommandLine.arguments.first.flatMap(realPath)]
        let folders = candidates.compactMap(\.self).map(folderName)
        return folders.first { access($0 + "/astro", X_OK) == 0 } ?? folders.first ?? "."
    }()

    var path: String { "\(Self.folder)/\(rawValue)" }

    /// What a program finds in its environment unless a test says otherwise.
    static let environment = [
        "PATH": "\(folder):/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color", "TZ": "UTC",
        // Programs built for coverage leave no profile in the folder they run in.
        "LLVM_PROFILE_FILE": "/dev/null",
    ]

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: what follows the program's name.
    ///   - input: what it reads on standard input.
    ///   - environment: its whole environment.
    ///   - folder: where it runs; where the tests do unless given.
    func callAsFunction(
        _ arguments: [String], input: String = "", environment: [String: String] = Self.environment,
        in folder: String? = nil
    ) async throws -> Finished {
        try await run(path, arguments, input: Array(input.utf8), environment: environment, in: folder)
    }

    /// Runs the program with arguments that stand in one line, separated by spaces.
    func callAsFunction(_ line: String, input: String = "") async throws -> Finished {
        try await self(line.split(separator: " ").map(String.init), input: input)
    }
}

/// How a program ended, and what it said.
struct Finished: Sendable {
    /// The exit code, or nil when a signal ended it.
    let exitCode: Int32?
    /// The signal that ended it, if one did.
    let signal: Int32?
    let outputBytes: [UInt8]
    let errorBytes: [UInt8]

    var output: String { String(decoding: outputBytes, as: UTF8.self) }
    var errors: String { String(decoding: errorBytes, as: UTF8.self) }
    var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

/// Runs any program to its end, a few at a time and away from the threads that Swift's tasks share.
func run(
    _ path: String, _ arguments: [String], input: [UInt8] = [],
    environment: [String: String] = BuiltProgram.environment, in folder: String? = nil
) async throws -> Finished {
    try await blocking {
        let program = try RunningProgram(path, arguments, environment: environment, in: folder)
        return try program.finish(feeding: input)
    }
}

/// Does work that waits for other processes, at most four items at once.
///
/// Who waits for a place holds no thread: Swift's tasks share the threads of Dispatch, and would find none free.
func blocking<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    await places.enter()
    defer { Task { await places.leave() } }
    return try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result { try work() }) }
    }
}

private let places = Places(4)

/// A number of places, given in the order in which they were asked for.
private actor Places {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { free = count }

    func enter() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}

/// A call of the system that failed.
struct SystemFailure: Error, CustomStringConvertible {
    let description: String

    init(_ call: String, _ code: Int32 = errno) { description = "\(call): \(String(cString: strerror(code)))" }
}

/// The path without symbolic links, or nil when there is no such file.
func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}

private func folderName(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
}

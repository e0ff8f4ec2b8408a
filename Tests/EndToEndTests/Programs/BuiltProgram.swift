// SPDX-License-Identifier: AGPL-3.0-or-later

import Dispatch
import Glibc

/// A program in the build folder of the running test bundle, by one of its names.
enum BuiltProgram: String, CaseIterable {
    case astro, almanac, challenge, cravings, outfit, twins

    /// The build folder: the one with the test bundle's own executable.
    static let folder: String = {
        let candidates = [realPath("/proc/self/exe"), CommandLine.arguments.first.flatMap(realPath)]
        let folders = candidates.compactMap(\.self).map(folderName)
        let folder = folders.first { access($0 + "/astro", X_OK) == 0 } ?? folders.first ?? "."
        // An installation has these links (docs/decisions/0023). A file is a program of a former build.
        for program in [Self.challenge, .cravings, .outfit, .twins] {
            let path = "\(folder)/\(program.rawValue)"
            if symlink("almanac", path) != 0, errno == EEXIST, realPath(path) != realPath("\(folder)/almanac") {
                unlink(path)
                symlink("almanac", path)
            }
        }
        return folder
    }()

    var path: String { "\(Self.folder)/\(rawValue)" }

    /// The default environment of a program.
    static let environment = [
        "PATH": "\(folder):/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color", "TZ": "UTC",
        // Programs built for coverage write no profile to the current folder.
        "LLVM_PROFILE_FILE": "/dev/null",
    ]

    /// Runs the program until it exits.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the program's name.
    ///   - input: The standard input.
    ///   - environment: The whole environment.
    ///   - folder: The current folder; by default, that of the tests.
    func callAsFunction(
        _ arguments: [String], input: String = "", environment: [String: String] = Self.environment,
        in folder: String? = nil
    ) async throws -> Finished {
        try await run(path, arguments, input: Array(input.utf8), environment: environment, in: folder)
    }

    /// Runs the program with arguments in one line, separated by spaces.
    func callAsFunction(_ line: String, input: String = "") async throws -> Finished {
        try await self(line.split(separator: " ").map(String.init), input: input)
    }
}

/// The exit status and the output of a program.
struct Finished: Sendable {
    /// The exit code, or nil if a signal ended it.
    let exitCode: Int32?
    /// The signal that ended it, if one did.
    let signal: Int32?
    let outputBytes: [UInt8]
    let errorBytes: [UInt8]

    var output: String { String(decoding: outputBytes, as: UTF8.self) }
    var errors: String { String(decoding: errorBytes, as: UTF8.self) }
    var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

/// Runs any program until it exits, a few at a time and not on the threads that Swift's tasks share.
func run(
    _ path: String, _ arguments: [String], input: [UInt8] = [],
    environment: [String: String] = BuiltProgram.environment, in folder: String? = nil
) async throws -> Finished {
    try await blocking {
        let program = try RunningProgram(path, arguments, environment: environment, in: folder)
        return try program.finish(feeding: input)
    }
}

/// Performs work that waits for other processes, at most four items at once.
///
/// Waiting for a slot doesn't block a thread: Swift's tasks share the threads of Dispatch and would find none free.
func blocking<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    await places.enter()
    defer { Task { await places.leave() } }
    return try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result { try work() }) }
    }
}

/// Performs work for each element, several at once.
func forEach<Element: Sendable>(
    _ elements: [Element], _ work: @escaping @Sendable (Element) async throws -> Void
) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
        for element in elements { group.addTask { try await work(element) } }
        try await group.waitForAll()
    }
}

private let places = Places(4)

/// A number of slots, assigned in the order of requests.
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

/// A failed system call.
struct SystemFailure: Error, CustomStringConvertible {
    let description: String

    init(_ call: String, _ code: Int32 = errno) { description = "\(call): \(String(cString: strerror(code)))" }
}

/// The path without symbolic links, or nil if the file doesn't exist.
func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}

private func folderName(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
}

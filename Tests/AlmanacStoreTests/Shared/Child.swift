// SPDX-License-Identifier: Apache-2.0

import Glibc
import StoreTesting

/// A child process whose output the tests read line by line.
final class Child {
    private let process: pid_t
    private let output: Int32
    private var pending: [UInt8] = []
    private(set) var lines: [String] = []

    /// A program of this package that uses stores in a separate process.
    static let writer: String = {
        let candidates = ["/proc/self/exe", CommandLine.arguments.first ?? ""].compactMap { path -> String? in
            guard let resolved = realpath(path, nil) else { return nil }
            defer { free(resolved) }
            let text = String(cString: resolved)
            return text.lastIndex(of: "/").map { "\(text[..<$0])/store-writer" }
        }
        return candidates.first { access($0, X_OK) == 0 } ?? "store-writer"
    }()

    init(_ path: String, _ arguments: [String]) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SystemFailure("pipe") }
        // A copy in another child would keep this one's output open; dup2 doesn't copy the flag.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        var variables: [UnsafeMutablePointer<CChar>?] = ["PATH=/usr/bin:/bin", "LLVM_PROFILE_FILE=/dev/null"].map {
            (text: String) in strdup(text)
        }
        defer { for variable in variables { free(variable) } }
        words.append(nil)
        variables.append(nil)
        let code = posix_spawn(&process, path, &actions, nil, words, variables)
        guard code == 0 else {
            errno = code
            throw SystemFailure("spawn \(path)")
        }
        self.process = process
        output = ends[0]
    }

    deinit { close(output) }

    /// Reads lines until a count or a time limit is reached, or the output ends.
    ///
    /// - Returns: Whether the output has ended.
    @discardableResult
    func read(upTo count: Int = .max, milliseconds: Int32 = -1) -> Bool {
        while lines.count < count {
            var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, milliseconds) > 0 else { return false }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let size = Glibc.read(output, &chunk, chunk.count)
            guard size > 0 else { return true }
            pending += chunk.prefix(size)
            while let end = pending.firstIndex(of: 0x0A) {
                lines.append(String(decoding: pending[..<end], as: UTF8.self))
                pending.removeFirst(end + 1)
            }
        }
        return false
    }

    func kill() { Glibc.kill(process, SIGKILL) }

    /// Waits for the process to exit, and returns its exit code, or the negative number of the signal.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }
}

/// Runs a program until it exits.
func runProgram(_ path: String, _ arguments: [String]) throws -> (exitCode: Int32, output: [String]) {
    let child = try Child(path, arguments)
    child.read()
    return (child.wait(), child.lines)
}

// SPDX-License-Identifier: Apache-2.0

import Glibc
import StoreTesting

/// The program with the commands, run as a process of its own.
enum Program {
    struct Ended {
        let exitCode: Int32
        let output: String
        let errors: String
    }

    static let path: String = {
        let candidates = ["/proc/self/exe", CommandLine.arguments.first ?? ""].compactMap { path -> String? in
            guard let resolved = realpath(path, nil) else { return nil }
            defer { free(resolved) }
            let text = String(cString: resolved)
            return text.lastIndex(of: "/").map { "\(text[..<$0])/store-commands" }
        }
        return candidates.first { access($0, X_OK) == 0 } ?? "store-commands"
    }()

    /// Runs a program in a folder, with `home` in it as the home of Almanac, and input from a pipe.
    static func run(_ path: String, _ arguments: [String], home folder: String, input: String = "") throws -> Ended {
        let name = "\(folder)/\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let (input, output, errors) = (try file("\(name)-in", input), "\(name)-out", "\(name)-err")
        defer { for file in [input, output, errors] { unlink(file) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let code = wait(for: try spawn(path, arguments, home: folder, &actions))
        return Ended(
            exitCode: code, output: String(decoding: (try? readFile(output)) ?? [], as: UTF8.self),
            errors: String(decoding: (try? readFile(errors)) ?? [], as: UTF8.self))
    }

    /// Runs the program at a terminal of its own; what appears there is its output.
    static func runAtTerminal(_ arguments: [String], home folder: String, typing text: String) throws -> Ended {
        var master: Int32 = 0
        var terminal: Int32 = 0
        // Held open, so that the terminal stays while the program starts and ends.
        guard openpty(&master, &terminal, nil, nil, nil) == 0 else { throw SystemFailure("openpty") }
        defer { for descriptor in [master, terminal] { close(descriptor) } }
        for descriptor in [master, terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream: Int32 in 0...2 { posix_spawn_file_actions_adddup2(&actions, terminal, stream) }
        let process = try spawn(path, arguments, home: folder, &actions)
        var lines = text.split(separator: "\n").map(String.init)[...]
        var seen: [UInt8] = []
        var answered = 0
        var ended: Int32?
        while true {
            var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, 50) > 0, entry.revents & Int16(POLLIN) != 0 {
                var chunk = [UInt8](repeating: 0, count: 4096)
                let count = Glibc.read(master, &chunk, chunk.count)
                if count > 0 { seen += chunk.prefix(count) }
                // A question ends with a colon and a space; the answer is typed when it is there.
                if seen.suffix(2) == Array(": ".utf8)[...], seen.count > answered, let line = lines.popFirst() {
                    answered = seen.count
                    // The question appears a moment after typing was made invisible, never before.
                    let bytes = Array("\(line)\n".utf8)
                    _ = write(master, bytes, bytes.count)
                }
                continue
            }
            if ended != nil { break }
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) == process { ended = exitCode(status) }
        }
        return Ended(exitCode: ended ?? -1, output: String(decoding: seen, as: UTF8.self), errors: "")
    }

    /// Starts a program at a terminal of its own, waits for its question, and sends it a signal.
    ///
    /// - Returns: how the program ended, whether the terminal showed what is typed while it asked, and afterwards.
    static func endAtQuestion(
        _ arguments: [String], home folder: String, by signal: Int32
    ) throws -> (exitCode: Int32, showedWhileAsking: Bool, showsAfterwards: Bool) {
        var master: Int32 = 0
        var terminal: Int32 = 0
        guard openpty(&master, &terminal, nil, nil, nil) == 0 else { throw SystemFailure("openpty") }
        defer { for descriptor in [master, terminal] { close(descriptor) } }
        for descriptor in [master, terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream: Int32 in 0...2 { posix_spawn_file_actions_adddup2(&actions, terminal, stream) }
        let process = try spawn(path, arguments, home: folder, &actions)
        var seen: [UInt8] = []
        while seen.suffix(2) != Array(": ".utf8)[...] {
            var chunk = [UInt8](repeating: 0, count: 4096)
            let count = Glibc.read(master, &chunk, chunk.count)
            guard count > 0 else { break }
            seen += chunk.prefix(count)
        }
        let showedWhileAsking = showsTyping(terminal)
        kill(process, signal)
        return (wait(for: process), showedWhileAsking, showsTyping(terminal))
    }

    private static func showsTyping(_ terminal: Int32) -> Bool {
        var flags = termios()
        tcgetattr(terminal, &flags)
        return flags.c_lflag & tcflag_t(ECHO) != 0
    }

    private static func file(_ path: String, _ text: String) throws -> String {
        try writeFile(Array(text.utf8), path)
        return path
    }

    private static func spawn(
        _ path: String, _ arguments: [String], home: String, _ actions: inout posix_spawn_file_actions_t
    ) throws -> pid_t {
        var words: [UnsafeMutablePointer<CChar>?] =
            (["/usr/bin/env", "-C", home, path] + arguments).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] =
            ["PATH=/usr/bin:/bin", "TERM=dumb", "LLVM_PROFILE_FILE=/dev/null", "ALMANAC_HOME=\(home)/data"]
            .map { (text: String) in strdup(text) } + [nil]
        defer { for word in words + variables { free(word) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, "/usr/bin/env", &actions, nil, &words, &variables)
        guard code == 0 else {
            errno = code
            throw SystemFailure("spawn \(path)")
        }
        return process
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return exitCode(status)
    }

    private static func exitCode(_ status: Int32) -> Int32 {
        status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }
}

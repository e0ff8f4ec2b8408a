// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc
import Synchronization

/// A running program whose three streams are connected to the test.
final class RunningProgram {
    private let process: pid_t
    private var input: Int32
    private var output: Int32
    private var errors: Int32
    private var pending: [UInt8] = []

    /// Starts a program with pipes for its three streams.
    ///
    /// - Parameter ignoresBrokenPipes: Whether it inherits an ignored SIGPIPE, as under some service managers.
    init(
        _ path: String, _ arguments: [String], environment: [String: String] = BuiltProgram.environment,
        in folder: String? = nil, ignoresBrokenPipes: Bool = false
    ) throws {
        (process, input, output, errors) = try Self.startingOne.withLock { _ in
            let (input, output, errors) = (try Pipe(), try Pipe(), try Pipe())
            defer { for descriptor in [input.reading, output.writing, errors.writing] { close(descriptor) } }
            _ = fcntl(input.writing, F_SETFL, O_NONBLOCK)
            let process = try Self.start(
                path, arguments, environment, folder, ignoresBrokenPipes: ignoresBrokenPipes,
                streams: [input.reading, output.writing, errors.writing])
            return (process, input.writing, output.reading, errors.reading)
        }
    }

    /// Starts a program with a separate terminal for output and errors.
    ///
    /// - Parameter typed: What is typed on the terminal; `nil` for empty input that isn't a terminal.
    init(
        onTerminal path: String, _ arguments: [String], environment: [String: String], in folder: String? = nil,
        typing typed: String? = nil
    ) throws {
        (process, output) = try Self.startingOne.withLock { _ in
            var ours: Int32 = 0
            var theirs: Int32 = 0
            guard openpty(&ours, &theirs, nil, nil, nil) == 0 else { throw SystemFailure("openpty") }
            let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
            defer { for descriptor in [theirs, nothing] { close(descriptor) } }
            for descriptor in [ours, theirs] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            let streams = [typed == nil ? nothing : theirs, theirs, theirs]
            let process = try Self.start(
                path, arguments, environment, folder, ignoresBrokenPipes: false, streams: streams)
            return (process, ours)
        }
        (input, errors) = (-1, -1)
        if let typed { _ = typed.withCString { Glibc.write(output, $0, typed.utf8.count) } }
    }

    deinit { for descriptor in [input, output, errors] where descriptor >= 0 { close(descriptor) } }

    /// Writes text to the program's input.
    func write(_ text: String) throws {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            var entry = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
            poll(&entry, 1, -1)
            let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
            guard count >= 0 || errno == EAGAIN else { throw SystemFailure("write") }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// Returns the next line of output, or nil at its end or after two minutes without a line.
    func readLine() throws -> String? {
        while true {
            if let end = pending.firstIndex(of: 0x0A) {
                defer { pending.removeFirst(end + 1) }
                return String(decoding: pending[..<end], as: UTF8.self)
            }
            var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 120_000) > 0 else { return nil }
            guard let chunk = Self.readSome(output), !chunk.isEmpty else { return nil }
            pending += chunk
        }
    }

    /// Closes our end of the program's output, like a reader that stops early.
    func stopReading() {
        close(output)
        output = -1
    }

    /// Writes the input of the program, collects its output, and waits until it exits.
    func finish(feeding bytes: [UInt8] = []) throws -> Finished {
        var rest = bytes[...]
        var said: (output: [UInt8], errors: [UInt8]) = (pending, [])
        if rest.isEmpty { closeInput() }
        while output >= 0 || errors >= 0 || input >= 0 {
            var entries = [
                pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: output, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&entries, 3, -1) >= 0 else { throw SystemFailure("poll") }
            if entries[0].revents != 0 {
                let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
                if count >= 0 { rest = rest.dropFirst(count) }
                if rest.isEmpty || count < 0 && errno != EAGAIN { closeInput() }
            }
            if entries[1].revents != 0 { Self.gather(&said.output, from: &output) }
            if entries[2].revents != 0 { Self.gather(&said.errors, from: &errors) }
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw SystemFailure("waitpid") }
        }
        let signal = status & 0x7F
        return Finished(
            exitCode: signal == 0 ? (status >> 8) & 0xFF : nil, signal: signal == 0 ? nil : signal,
            outputBytes: said.output, errorBytes: said.errors)
    }

    private func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    private static func gather(_ bytes: inout [UInt8], from descriptor: inout Int32) {
        if let chunk = readSome(descriptor), !chunk.isEmpty {
            bytes += chunk
        } else {
            close(descriptor)
            descriptor = -1
        }
    }

    /// A chunk of a stream: empty at its end, nil if its terminal is closed.
    private static func readSome(_ descriptor: Int32) -> [UInt8]? {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
            repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
            initialized = max(0, count)
        }
        return count < 0 ? nil : bytes
    }

    private struct Pipe {
        let reading: Int32
        let writing: Int32

        init() throws {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw SystemFailure("pipe") }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (reading, writing) = (ends[0], ends[1])
        }
    }

    /// Locked while a program starts, so that no program inherits the pipes of another.
    private static let startingOne = Mutex<Void>(())
    private static let ignoresBrokenPipesHere: Void = { _ = Glibc.signal(SIGPIPE, SIG_IGN) }()

    private static func start(
        _ path: String, _ arguments: [String], _ environment: [String: String], _ folder: String?,
        ignoresBrokenPipes: Bool, streams: [Int32]
    ) throws -> pid_t {
        ignoresBrokenPipesHere
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (number, descriptor) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        var restored = sigset_t()
        sigemptyset(&restored)
        if !ignoresBrokenPipes { sigaddset(&restored, SIGPIPE) }
        posix_spawnattr_setsigdefault(&attributes, &restored)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

        let words = (folder.map { ["/usr/bin/env", "-C", $0] } ?? []) + [path] + arguments
        var copies = words.map { strdup($0) } + [nil]
        var settings = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in copies + settings { free(word) } }
        var process: pid_t = 0
        let code = posix_spawnp(&process, words[0], &actions, &attributes, &copies, &settings)
        guard code == 0 else { throw SystemFailure("Can't start \(path)", code) }
        return process
    }
}

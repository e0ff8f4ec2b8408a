// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A program that is run with bytes in memory as its input file, and whose output is limited in time and size.
struct ChildProgram {
    /// The words of the command, the first of which is the program's path.
    let words: [String]
    /// The time limit in seconds.
    let seconds: Double
    /// The maximum size of the output in bytes.
    let maximumBytes: Int

    /// The descriptor at which the program can open its input as a file.
    static let inputDescriptor: Int32 = 3

    #if os(Linux)
        /// Runs the program and returns what it writes to its standard output.
        ///
        /// - Returns: `nil` if it can't be run, fails, takes longer than the limit, or writes more than the maximum.
        func output(of input: [UInt8]) -> [UInt8]? {
            guard let file = Self.fileInMemory() else { return nil }
            defer { close(file) }
            guard Self.fill(file, with: input) else { return nil }
            var pipeEnds: [Int32] = [-1, -1]
            guard pipe(&pipeEnds) == 0 else { return nil }
            defer { close(pipeEnds[0]) }
            for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let process = spawn(input: file, output: pipeEnds[1])
            close(pipeEnds[1])
            guard let process else { return nil }
            let deadline = ContinuousClock.now + .seconds(seconds)
            let output = readToEnd(pipeEnds[0], before: deadline)
            let succeeded = ends(process, before: output == nil ? .now : deadline)
            return succeeded ? output : nil
        }

        /// Waits for a process, and stops it at a deadline; returns whether it succeeded.
        private func ends(_ process: pid_t, before deadline: ContinuousClock.Instant) -> Bool {
            var status: Int32 = 0
            while true {
                let ended = waitpid(process, &status, WNOHANG)
                if ended == process { return status == 0 }
                if ended < 0, errno != EINTR { return false }
                if ContinuousClock.now >= deadline { kill(process, SIGKILL) }
                usleep(1_000)
            }
        }

        /// Opens a file that is in memory and has no name.
        private static func fileInMemory() -> Int32? {
            let name = "/almanac-\(UInt64.random(in: 0...UInt64.max))"
            let file = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
            guard file >= 0 else { return nil }
            shm_unlink(name)
            return file
        }

        private func spawn(input: Int32, output: Int32) -> pid_t? {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            // The output first, because the input may take the descriptor that the output has now.
            posix_spawn_file_actions_adddup2(&actions, output, 1)
            posix_spawn_file_actions_adddup2(&actions, input, Self.inputDescriptor)
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
            var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
            defer { for argument in arguments { free(argument) } }
            var variables: [UnsafeMutablePointer<CChar>?] = [strdup("LC_ALL=C"), nil]
            defer { for variable in variables { free(variable) } }
            var process: pid_t = 0
            return posix_spawn(&process, words[0], &actions, nil, &arguments, &variables) == 0 ? process : nil
        }

        /// Reads to the end; `nil` after a deadline or at more than the maximum.
        private func readToEnd(_ end: Int32, before deadline: ContinuousClock.Instant) -> [UInt8]? {
            var output: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
                guard left > 0 else { return nil }
                var readiness = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
                let ready = poll(&readiness, 1, Int32(min(left.rounded(.up), 60_000)))
                if ready < 0, errno == EINTR { continue }
                guard ready > 0 else { return nil }
                let count = read(end, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { return nil }
                if count == 0 { return output }
                guard output.count + count <= maximumBytes else { return nil }
                output += buffer[..<count]
            }
        }

        private static func fill(_ file: Int32, with bytes: [UInt8]) -> Bool {
            bytes.withUnsafeBytes { buffer in
                var place = 0
                while place < buffer.count, let start = buffer.baseAddress {
                    let count = write(file, start + place, buffer.count - place)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { return false }
                    place += count
                }
                return true
            }
        }
    #else
        /// Returns `nil`: files in memory are a feature of Linux.
        func output(of input: [UInt8]) -> [UInt8]? { nil }
    #endif
}

// SPDX-License-Identifier: Apache-2.0

import Glibc

/// An HTTPS server on this machine that responds to each request with a page, `openssl s_server`.
struct TLSServer {
    /// The port that the system chose.
    let port: UInt16
    /// The path of its self-signed certificate, which is valid only for the host 127.0.0.1.
    let certificate: String

    private let folder: String
    private let process: OpenSSL

    /// Creates a key and a certificate in a temporary folder, and starts a server.
    /// - Throws: ``OpenSSLFailure`` if openssl isn't installed or fails.
    init() throws {
        guard let folder = strdup("/tmp/almanac-tls-XXXXXX") else { throw OpenSSLFailure("strdup") }
        defer { free(folder) }
        guard mkdtemp(folder) != nil else { throw OpenSSLFailure("mkdtemp") }
        self.folder = String(cString: folder)
        let key = "\(self.folder)/key.pem"
        certificate = "\(self.folder)/certificate.pem"
        do {
            var request = try OpenSSL([
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key,
                "-out", certificate, "-days", "1", "-subj", "/CN=test", "-addext", "subjectAltName=IP:127.0.0.1",
            ])
            while request.readLine() != nil {}
            guard request.wait() == 0 else { throw OpenSSLFailure(request.text) }
            var server = try OpenSSL([
                "s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", certificate, "-www",
            ])
            var found: UInt16?
            while found == nil, let line = server.readLine() {
                if line.hasPrefix("ACCEPT ") { found = line.split(separator: ":").last.flatMap { UInt16($0) } }
            }
            process = server
            guard let found else {
                server.end()
                throw OpenSSLFailure(server.text)
            }
            port = found
        } catch {
            Self.remove(self.folder)
            throw error
        }
    }

    /// Ends the server and removes its key and certificate.
    func stop() {
        process.end()
        Self.remove(folder)
    }

    private static func remove(_ folder: String) {
        for file in ["key.pem", "certificate.pem"] { unlink("\(folder)/\(file)") }
        rmdir(folder)
    }
}

/// The program openssl, which runs for at most 2 minutes, so that every wait for it ends.
private struct OpenSSL {
    /// What it printed until now.
    private(set) var text = ""
    private let process: pid_t
    private let output: Int32

    init(_ arguments: [String]) throws {
        var ends: [Int32] = [0, 0]
        // Unlike a pipe, a pair of sockets is never inherited by a program that another test starts at the same time.
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw OpenSSLFailure("socketpair") }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for stream: Int32 in 1...2 { posix_spawn_file_actions_adddup2(&actions, ends[1], stream) }
        // Threads of Dispatch block signals, and the program would inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let command = ["timeout", "-k", "5", "120", "openssl"] + arguments
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        let path = strdup("PATH=/usr/bin:/bin")
        defer { free(path) }
        var process: pid_t = 0
        guard posix_spawn(&process, "/usr/bin/timeout", &actions, &attributes, words, [path, nil]) == 0 else {
            close(ends[0])
            throw OpenSSLFailure("/usr/bin/timeout can't be started.")
        }
        self.process = process
        output = ends[0]
    }

    /// Reads a line; `nil` at the end of the output.
    mutating func readLine() -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while read(output, &byte, 1) == 1 {
            if byte == 0x0A {
                let words = String(decoding: line, as: UTF8.self)
                text += "\(words)\n"
                return words
            }
            line.append(byte)
        }
        return nil
    }

    /// Ends the program.
    func end() {
        kill(process, SIGTERM)
        _ = wait()
    }

    /// Waits until the program ends, and returns its exit code, or -1 if a signal ended it.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        close(output)
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    }
}

/// Why there is no TLS server.
struct OpenSSLFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

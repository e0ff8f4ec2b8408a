// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import Synchronization

/// A server on this machine that gives each connection the same answer.
package final class LoopbackServer: Sendable {
    /// What each connection gets.
    package enum Answer: Sendable {
        /// A status, a body of JSON, and further header lines that each end with CRLF.
        case status(Int, String, headers: String = "")
        /// Unmodified bytes, then the end of the connection.
        case bytes(String)
        /// A status of 200, a body that isn't text, and further header lines that each end with CRLF.
        case data([UInt8], headers: String)
        /// Reads the request and sends no response.
        case silence
        /// The head of an answer, and then a byte now and then.
        case trickle
    }

    private let listener: Int32
    /// The port that the system chose.
    package let port: UInt16
    private let questions = Mutex<[String]>([])
    private let isOpen = Mutex(true)

    /// The heads of the requests that came.
    package var requests: [String] { questions.withLock { $0 } }
    /// Where it listens.
    package var url: String { "http://127.0.0.1:\(port)" }

    /// Starts a server.
    /// - Throws: ``ServerFailure`` when the system gives no port.
    package init(_ answer: Answer) throws {
        let opened = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(opened, pointer, size) == 0 && listen(opened, 8) == 0 && getsockname(opened, pointer, &size) == 0
            }
        }
        guard isListening else { throw ServerFailure(description: String(cString: strerror(errno))) }
        listener = opened
        port = UInt16(bigEndian: address.sin_port)
        Thread.start { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                // A program that a test starts must not keep the connection open.
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                guard isOpen.withLock({ $0 }) else {
                    if connection >= 0 { close(connection) }
                    close(listener)
                    return
                }
                if connection >= 0 { Thread.start { self.serve(connection, answer) } }
            }
        }
    }

    /// Ends the server and frees its port.
    ///
    /// The thread that waits for connections closes the socket: were its number free before that thread knows, it would
    /// wait at the next server's.
    package func stop() {
        isOpen.withLock { isOpen in
            guard isOpen else { return }
            isOpen = false
            shutdown(listener, Int32(SHUT_RDWR))
        }
    }

    private func serve(_ connection: Int32, _ answer: Answer) {
        defer { close(connection) }
        var head: [UInt8] = []
        // Servers without TLS reject a TLS client at its first byte, 22 (RFC 8446, section 5.1).
        while head != [22], !head.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) {
            var byte: UInt8 = 0
            guard recv(connection, &byte, 1, 0) == 1 else { return }
            head.append(byte)
        }
        questions.withLock { $0.append(String(decoding: head, as: UTF8.self)) }
        switch answer {
        case .status(let status, let body, let headers):
            send(
                "HTTP/1.1 \(status) Words\r\nContent-Type: application/json\r\n\(headers)"
                    + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)", to: connection)
        case .bytes(let text): send(text, to: connection)
        case .data(let body, let headers):
            send("HTTP/1.1 200 OK\r\n\(headers)Content-Length: \(body.count)\r\n\r\n", to: connection)
            send(body, to: connection)
        case .silence:
            var byte: UInt8 = 0
            _ = recv(connection, &byte, 1, 0)
        case .trickle:
            send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n", to: connection)
            while send(" ", to: connection) { usleep(20_000) }
        }
    }

    @discardableResult
    private func send(_ text: String, to connection: Int32) -> Bool { send(Array(text.utf8), to: connection) }

    @discardableResult
    private func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// Why there is no server, in the system's words.
package struct ServerFailure: Error, CustomStringConvertible {
    /// The words.
    package let description: String
}

/// Threads of their own, since the server's calls block and a shared pool would run out.
private enum Thread {
    private final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    static func start(_ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        let work = Unmanaged.passRetained(Work(body)).toOpaque()
        let code = pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
                return nil
            }, work)
        if code == 0 { pthread_detach(thread) }
    }
}

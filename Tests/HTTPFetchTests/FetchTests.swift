// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import LoopbackHTTP
import Testing

/// Requests over real connections.
@Suite struct FetchTests {
    @Test func `a request asks for JSON and has no cookies or authentication`() async throws {
        let server = try LoopbackServer(.status(200, "{}", headers: "Set-Cookie: a=b\r\n"))
        defer { server.stop() }
        for _ in 1...2 {
            #expect(try await outcome(of: "http://ann:word@127.0.0.1:\(server.port)/a/../b?c=d") == "200 {}")
        }
        #expect(server.requests.count == 2)
        for request in server.requests {
            let lines = request.split(separator: "\r\n").map { $0.lowercased() }
            #expect(lines.first == "get /a/../b?c=d http/1.1")
            #expect(lines.contains("accept: application/json"))
            #expect(lines.contains("user-agent: almanac"))
            #expect(lines.contains { $0.hasPrefix("accept-encoding: ") && $0.contains("gzip") })
            #expect(!lines.contains { $0.hasPrefix("cookie:") || $0.hasPrefix("authorization:") })
        }
    }

    @Test func `every status is a response`() async throws {
        #expect(try await outcome(of: .status(200, "")) == "200 ")
        #expect(try await outcome(of: .status(404, "gone")) == "404 gone")
        #expect(try await outcome(of: .status(503, "{}")) == "503 {}")
        #expect(try await outcome(of: .bytes("HTTP/1.1 204 No Content\r\n\r\n")) == "204 ")
        #expect(try await outcome(of: .bytes("HTTP/1.0 200 OK\r\n\r\nuntil the end")) == "200 until the end")
        let early = "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
        #expect(try await outcome(of: .bytes(early + "HTTP/1.1 200 OK\r\n\r\n{}")) == "200 {}")
        #expect(
            try await outcome(
                of: .bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n")) == "200 {}")
    }

    @Test func `a redirect isn't followed`() async throws {
        let other = try LoopbackServer(.status(200, "{}"))
        defer { other.stop() }
        #expect(try await outcome(of: .status(302, "", headers: "Location: \(other.url)\r\n")) == "302 ")
        #expect(other.requests == [])
    }

    @Test(arguments: [
        "Content-Length: 10\r\n\r\n", "\r\n", "Transfer-Encoding: chunked\r\n\r\n",
    ])
    func `a body has a maximum size`(headers: String) async throws {
        let body = "0123456789"
        let text = headers.contains("chunked") ? "a\r\n\(body)\r\n0\r\n\r\n" : body
        let answer = LoopbackServer.Answer.bytes("HTTP/1.1 200 OK\r\n\(headers)\(text)")
        #expect(try await outcome(of: answer, upTo: 10) == "200 \(body)")
        #expect(try await outcome(of: answer, upTo: 9) == "too large")
        #expect(try await outcome(of: answer, upTo: 0) == "too large")
    }

    @Test func `a head has a maximum size`() async throws {
        let line = "A: \(String(repeating: "a", count: 50_000))\r\n"
        let head = String(repeating: line, count: 40)
        #expect(try await outcome(of: .bytes("HTTP/1.1 200 OK\r\n\(head)\r\n")) != "200 ")
    }

    /// Made by `gzip.compress(b'{"answer": 42}', 9, mtime=0)` in Python.
    private static let small: [UInt8] = [
        31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 74, 204, 43, 46, 79, 45, 82, 178, 82, 48, 49, 170, 5, 0, 74, 210, 186,
        157, 14, 0, 0, 0,
    ]

    /// 65,536 spaces, made by `gzip.compress(b" " * 65536, 9, mtime=0)` in Python.
    private static let bomb: [UInt8] =
        [31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 237, 193, 129, 0, 0, 0, 0, 128, 32, 149, 253, 41, 23, 169, 10]
        + [UInt8](repeating: 0, count: 63) + [106, 148, 25, 44, 180, 0, 0, 1, 0]

    @Test func `a compressed body is limited by its decompressed size`() async throws {
        let headers = "Content-Encoding: gzip\r\n"
        #expect(try await outcome(of: .data(Self.small, headers: headers)) == "200 {\"answer\": 42}")
        let spaces = String(repeating: " ", count: 65_536)
        #expect(try await outcome(of: .data(Self.bomb, headers: headers), upTo: 65_536) == "200 \(spaces)")
        #expect(try await outcome(of: .data(Self.bomb, headers: headers), upTo: 65_535) == "too large")
        #expect(try await outcome(of: .data(Self.bomb, headers: headers), upTo: 100) == "too large")
        #expect(try await outcome(of: .data([1, 2, 3], headers: headers)) == "its response isn't HTTP")
    }

    @Test(arguments: [
        "Content-Length: 500\r\n\r\n{\"lati", "Transfer-Encoding: chunked\r\n\r\n64\r\n{\"lati",
        "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n", "Content-Length: 500\r\n\r\n",
    ])
    func `a body that ends early is incomplete`(text: String) async throws {
        #expect(try await outcome(of: .bytes("HTTP/1.1 200 OK\r\n\(text)")) == "incomplete")
    }

    @Test(arguments: [
        "", "HTTP/1.1 200", "HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 200 OK\r\nA: b\r\n",
        "HTTP/1.1 100 Continue\r\n\r\n",
    ])
    func `a connection that ends before the body is no response`(text: String) async throws {
        #expect(try await outcome(of: .bytes(text)) == "it closed the connection without a response")
    }

    @Test func `another protocol is no response`() async throws {
        #expect(try await outcome(of: .bytes("garbage\r\n\r\n")) == "its response isn't HTTP")
    }

    @Test func `a server that isn't there is reported in the system's words`() async throws {
        let server = try LoopbackServer(.silence)
        server.stop()
        #expect(try await outcome(of: server.url) == "Connection refused")
        // Without a network, some resolvers wait.
        let unknown = try await outcome(of: "http://no-such-host.invalid")
        #expect(["its name can't be resolved", "timed out"].contains(unknown))
    }

    @Test func `a silent or slow server ends at the time limit`() async throws {
        for answer in [LoopbackServer.Answer.silence, .trickle] {
            #expect(try await outcome(of: answer, timeout: 0.3) == "timed out")
            let server = try LoopbackServer(answer)
            defer { server.stop() }
            let error = await #expect(throws: ComputationError.self) {
                try await outcome(of: server.url, in: Context(deadline: .now + .milliseconds(300)))
            }
            #expect(error?.code == .deadline)
        }
    }

    @Test func `a cancelled request ends promptly`() async throws {
        for answer in [LoopbackServer.Answer.silence, .trickle] {
            let server = try LoopbackServer(answer)
            defer { server.stop() }
            let url = server.url
            let task = Task { try await outcome(of: url, timeout: 600) }
            while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
            let start = ContinuousClock.now
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(ContinuousClock.now - start < .seconds(60))
        }
    }

    @Test func `a task that is already cancelled sends nothing`() async throws {
        let server = try LoopbackServer(.status(200, "{}"))
        defer { server.stop() }
        let url = server.url
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await outcome(of: url)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(server.requests == [])
    }

    @Test func `many requests at once succeed`() async throws {
        let server = try LoopbackServer(.status(200, "{}"))
        defer { server.stop() }
        let url = server.url
        let outcomes = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 1...40 { group.addTask { try await outcome(of: url) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes == Array(repeating: "200 {}", count: 40))
        #expect(server.requests.count == 40)
    }
}

// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import LoopbackHTTP
import Testing

/// Requests over TLS, and what they need of this system.
@Suite struct TLSTests {
    @Test func `a server without TLS is reported`() async throws {
        let server = try LoopbackServer(.status(400, ""))
        defer { server.stop() }
        #expect(try await outcome(of: "https://127.0.0.1:\(server.port)") == "the TLS handshake failed")
        #expect(server.requests.count == 1)
    }

    @Test func `a server with a trusted certificate is accepted`() async throws {
        let server = try TLSServer()
        defer { server.stop() }
        let page = try await outcome(of: "https://127.0.0.1:\(server.port)", certificates: server.certificate)
        #expect(page.hasPrefix("200 <HTML>"), "\(page)")
    }

    @Test func `a server with an unknown certificate is rejected`() async throws {
        let server = try TLSServer()
        defer { server.stop() }
        #expect(try await outcome(of: "https://127.0.0.1:\(server.port)") == "its certificate can't be verified")
    }

    @Test func `a server with a certificate for another host is rejected`() async throws {
        let server = try TLSServer()
        defer { server.stop() }
        let words = try await outcome(of: "https://localhost:\(server.port)", certificates: server.certificate)
        #expect(words == "its certificate can't be verified")
    }

    @Test func `a system without certificates is reported`() async throws {
        let server = try LoopbackServer(.silence)
        defer { server.stop() }
        let words = try await outcome(of: "https://127.0.0.1:\(server.port)", certificates: "/no-such-file")
        #expect(words == "this system has no CA certificates (Debian: ca-certificates)")
    }

    /// The C library lacks the functions, like an old libcurl.
    @Test(arguments: ["libno-such-library.so.4", "libc.so.6"])
    func `a missing or old library is reported`(library: String) async throws {
        let server = try LoopbackServer(.status(200, "{}"))
        defer { server.stop() }
        let error = await #expect(throws: ComputationError.self) {
            try await outcome(of: server.url, library: library)
        }
        #expect(error?.code == .unavailable)
        #expect(
            error?.message == "HTTP requests need libcurl 7.66 or later, which isn't installed (libcurl4 on Debian).")
        #expect(server.requests == [])
        #expect(try await outcome(of: server.url) == "200 {}")
    }
}

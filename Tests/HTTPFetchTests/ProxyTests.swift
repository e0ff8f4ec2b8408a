// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import LoopbackHTTP
import Testing

/// Requests through a proxy on this machine.
@Suite struct ProxyTests {
    @Test(arguments: ["http_proxy", "all_proxy", "ALL_PROXY"])
    func `a proxy receives the whole address`(variable: String) async throws {
        let proxy = try LoopbackServer(.status(200, "{}"))
        defer { proxy.stop() }
        let others = ["https_proxy": "http://127.0.0.1:1", "HTTP_PROXY": "http://127.0.0.1:1", "http_proxy": ""]
        for address in [proxy.url, "\(proxy.url)/", "127.0.0.1:\(proxy.port)", "HTTP://127.0.0.1:\(proxy.port)"] {
            let variables = others.merging([variable: address]) { $1 }
            #expect(try await outcome(of: "http://api.example/v1?a=b", variables) == "200 {}")
        }
        #expect(proxy.requests.count == 4)
        for request in proxy.requests {
            #expect(request.hasPrefix("GET http://api.example/v1?a=b HTTP/1.1\r\n"), "\(request)")
            #expect(!request.contains("Authorization"))
        }
    }

    @Test(arguments: ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"])
    func `HTTPS requests use CONNECT`(variable: String) async throws {
        let proxy = try LoopbackServer(.status(407, "", headers: "Proxy-Authenticate: Basic\r\n"))
        defer { proxy.stop() }
        let variables = ["http_proxy": "http://127.0.0.1:1", variable: proxy.url]
        let words = try await outcome(of: "https://api.example/v1?a=b", variables)
        #expect(words == "the proxy responded with status 407")
        let request = try #require(proxy.requests.first)
        #expect(proxy.requests.count == 1)
        #expect(request.hasPrefix("CONNECT api.example:443 HTTP/1.1\r\n"))
        #expect(!request.contains("a=b"))
    }

    @Test func `the lowercase variable takes precedence`() async throws {
        let proxy = try LoopbackServer(.status(407, ""))
        defer { proxy.stop() }
        let variables = [
            "https_proxy": proxy.url, "HTTPS_PROXY": "http://127.0.0.1:1", "ALL_PROXY": "http://127.0.0.1:1",
        ]
        #expect(try await outcome(of: "https://api.example", variables) == "the proxy responded with status 407")
    }

    @Test func `a header of a request can't name a proxy`() async throws {
        let server = try LoopbackServer(.status(200, "{}"))
        let proxy = try LoopbackServer(.status(200, "proxy"))
        defer {
            server.stop()
            proxy.stop()
        }
        #expect(try await outcome(of: server.url, ["HTTP_PROXY": proxy.url]) == "200 {}")
        #expect(proxy.requests == [])
    }

    @Test(arguments: [
        ("no_proxy", "127.0.0.1", true), ("NO_PROXY", "127.0.0.1", true), ("NO_PROXY", "*", true),
        ("NO_PROXY", "api.example, 127.0.0.1", true), ("NO_PROXY", "", false),
        ("NO_PROXY", "api.example", false), ("NO_PROXY", "27.0.0.1", false),
    ])
    func `listed hosts are connected to directly`(variable: String, list: String, isDirect: Bool) async throws {
        let server = try LoopbackServer(.status(200, "server"))
        let proxy = try LoopbackServer(.status(200, "proxy"))
        defer {
            server.stop()
            proxy.stop()
        }
        let words = try await outcome(of: server.url, ["http_proxy": proxy.url, variable: list])
        #expect(words == (isDirect ? "200 server" : "200 proxy"))
    }

    @Test(arguments: [
        ("API.example", true), ("example", true), (".example", true), ("pi.example", false), ("example.org", false),
    ])
    func `domains are listed with their subdomains`(list: String, isDirect: Bool) async throws {
        let proxy = try LoopbackServer(.status(200, "proxy"))
        defer { proxy.stop() }
        // The direct connection fails, since the domain doesn't exist (RFC 2606).
        let words = try await outcome(
            of: "http://api.example", timeout: 5, ["http_proxy": proxy.url, "NO_PROXY": list])
        #expect((words != "200 proxy") == isDirect, "\(words)")
        #expect(proxy.requests.isEmpty == isDirect)
    }

    @Test(arguments: [
        "http://:PORT", "http://127.0.0.1:0", "http://127.0.0.1:", "http://", "ftp://127.0.0.1:PORT", "127.0.0.1/PORT",
        "http://127.0.0.1:PORT/path", "http://127.0.0.1:PORT?a", "http://127.0.0.1:PORT#a", "http://127.0.0.1:99999",
        "http:/127.0.0.1:PORT", "http;//127.0.0.1:PORT", "http://127.0.0.1:PORT ", " 127.0.0.1:PORT",
        "127.0.0.1:PORT\n", "http://a:b@c@127.0.0.1:PORT", "http://a:80#b@127.0.0.1:PORT",
        "http://a:80/b@127.0.0.1:PORT", "http://[::1:PORT", "http://pröxy.example:PORT", "://127.0.0.1:PORT",
        "http://a%0d%0ab:x@127.0.0.1:PORT", "http://a%00b@127.0.0.1:PORT", "socks5h://a%0d%0a@127.0.0.1:PORT",
        "http://a:x%7F@127.0.0.1:PORT", "http://%zz@127.0.0.1:PORT", "http://a%@127.0.0.1:PORT",
        "http://127.0.0%2E1:PORT",
    ])
    func `a request never bypasses a proxy that can't be used`(address: String) async throws {
        let server = try LoopbackServer(.status(200, "server"))
        let proxy = try LoopbackServer(.status(200, "proxy"))
        defer {
            server.stop()
            proxy.stop()
        }
        let value = address.replacing("PORT", with: "\(proxy.port)")
        for variable in ["http_proxy", "ALL_PROXY"] {
            let error = await #expect(throws: ComputationError.self) {
                try await outcome(of: server.url, [variable: value])
            }
            #expect(error?.code == .unavailable)
            #expect(
                error?.message
                    == "\(variable) names a proxy that can't be used. Expected an address such as "
                    + "http://proxy.example:3128. Nothing was sent.")
        }
        #expect(server.requests == [] && proxy.requests == [])
    }

    @Test(arguments: ["http", "https", "socks4", "socks4a", "socks5", "socks5h", "SOCKS5"])
    func `a request never bypasses a proxy that isn't there`(scheme: String) async throws {
        let server = try LoopbackServer(.status(200, "server"))
        let proxy = try LoopbackServer(.silence)
        defer { server.stop() }
        proxy.stop()
        let words = try await outcome(of: server.url, ["http_proxy": "\(scheme)://127.0.0.1:\(proxy.port)"])
        #expect(words == "Connection refused")
        #expect(server.requests == [])
    }

    @Test func `an unknown proxy is reported`() async throws {
        let words = try await outcome(of: "http://127.0.0.1:1", ["http_proxy": "http://no-such-host.invalid:80"])
        #expect(["the proxy's name can't be resolved", "timed out"].contains(words))
    }

    @Test func `credentials of a proxy are decoded`() async throws {
        let proxy = try LoopbackServer(.status(200, "{}"))
        defer { proxy.stop() }
        let address = "http://ann:p%40ss:word@127.0.0.1:\(proxy.port)"
        #expect(try await outcome(of: "http://api.example", ["http_proxy": address]) == "200 {}")
        // printf 'ann:p@ss:word' | base64
        #expect(proxy.requests.first?.contains("\r\nProxy-Authorization: Basic YW5uOnBAc3M6d29yZA==\r\n") == true)
    }
}
